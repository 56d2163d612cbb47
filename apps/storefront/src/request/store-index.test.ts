import { cacheTags } from '@sorrel/contracts/revalidate'
import { expect, test } from 'vitest'
import { createTestInvalidation } from '#testing/invalidation-fixture.ts'
import { createStoreIndex, type StoreSnapshot } from './store-index.ts'

const INITIAL: StoreSnapshot = {
  locale: 'en',
  locales: ['en'],
  currency: 'GBP',
  currencies: ['GBP'],
  homePage: 'home',
}

function setUp() {
  let time = 0
  let loads = 0
  let isDown = false
  let locales: readonly string[] = ['en', 'de']
  const now = () => time
  const invalidation = createTestInvalidation(now)
  const index = createStoreIndex({
    initial: INITIAL,
    now,
    invalidation,
    lookUp: ({ of, value }) => Promise.resolve(of === 'product' && value === 'soap' ? 'here' : 'nowhere'),
    load: () => {
      loads += 1
      return isDown
        ? Promise.reject(new Error('down'))
        : Promise.resolve({ ...INITIAL, currency: 'EUR', locales })
    },
  })
  return {
    index,
    invalidation,
    getLoads: () => loads,
    pass: (ms: number) => {
      time += ms
    },
    setLocales: (codes: readonly string[]) => {
      locales = codes
    },
    setDown: (down: boolean) => {
      isDown = down
    },
  }
}

test('the first request waits for the store; a slug is looked up by itself', async () => {
  const { index, getLoads } = setUp()
  expect((await index.get()).currency).toBe('EUR')
  expect(await index.find({ of: 'product', value: 'soap' }, INITIAL)).toBe('here')
  expect(await index.find({ of: 'category', value: 'soap' }, INITIAL)).toBe('nowhere')
  expect(getLoads()).toBe(1)
})

test('requests share one question and a fresh answer', async () => {
  const { index, getLoads } = setUp()
  await Promise.all([index.get(), index.get(), index.get()])
  await index.get()
  expect(getLoads()).toBe(1)
})

test('changed settings are read anew past the old copy; whoever misses a page waits for them', async () => {
  const { index, invalidation, getLoads, pass } = setUp()
  await index.get()
  pass(10)
  await invalidation.invalidate([cacheTags.settings()])
  pass(10)
  await index.get({ isCurrent: true })
  expect(getLoads()).toBe(3)
  await index.get()
  await index.get({ isCurrent: true })
  expect(getLoads()).toBe(3)
})

test('an answer older than a minute is used and renewed meanwhile', async () => {
  const { index, getLoads, pass } = setUp()
  await index.get()
  pass(60_000)
  await index.get()
  expect(getLoads()).toBe(2)
})

test('while the service was never heard, what the index began with is used', async () => {
  const { index, setDown } = setUp()
  setDown(true)
  expect(await index.get()).toBe(INITIAL)
})

test('a failure later leaves what was known', async () => {
  const { index, setDown, pass } = setUp()
  await index.get()
  setDown(true)
  pass(120_000)
  await index.get()
  expect((await index.get()).currency).toBe('EUR')
})

test('a service that comes back is heard again after five seconds', async () => {
  const { index, setDown, pass } = setUp()
  setDown(true)
  await index.get()
  setDown(false)
  expect((await index.get()).currency).toBe('GBP')
  pass(5000)
  expect((await index.get()).currency).toBe('EUR')
})

test('a language is gone once a second answer lacks it, or at once after an announcement', async () => {
  const { index, invalidation, pass, setLocales } = setUp()
  const readNext = async () => {
    pass(60_000)
    await index.get()
    await Promise.resolve()
    return (await index.get()).locales
  }
  await index.get()
  setLocales([])
  expect(await readNext()).toEqual(['en', 'de'])
  setLocales(['en', 'de'])
  expect(await readNext()).toEqual(['en', 'de'])
  setLocales(['en'])
  expect(await readNext()).toEqual(['en', 'de'])
  expect(await readNext()).toEqual(['en'])
  setLocales([])
  await invalidation.invalidate([cacheTags.settings()])
  pass(10)
  expect((await index.get({ isCurrent: true })).locales).toEqual([])
})
