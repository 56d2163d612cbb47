import { expect, test } from 'vitest'
import { findValues } from './find-values.ts'

const CHOICES = ['Crème de jour', 'Savon à l’huile', 'Große Bürste'].map((label) => ({
  value: label,
  label,
  isChosen: false,
}))

test.each([
  ['creme', ['Crème de jour']],
  ['SAVON', ['Savon à l’huile']],
  ['jour creme', ['Crème de jour']],
  ['burste', ['Große Bürste']],
  ['xyz', []],
])('%s finds %j, whatever the accents, the case and the order of words', (text, found) => {
  expect([...(findValues(CHOICES, text) ?? [])]).toEqual(found)
})

test('an empty text finds nothing in particular', () => {
  expect(findValues(CHOICES, '  ')).toBeUndefined()
})
