import { expect, it } from 'vitest'
import { getPageTitle } from './page-title.ts'

it.each([
  ['the meta title', ['Soap, cold-pressed', 'Soap'], 'Sorrel', 'Soap, cold-pressed | Sorrel'],
  ['the name without a meta title', [undefined, 'Soap'], 'Sorrel', 'Soap | Sorrel'],
  ['the name when the meta title is blank', ['  ', null, ' Soap '], 'Sorrel', 'Soap | Sorrel'],
  ['the store alone', [undefined], 'Sorrel', 'Sorrel'],
  ['the store once', ['Sorrel'], 'Sorrel', 'Sorrel'],
  ['a store without a name', ['Soap'], ' ', 'Soap'],
  ['nothing at all', [], '', ''],
])('%s', (_name, titles, storeName, expected) => {
  expect(getPageTitle({ titles, storeName })).toBe(expected)
})
