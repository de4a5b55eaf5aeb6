/** How the fields of a building are laid out on its tile. */
import { LEAST_SCALE, signsOf, widthOf } from './effectSigns'
import type { Building, Effect } from './parts'

export const TILE_WIDTH = 124
export const TILE_HEIGHT = 78
export const STRIP = 20 // with the name, above the fields
const GAP = 5
const SLASH = 9

export interface PlacedEffect {
  effect: Effect
  x: number // around the tile's middle
  y: number
  width: number
  height: number
  scale: number
  or: boolean // one of two: a slash stands before it
}

const widthOfField = (field: readonly Effect[]) => field.reduce((sum, effect) => sum + widthOf(signsOf(effect)), 0) + (field.length - 1) * SLASH

/** Every effect of the tile with its place: in one row if there is room, otherwise in two. */
export function placeEffects({ fields }: Building): PlacedEffect[] {
  const room = TILE_WIDTH - 4
  const whole = fields.reduce((sum, field) => sum + widthOfField(field) + GAP, -GAP)
  const rows: Effect[][][] = whole * LEAST_SCALE <= room || fields.length === 1 ? [fields] : fields.length === 3 ? [fields.slice(0, 1), fields.slice(1)] : fields.map((field) => [field])
  const top = -TILE_HEIGHT / 2 + STRIP
  const height = (TILE_HEIGHT - STRIP - 2) / rows.length
  return rows.flatMap((row, n) => {
    const wide = row.reduce((sum, field) => sum + widthOfField(field) + GAP, -GAP)
    const scale = Math.min(room / wide, rows.length === 1 ? 1.7 : LEAST_SCALE)
    let x = (-wide * scale) / 2
    return row.flatMap((field) => {
      const placed = field.map((effect, k) => {
        if (k > 0) x += SLASH * scale
        const width = widthOf(signsOf(effect)) * scale
        x += width
        return { effect, x: x - width / 2, y: top + height * (n + 0.5), width, height: Math.min(height, 26 * scale), scale, or: k > 0 }
      })
      x += GAP * scale
      return placed
    })
  })
}
