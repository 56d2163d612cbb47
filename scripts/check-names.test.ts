import { expect, test } from 'vitest'
import { compareNames, readNames } from './check-names.ts'

test('types, values and names of other files are public names', () => {
  const text = `export type A = 1
    export interface B {}
    export const c = 1, d = 2
    export { e as f } from './e.ts'`
  expect(readNames('a.ts', text)).toBe('A B c d f')
})

test('a file that exports all of another one is refused: its names are unknown', () => {
  expect(() => readNames('a.ts', `export * from './b.ts'`)).toThrow('export * hides names')
})

test('names and modules that came and went are named', () => {
  const listed = { '@sorrel/a/one': 'kept gone', '@sorrel/a/two': 'x' }
  expect(compareNames(listed, { '@sorrel/a/one': 'kept come', '@sorrel/a/three': 'y' })).toEqual([
    '@sorrel/a/one: −gone +come',
    '@sorrel/a/two: −x',
    '@sorrel/a/three: +y',
  ])
  expect(compareNames(listed, listed)).toEqual([])
})
