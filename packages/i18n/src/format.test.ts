import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate, formatMoney, formatNumber } from './format.ts'

describe('formatMoney', () => {
  test.each([
    [{ amount: 6.5, currency: 'GBP', locale: 'en' }, '£6.50'],
    [{ amount: 1234.5, currency: 'USD', locale: 'en' }, '$1,234.50'],
    [{ amount: 30, currency: 'GBP', locale: 'en', decimals: 0 }, '£30'],
    [{ amount: 6.5, currency: 'EUR', locale: 'fr' }, '6,50\u00a0€'],
    [{ amount: 1234.5, currency: 'EUR', locale: 'de' }, '1.234,50\u00a0€'],
    [{ amount: 500, currency: 'JPY', locale: 'en' }, '¥500'],
    [{ amount: 1.5, currency: 'KWD', locale: 'en' }, 'KWD\u00a01.500'],
    [{ amount: 500, currency: 'JPY', locale: 'en', decimals: 0 }, '¥500'],
    [{ amount: -2, currency: 'GBP', locale: 'en' }, '-£2.00'],
    [{ amount: 2, currency: 'points', locale: 'en' }, 'points 2.00'],
    [{ amount: 2, currency: '', locale: 'en' }, '2.00'],
  ])('%j', (options, expected) => {
    expect(formatMoney(options)).toBe(expected)
  })

  test('never throws, whatever currency a store names', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.string(),
        fc.string(),
        fc.double(),
        (amount, currency, locale, decimals) => {
          expect(formatMoney({ amount, currency, locale, decimals })).not.toBe('')
        },
      ),
    )
  })
})

test('formatNumber', () => {
  expect(formatNumber({ value: 4.75, locale: 'de', maximumFractionDigits: 1 })).toBe('4,8')
})

describe('dates', () => {
  const date = '2026-11-21T23:30:00Z'

  test.each([
    ['en', '21 November 2026'],
    ['fr', '21 novembre 2026'],
    ['de', '21. November 2026'],
  ])('in %s', (locale, day) => {
    expect(formatDate({ date, locale })).toBe(day)
  })

  test('the day depends on the time zone asked for', () => {
    expect(formatDate({ date, locale: 'en', timeZone: 'Europe/Berlin' })).toBe('22 November 2026')
  })

  test('a text that is no date gives an empty text', () => {
    expect(formatDate({ date: 'soon', locale: 'en' })).toBe('')
    expect(formatDate({ date: '', locale: 'en' })).toBe('')
  })
})
