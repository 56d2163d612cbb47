import { describe, expect, it } from 'vitest'
import { getMarketView } from './market-view.ts'

const market = {
  locale: 'en',
  defaultLocale: 'en',
  currency: 'JPY',
  currencies: [
    { code: 'GBP', decimals: 1 },
    { code: 'JPY', decimals: 0 },
    { code: 'KWD', decimals: 3 },
  ],
}

describe('formatPrice', () => {
  const { formatPrice } = getMarketView(market)

  it.each([
    [undefined, '¥500'],
    ['GBP', '£500.0'],
    ['KWD', 'KWD 500.000'],
  ])('writes an amount in %s with the digits that the store itself gives it', (currency, text) => {
    expect(formatPrice(500, currency).replaceAll(/\s/g, ' ')).toBe(text)
  })
})

describe('toHref', () => {
  it.each([
    ['en', '/cart', '/cart'],
    ['fr', '/cart', '/fr/cart'],
    ['fr', 'https://example.com/cart', 'https://example.com/cart'],
  ])('in %s leads from %s to %s', (locale, path, href) => {
    expect(getMarketView({ ...market, locale }).toHref(path)).toBe(href)
  })
})
