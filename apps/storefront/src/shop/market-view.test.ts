import { expect, it } from 'vitest'
import { getMarketView } from './market-view.ts'

const market = {
  locale: 'en',
  defaultLocale: 'en',
  currency: 'GBP',
  currencies: [],
}

it.each([
  ['en', '/cart', '/cart'],
  ['fr', '/cart', '/fr/cart'],
  ['fr', 'https://example.com/cart', 'https://example.com/cart'],
])('in %s leads from %s to %s', (locale, path, href) => {
  expect(getMarketView({ ...market, locale }).toHref(path)).toBe(href)
})

const { formatPrice } = getMarketView({
  ...market,
  currencies: [
    { code: 'GBP', decimals: 2 },
    { code: 'HUF', decimals: 0 },
  ],
})

it.each([
  ['a currency with two digits', 'GBP', '£1,200.00'],
  ['a currency without digits', 'JPY', '¥1,200'],
  ['a currency with three', 'KWD', 'KWD\u00a01,200.000'],
  ['the digits that the store sets', 'HUF', 'Ft\u00a01,200'],
])('writes an amount in %s', (_name, currency, expected) => {
  expect(formatPrice({ amount: 1200, currency })).toBe(expected)
})
