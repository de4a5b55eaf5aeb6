/** Sentences of the board, put together from the catalogue's messages. */
import type { Words } from '../../kit/board'
import type { Feature, Scoring } from './wire'

/** What a tile is called; one of an owner's own list by its id. */
export function tileWords(speak: Words, id: string): string {
  return speak.has(`name-${id}`) ? speak.say(`name-${id}`) : id
}

/** “Rail: 4 tiles, 1 locomotive”. */
export function featureWords(speak: Words, feature: Feature | Scoring): string {
  const figures = Object.entries(feature).filter(([, figure]) => typeof figure === 'number')
  return speak.say(`board-${feature.land}`, Object.fromEntries(figures))
}

/** Whose it is: “Ann 2, Ben 1”, or nobody's. */
export function ownerWords(speak: Words, feature: Feature): string {
  const all = feature.cowboys.map((cowboys, seat) => ({ cowboys, seat })).filter(({ cowboys }) => cowboys > 0)
  return all.length ? all.map(({ cowboys, seat }) => `${speak.name(seat)} ${cowboys}`).join(', ') : speak.say('board-nobody')
}

/** All of it in one sentence, for those who hear it. */
export function featureLabel(speak: Words, feature: Feature): string {
  return `${featureWords(speak, feature)}. ${speak.say('count-points', { points: feature.worth })}. ${ownerWords(speak, feature)}`
}

/** Why a feature brought what it brought. */
export function whyWords(speak: Words, scoring: Scoring): string {
  const { tiles: _, cowboys: __, winners: ___, seat: ____, segment: _____, ...figures } = scoring
  return speak.say(`why-${scoring.rule}`, figures)
}
