import { expect, test } from 'vitest'
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
  let products = ['soap']
  const index = createStoreIndex({
    initial: INITIAL,
    now: () => time,
    load: () => {
      loads += 1
      if (isDown) return Promise.reject(new Error('down'))
      const slugs = { product: new Set(products), category: new Set<string>(), page: new Set<string>() }
      return Promise.resolve({ ...INITIAL, currency: 'EUR', slugs })
    },
  })
  return {
    index,
    getLoads: () => loads,
    pass: (ms: number) => {
      time += ms
    },
    setDown: (down: boolean) => {
      isDown = down
    },
    setProducts: (slugs: string[]) => {
      products = slugs
    },
  }
}

test('the first request waits for the store', async () => {
  const { index } = setUp()
  expect((await index.get()).currency).toBe('EUR')
  expect(await index.has('product', 'soap')).toBe(true)
  expect(await index.has('category', 'soap')).toBe(false)
})

test('requests share one question and a fresh answer', async () => {
  const { index, getLoads } = setUp()
  await Promise.all([index.get(), index.get(), index.get()])
  await index.get()
  expect(getLoads()).toBe(1)
})

test('an answer older than a minute is used and renewed meanwhile', async () => {
  const { index, getLoads, pass } = setUp()
  await index.get()
  pass(60_000)
  await index.get()
  expect(getLoads()).toBe(2)
})

test('a slug that is new asks once more, yet junk asks every five seconds at most', async () => {
  const { index, getLoads, pass, setProducts } = setUp()
  await index.get()
  setProducts(['soap', 'brush'])
  expect(await index.has('product', 'brush')).toBe(false)
  pass(5000)
  expect(await index.has('product', 'brush')).toBe(true)
  expect(await index.has('product', 'junk')).toBe(false)
  expect(await index.has('product', 'junk')).toBe(false)
  expect(getLoads()).toBe(2)
})

test('while the service was never heard, any slug may exist', async () => {
  const { index, setDown } = setUp()
  setDown(true)
  expect(await index.get()).toBe(INITIAL)
  expect(await index.has('product', 'soap')).toBe(true)
})

test('a failure later leaves what was known', async () => {
  const { index, setDown, pass } = setUp()
  await index.get()
  setDown(true)
  pass(120_000)
  await index.get()
  expect((await index.get()).currency).toBe('EUR')
  expect(await index.has('product', 'soap')).toBe(true)
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
