/** The map in words, for those who hear it: what a tile is and joins, and what a place for one lies beside. */
import type { Words } from '../../kit/board'
import type { Atlas } from './features'
import { SIDES, type Segment } from './tiles'
import { parseCowboy, parseSpot, spotName } from './view'
import type { Feature, Laid, Land } from './wire'
import { featureLabel, tileWords } from './words'

const LAND_OF: Record<string, Land> = { P: 'prairie', R: 'rail', M: 'mountain' }
const STEPS = [[0, 1], [1, 0], [0, -1], [-1, 0]] as const // to the north, east, south, west // prettier-ignore

/** A feature runs over many tiles and is put into words once. */
function told(atlas: Atlas, speak: Words): (feature: Feature) => string {
  const { known } = labels.get(atlas)?.speak === speak ? labels.get(atlas)! : { known: new Map<Feature, string>() }
  labels.set(atlas, { speak, known })
  return (feature) => {
    const label = known.get(feature) ?? featureLabel(speak, feature)
    known.set(feature, label)
    return label
  }
}
const labels = new WeakMap<Atlas, { speak: Words; known: Map<Feature, string> }>()

/** “(1, 2): curve. North: rail; east: prairie; … Rail: 4 tiles, … Ann: farmer.” */
export function tileLabel(atlas: Atlas, laid: Laid, speak: Words): string {
  const { x, y, tile, rotation } = laid
  const { edges, segments } = atlas.box.turned(tile, rotation)
  const sides = SIDES.map((side, n) => `${speak.named(side)} ${speak.named(LAND_OF[edges[n]!] ?? '')}`).join(', ')
  const features = new Set(segments.map(({ where }) => atlas.feature(spotName(x, y, where))).filter((feature) => feature !== undefined))
  const standing = atlas.view.players.flatMap((player, seat) => [
    ...player.cowboys.map(parseCowboy).filter(({ at }) => isAt(laid, at)).map(({ job }) => `${speak.name(seat)}: ${speak.named(job)}`),
    ...(player.tent && isAt(laid, player.tent) ? [`${speak.name(seat)}: ${speak.say('board-tent')}`] : []),
  ]) // prettier-ignore
  return [`${speak.say('spot', { x, y })}: ${tileWords(speak, tile)}`, sides, ...[...features].map(told(atlas, speak)), ...standing].join('. ')
}

/** What a tile joins that is laid there, side by side: “north: Rail: 4 tiles, …”. */
export function joinLabel(atlas: Atlas, { x, y }: { x: number; y: number }, speak: Words): string {
  return SIDES.flatMap((side, n) => {
    const [dx, dy] = STEPS[n]!
    const feature = featureBeside(atlas, x + dx, y + dy, (n + 2) % 4)
    return feature ? [`${speak.named(side)}: ${featureLabel(speak, feature)}`] : []
  }).join('. ')
}

/** Where a feature lies: “(0, 0), (1, 0)”. */
export function placesOf(atlas: Atlas, feature: Feature, speak: Words): string {
  return atlas.cellsOf(feature).map(({ x, y }) => speak.say('spot', { x, y })).join(', ') // prettier-ignore
}

/** What meets that side of the tile there; beside a rail its prairies are left out. */
function featureBeside(atlas: Atlas, x: number, y: number, side: number): Feature | undefined {
  const laid = atlas.laid(x, y)
  const meets = ({ sides, halves }: Segment) => sides.includes(side) || halves.includes(2 * side)
  const segment = laid && atlas.box.turned(laid.tile, laid.rotation).segments.find(meets) // rails and mountains come first
  return segment && atlas.feature(spotName(x, y, segment.where))
}

function isAt(laid: Laid, name: string): boolean {
  const { x, y } = parseSpot(name)
  return x === laid.x && y === laid.y
}
