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
