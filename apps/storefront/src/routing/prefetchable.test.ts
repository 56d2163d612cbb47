import { expect, test } from 'vitest'
import { getSpeculationRules, isPrefetchable } from './prefetchable.ts'

test.each([
  ['/', true],
  ['/products?page=2', true],
  ['/fr/products/soap', true],
  ['/search-tips', true],
  ['/cart', false],
  ['/fr/cart', false],
  ['/search?q=soap', false],
  ['/de/account/orders/1', false],
  ['/quiz/skin', false],
  ['https://elsewhere.example/', false],
  ['//elsewhere.example/', false],
  ['#reviews', false],
])('%s may be fetched ahead: %s', (href, expected) => {
  expect(isPrefetchable(href)).toBe(expected)
})

test('a browser leaves personal pages and our own endpoints alone', () => {
  const rules = JSON.stringify(getSpeculationRules(['/store-api/*']))
  for (const path of ['/account/*', '/:locale/cart', '/checkout', '/store-api/*'])
    expect(rules).toContain(`"${path}"`)
})
