/** What is kept has a bound. */
import { expect, it } from 'vitest'
import { Kept } from '../src/kit/kept'

it('makes a thing once, and forgets the oldest when there are too many', () => {
  const made: string[] = []
  const kept = new Kept<string>(2)
  const get = (key: string) => kept.get(key, () => (made.push(key), key.toUpperCase()))
  expect(['a', 'b', 'a'].map(get)).toEqual(['A', 'B', 'A'])
  expect(made).toEqual(['a', 'b'])
  get('c')
  expect(get('b')).toBe('B')
  get('a')
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
