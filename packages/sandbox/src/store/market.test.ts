import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert, getText, type StoreCurrency, toMajor } from './market.ts'

const pound: StoreCurrency = {
  code: 'GBP',
  name: 'Pound',
  symbol: '£',
  rate: 1,
  decimals: 2,
  priced: true,
  type: 'base',
}
const euro: StoreCurrency = { ...pound, code: 'EUR', rate: 1.17, priced: false, type: 'display' }
const yen: StoreCurrency = { ...pound, code: 'JPY', rate: 195.5, decimals: 0, priced: false }

describe('money', () => {
  test.each([
    [650, pound, 650, 6.5],
    [650, euro, 761, 7.61],
    [650, yen, 1271, 1271],
    [50, euro, 59, 0.59],
    [0, euro, 0, 0],
  ])('%i pence in %o', (amount, currency, minor, major) => {
    const converted = convert(amount, { currency, baseCurrency: pound })
    expect(converted).toBe(minor)
    expect(toMajor(converted, currency)).toBe(major)
  })

  test('converted amounts are whole minor units with an error of at most one half', () => {
    assert(
      property(integer({ min: 0, max: 10_000_000 }), (amount) => {
        const converted = convert(amount, { currency: euro, baseCurrency: pound })
        expect(Number.isInteger(converted)).toBe(true)
        expect(Math.abs(converted - amount * 1.17)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })
})

test('a text that is missing in one language is that of the next', () => {
  const text = { en: 'Soap', fr: '', de: 'Seife' }
  expect(getText(text, { locales: ['de', 'en'] })).toBe('Seife')
  expect(getText(text, { locales: ['fr', 'de', 'en'] })).toBe('Seife')
  expect(getText(text, { locales: ['pt'] })).toBe('Soap')
  expect(getText(undefined, { locales: ['en'] })).toBeUndefined()
})
