import { expect, test } from 'vitest'
import { getSpeculationRules, isPrefetchable, toRulesHeader } from './prefetchable.ts'

test.each([
  ['/', true],
  ['/products?page=2', true],
  ['/fr/products/soap', true],
  ['/search-tips', true],
  ['/cart', false],
  ['/fr/cart', false],
  ['/saved?products=soap', false],
  ['/search?q=soap', false],
  ['/de/account/orders/1', false],
  ['/quiz/skin', false],
  ['https://elsewhere.example/', false],
  ['//elsewhere.example/', false],
  ['#reviews', false],
])('%s may be fetched ahead: %s', (href, expected) => {
  expect(isPrefetchable(href)).toBe(expected)
})

const RULES = getSpeculationRules(['/store-api/*'])

test('a browser leaves personal pages and our own endpoints alone', () => {
  expect(JSON.stringify(RULES)).toContain(
    '{"not":{"href_matches":["{/:language}?/:page(account|cart|checkout|gift-card-balance|quiz|saved|search){/*}?","/store-api/*"],',
  )
})

test('the header is one string, which a browser reads as the address of the rules', async () => {
  const header = toRulesHeader(RULES)
  expect(header).toMatch(/^"[ -~]*"$/)
  const address: unknown = JSON.parse(header)
  const answer = await fetch(String(address))
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json')
  expect(await answer.json()).toEqual(RULES)
})
