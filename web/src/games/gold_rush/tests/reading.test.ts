/** The map for those who hear it, on faces that the engine gave. */
import { describe, expect, it } from 'vitest'
import catalogue from '../../../../../src/saloon/words/en/gold_rush.ftl?raw'
import { makeBundle, Words } from '../../../kit/words'
import { Atlas } from '../features'
import { joinLabel, placesOf, tileLabel } from '../reading'
import { PRINTED } from '../tiles'
import type { View } from '../wire'
import recorded from './faces.json'

const { view } = (recorded as unknown as Record<string, { view: View }>)['2-place-3']!
const atlas = new Atlas(view, PRINTED)
const speak = new Words('en', makeBundle('en', [catalogue]), {}, ['Ann', 'Ben'], 0)
const at = (x: number, y: number) => view.map.find((laid) => laid.x === x && laid.y === y)!

describe('a tile', () => {
  it('tells its edges, what it is part of, and who stands there', () => {
    const start = tileLabel(atlas, at(0, 0), speak)
    expect(start).toMatch(/^\(0, 0\): .*\. north mountain, east rail, south prairie, west rail\. /)
    expect(start).toContain('Mountain: 2 nuggets, 2 tokens. 2 points. Nobody')
    expect(start).toContain('Ben: Tent')
    expect(tileLabel(atlas, at(0, 1), speak)).toContain('Ann: farmer')
    expect(start).not.toContain('Ann: farmer')
  })
})

describe('a place for a tile', () => {
  it('tells what it would join, side by side', () => {
    expect(joinLabel(atlas, { x: 1, y: 0 }, speak)).toBe('west: Rail: 2 tiles, no locomotive. 2 points. Nobody')
    expect(joinLabel(atlas, { x: 0, y: 2 }, speak)).toMatch(/^south: /)
    expect(joinLabel(atlas, { x: 9, y: 9 }, speak)).toBe('')
  })
})

describe('a feature', () => {
  it('tells where it lies', () => {
    const mountain = view.features.find(({ land }) => land === 'mountain')!
    expect(placesOf(atlas, mountain, speak)).toBe('(0, 0), (0, 1)')
  })
})
