import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ READ_CACHE_SECONDS: '5' })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const change = (price: number) =>
  sandbox.call('/admin/products/soy-candle', { method: 'PATCH', body: JSON.stringify({ price }) })

const READS: Readonly<Record<string, () => Promise<number>>> = {
  GraphQL: async () =>
    (await sandbox.query('{ productBySlug(slug: "soy-candle") { price } }')).data?.productBySlug.price,
  'a list of GraphQL': async () =>
    (
      await sandbox.query('query L($where: JSON) { products(where: $where) { results { price } } }', {
        where: { slug: 'soy-candle' },
      })
    ).data?.products.results[0].price,
  REST: async () => (await (await sandbox.call('/api/products/soy-candle')).json()).price,
}

/** The new copy is made behind the answer that had the old one. */
async function readUntil<T>(read: () => Promise<T>, wanted: T): Promise<T> {
  for (let tries = 0; tries < 50; tries += 1) if ((await read()) === wanted) break
  return read()
}

describe('reads are cached for 5 s, then the old copy is served once more while a new one is fetched', () => {
  test.each(Object.keys(READS))('%s', async (name) => {
    const read = READS[name] ?? (() => Promise.resolve(0))
    await change(1000)
    await read()
    pass(6000)
    await read()
    await read()
    expect(await read()).toBe(10)
    await change(2000)
    expect(await read()).toBe(10)
    pass(5000)
    expect(await read()).toBe(10)
    expect(await readUntil(read, 20)).toBe(20)
  })

  test('settings, which `$cache=false` does not pass', async () => {
    const read = async () =>
      (await (await sandbox.call('/api/settings?$cache=false')).json()).header.announcement_text
    const before = await read()
    await sandbox.call('/admin/settings', {
      method: 'PATCH',
      body: JSON.stringify({ values: { header: { announcement_text: 'Changed' } } }),
    })
    expect(await read()).toEqual(before)
    pass(5000)
    expect(await read()).toEqual(before)
    expect(await readUntil(read, 'Changed')).toBe('Changed')
  })
})

test('REST knows `$cache=false` for products and categories', async () => {
  const read = async () => (await (await sandbox.call('/api/products/soy-candle?$cache=false')).json()).price
  await change(3000)
  expect(await read()).toBe(30)
  await change(3100)
  expect(await read()).toBe(31)
  const category = await (await sandbox.call('/api/categories/gifts?$cache=false')).json()
  expect(category).toMatchObject({ slug: 'gifts', name: expect.any(String) })
  expect(await (await sandbox.call('/api/categories/nothing')).json()).toBeNull()
  const list = await (await sandbox.call('/api/categories?$cache=false')).json()
  expect(list).toMatchObject({ page: 1, page_count: 1, results: expect.arrayContaining([category]) })
})

test('`stock_status` is computed at read time; carts and content are never cached', async () => {
  const query = '{ productBySlug(slug: "beeswax-wraps") { id stockStatus variants { results { id } } } }'
  const { id, variants } = (await sandbox.query(query)).data?.productBySlug ?? {}
  for (const item of [id, ...variants.results.map((variant: { id: string }) => variant.id)])
    await sandbox.call(`/admin/stock/${item}`, { method: 'PUT', body: '{"level":0}' })
  expect((await sandbox.query(query)).data?.productBySlug.stockStatus).toBe('out_of_stock')
  const read = async () => (await (await sandbox.call('/api/content/pages/about')).json()).published
  expect(await read()).toBe(true)
  await sandbox.call('/admin/pages/about', { method: 'PATCH', body: '{"published":false}' })
  expect(await read()).toBe(false)
})
