import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAmounts, getSign } from './amounts.ts'

test.each([
  ['en', 'Add to bag · £6.50', [{ sign: '£', value: 6.5 }]],
  [
    'en',
    'From £1,234.50 to US$3',
    [
      { sign: '£', value: 1234.5 },
      { sign: 'US$', value: 3 },
    ],
  ],
  ['de', 'Gesamt 1.234,50 € für 3 Stück', [{ sign: '€', value: 1234.5 }]],
  ['en', '¥650, 4 left', [{ sign: '¥', value: 650 }]],
  ['fr', '6,50 GBP', [{ sign: 'GBP', value: 6.5 }]],
  ['en', 'Made in 2026 by ABC 12', []],
])('in %s, “%s” says its amounts', (language, text, amounts) => {
  expect(findAmounts(text, language)).toEqual(amounts)
})

test('an amount that a language writes is read as it was', () => {
  const money = fc.record({
    language: fc.constantFrom('en', 'de', 'fr', 'pl'),
    currency: fc.constantFrom('GBP', 'EUR', 'USD', 'JPY'),
    cents: fc.integer({ min: 0, max: 99_999_999 }),
  })
  fc.assert(
    fc.property(money, ({ language, currency, cents }) => {
      const value = currency === 'JPY' ? cents : cents / 100
      const text = new Intl.NumberFormat(language, { style: 'currency', currency }).format(value)
      expect(findAmounts(text, language)).toEqual([{ sign: getSign(currency, language), value }])
    }),
  )
})
