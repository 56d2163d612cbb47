import { expect, test } from 'vitest'
import { parseSearch, toSearchText } from './search.ts'

const text = toSearchText([
  'Crème pour les mains',
  '<p>Au <strong>beurre</strong> de karité</p>',
  'SKU-042',
  undefined,
])

test.each([
  ['', true],
  ['   ', true],
  [null, true],
  ['creme', true],
  ['CRÈME mains', true],
  ['mains creme beurre', true],
  ['sku-042', true],
  ['042', true],
  ['mai', true],
  ['ains', false],
  ['mains eurre', false],
  ['strong', false],
  ['creme pieds', false],
])('"%s" → %s', (search, expected) => {
  expect(parseSearch(search)(text)).toBe(expected)
})
