import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampNumber, readNumber } from './number-rule.ts'

const range = { min: 1, max: 99 }

test.each([
  ['5', 5],
  [' 7 ', 7],
  ['0', 1],
  ['-3', 1],
  ['120', 99],
  ['2.9', 2],
  ['many', 1],
  ['', 1],
  ['Infinity', 1],
])('%j becomes %i', (text, value) => {
  expect(readNumber(text, range)).toBe(value)
})

test('a range whose maximum is below its minimum contains only the minimum', () => {
  expect(clampNumber(5, { min: 3, max: 0 })).toBe(3)
})

test('any typed text becomes a number in the range', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = readNumber(text, range)
      expect(Number.isInteger(value) && value >= range.min && value <= range.max).toBe(true)
    }),
  )
})
