import { ok } from '@sorrel/domain/result'
import { expect, test, vi } from 'vitest'
import type { StoreIndex } from './store-index.ts'
import { warmUp } from './warm-up.ts'

const index: StoreIndex = {
  get: async () => ({
    locale: 'en',
    locales: ['en', 'fr'],
    currency: 'GBP',
    currencies: ['GBP'],
    homePage: 'home',
  }),
  find: async () => 'here',
}

/** Runs a warm-up; `fails` are pages that cannot be made. */
async function run(fails: readonly string[] = []) {
  const asked: string[] = []
  const info = vi.fn<(facts: object) => void>()
  let atOnce = 0
  let mostAtOnce = 0
  const ask = async (path: string) => {
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    asked.push(path)
    await Promise.resolve()
    atOnce -= 1
    if (fails.includes(path)) throw new Error('the service is down')
    return 200
  }
  await warmUp({ index, log: { info }, ask, readCategorySlugs: async () => ok(['bath']) })
  return { asked, facts: info.mock.calls[0]?.[0], mostAtOnce }
}

test('the main pages are asked for at the start, one after the other', async () => {
  expect(await run()).toEqual({
    asked: ['/', '/products', '/fr', '/fr/products', '/categories/bath'],
    facts: { made: 5 },
    mostAtOnce: 1,
  })
})

test('a page that cannot be made keeps no other from being made', async () => {
  const { asked, facts } = await run(['/', '/fr'])
  expect([asked.length, facts]).toEqual([5, { made: 3 }])
})
