import { expect, it } from 'vitest'
import { patched } from '../src/kit/patch'

it('adds, removes and replaces, in objects and arrays', () => {
  const old = { a: 1, list: [{ n: 1 }, { n: 2 }, { n: 3 }], 'x/y~z': { deep: true } }
  const found = patched(old as unknown, [
    { op: 'replace', path: '/a', value: 2 },
    { op: 'add', path: '/b', value: null },
    { op: 'remove', path: '/list/0' },
    { op: 'replace', path: '/list/0/n', value: 20 },
    { op: 'add', path: '/list/1', value: { n: 2.5 } },
    { op: 'add', path: '/list/3', value: { n: 4 } },
    { op: 'remove', path: '/x~1y~0z/deep' },
  ])
  expect(found).toEqual({ a: 2, b: null, list: [{ n: 20 }, { n: 2.5 }, { n: 3 }, { n: 4 }], 'x/y~z': {} })
})
it('leaves the old value as it was, and shares what did not change', () => {
  const old = { kept: { deep: [1] }, list: [{ n: 1 }, { n: 2 }] }
  const found = patched(old, [{ op: 'replace', path: '/list/1/n', value: 3 }])
  expect(old).toEqual({ kept: { deep: [1] }, list: [{ n: 1 }, { n: 2 }] })
  expect(found.kept).toBe(old.kept)
  expect(found.list[0]).toBe(old.list[0])
  expect(found.list[1]).toEqual({ n: 3 })
})
