import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { useShop } from './request-shop.ts'

/** What server components wrote, each page beside its layout. */
function renderMarkets(): Readonly<Record<'pounds' | 'euros' | 'without', string>> {
  const fixture = fileURLToPath(new URL('request-shop-fixture.ts', import.meta.url))
  const options = { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } } as const
  return JSON.parse(execFileSync(process.execPath, ['--conditions=react-server', fixture], options))
}

const findTexts = (flight: string) =>
  [...flight.matchAll(/"([^"]* (?:rated|unrated))"/g)].map(([, found]) => found)

test('two markets that are rendered at one time have each its own shop, in the page and in the layout', () => {
  const { pounds, euros, without } = renderMarkets()
  // The page knows ratings, and its layout, which comes after it, takes nothing from it.
  expect(findTexts(pounds)).toEqual(['£10.00 /products rated', '£10.00 /products rated'])
  expect(findTexts(euros)).toEqual(['10,00\u00A0€ /fr/products rated', '10,00\u00A0€ /fr/products rated'])
  expect(without).toBe('Error: useShop needs a page or layout that has set its shop')
})

test('outside a render there is no shop', () => {
  expect(() => useShop()).toThrow('has set its shop')
})
