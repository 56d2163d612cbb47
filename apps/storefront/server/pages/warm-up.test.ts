import { err, ok } from '@sorrel/domain/result'
import { expect, test } from 'vitest'
import type { StoreIndex } from '#routing/store-index.ts'
import type { FoundPage } from './cached-pages.ts'
import { warmUp, type WarmUpOptions } from './warm-up.ts'

const index: StoreIndex = {
  get: async () => ({
    locale: 'en',
    locales: ['en', 'fr'],
    currency: 'GBP',
    currencies: ['GBP'],
    homePage: 'home',
  }),
  has: async ({ value }) => value !== 'hidden',
}

/** Runs a warm-up; `fails` are pages that cannot be made. */
async function run({ readCategorySlugs, fails = [] }: Partial<WarmUpOptions> & { fails?: string[] } = {}) {
  const made: string[] = []
  const lines: unknown[] = []
  const visitors = new Set<unknown>()
  let atOnce = 0
  let mostAtOnce = 0
  await warmUp({
    index,
    storeApiPrefix: 'store-api',
    readCategorySlugs: readCategorySlugs ?? (async () => ok(['bath', 'hidden', 'gifts'])),
    pages: {
      get: async ({ path }, visitor) => {
        atOnce += 1
        mostAtOnce = Math.max(mostAtOnce, atOnce)
        visitors.add(visitor)
        await Promise.resolve()
        atOnce -= 1
        if (fails.includes(path)) throw new Error('the service is down')
        made.push(path)
        // Only how it was found is looked at.
        return { use: path === '/products' ? 'hit' : 'miss' } as FoundPage
      },
    },
    log: { info: (facts: unknown) => void lines.push(facts) },
  })
  return { made, lines, visitors: [...visitors], mostAtOnce }
}

test('the main pages are made at the start, one after the other and behind every visitor', async () => {
  expect(await run()).toEqual({
    made: ['/', '/products', '/fr', '/fr/products', '/categories/bath', '/categories/gifts'],
    lines: [{ made: 5 }],
    visitors: [undefined],
    mostAtOnce: 1,
  })
})

test('a page that cannot be made keeps no other from being made', async () => {
  const { made } = await run({ fails: ['/', '/fr'] })
  expect(made).toEqual(['/products', '/fr/products', '/categories/bath', '/categories/gifts'])
})

test('without categories home and products are made; of many categories the first ones', async () => {
  const few = await run({ readCategorySlugs: async () => err('down') })
  expect(few.made).toEqual(['/', '/products', '/fr', '/fr/products'])
  const slugs = Array.from({ length: 100 }, (_, place) => `c${place}`)
  const many = await run({ readCategorySlugs: async () => ok(slugs) })
  expect(many.made).toHaveLength(40)
  expect(many.made.at(-1)).toBe('/categories/c35')
})
