import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampNumber, readNumber } from './number-rule.ts'

test.each([
  ['5', 5],
  [' 7 ', 7],
  ['0', 0],
  ['05', 5],
  ['2.9', 2.9],
  ['120', 120],
  ['٣', 3],
  ['１２', 12],
  ['𝟘𝟡', 9],
  ['-3', undefined],
  ['-0', undefined],
  ['many', undefined],
  ['1x', undefined],
  ['', undefined],
  ['Infinity', undefined],
])('%j is %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('a range whose maximum is below its minimum contains only the minimum', () => {
  expect(clampNumber(5, { min: 3, max: 0 })).toBe(3)
})

test('any typed text is a number from 0 on, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const value = readNumber(text) ?? 0
      expect(Number.isFinite(value) && value >= 0).toBe(true)
    }),
  )
})

test('a number in the range stays as it is, whatever its digits', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.constantFrom('ar-EG', 'hi-IN-u-nu-deva', 'fa', 'en'), (value, locale) => {
      const text = new Intl.NumberFormat(locale, { useGrouping: false }).format(value)
      expect(readNumber(text)).toBe(value)
    }),
  )
})
