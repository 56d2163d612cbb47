import { expect, test } from 'vitest'
import { filterOptions } from './filter-options.ts'

const options = ['Austria', 'Côte d’Ivoire', 'Germany'].map((value) => ({ value }))
const toValues = (text: string): readonly string[] => filterOptions(options, text).map(({ value }) => value)

test('case and accents are ignored', () => {
  expect(toValues('COTE')).toEqual(['Côte d’Ivoire'])
})

test('an empty text and a chosen option show everything', () => {
  expect(toValues('  ')).toHaveLength(3)
  expect(toValues('Germany')).toHaveLength(3)
})

test('without a match the list is empty', () => {
  expect(toValues('xyz')).toEqual([])
})
