import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['5', 'en', 5],
  [' 7 ', 'en', 7],
  ['0', 'en', 0],
  ['05', 'en', 5],
  ['2.9', 'en', 2.9],
  ['2,9', 'de', 2.9],
  ['1.200', 'de', 1200],
  ['1,200', 'en', 1200],
  ['٣', 'en', 3],
  ['٣', 'ar-EG', 3],
  ['١٬٢٠٠', 'ar-EG', 1200],
  ['１２', 'en', 12],
  ['-3', 'en', undefined],
  ['-0', 'en', undefined],
  ['many', 'en', undefined],
  ['1x', 'en', undefined],
  ['', 'en', undefined],
  ['Infinity', 'en', undefined],
])('%j in %s is %s', (text, locale, value) => {
  expect(readNumber(text, locale)).toBe(value)
})

test('any typed text is a number from 0 on, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('de', 'en'), (text, locale) => {
      const value = readNumber(text, locale) ?? 0
      expect(Number.isFinite(value) && value >= 0).toBe(true)
    }),
  )
})

test('a number stays as it is in the digits of its language, grouped or not', () => {
  const locales = fc.constantFrom('ar-EG', 'hi-IN-u-nu-deva', 'fa', 'de', 'fr-FR', 'en')
  fc.assert(
    fc.property(fc.nat(99_999), locales, fc.boolean(), (value, locale, useGrouping) => {
      const text = new Intl.NumberFormat(locale, { useGrouping }).format(value)
      expect(readNumber(text, locale)).toBe(value)
    }),
  )
})
