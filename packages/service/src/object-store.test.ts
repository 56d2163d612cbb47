import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ObjectStore, openObjectStore } from './object-store.ts'
import { objectStoreUrl } from './shared-state.ts'
import { startObjectStore, TEST_CREDENTIALS, type TestObjectStore } from './testing/object-store.ts'

test.each(['s3://pictures', 's3://pictures/shop/?region=eu-west-1&endpoint=https://objects.example:9000'])(
  '%s is an address',
  (url) => {
    expect(objectStoreUrl.safeParse(url).success).toBe(true)
  },
)

test.each([
  'https://pictures',
  'pictures',
  's3://',
  's3://key:secret@pictures',
  's3://pictures?endpoint=nowhere',
])('%s is none', (url) => {
  expect(objectStoreUrl.safeParse(url).success).toBe(false)
})

describe('a store', () => {
  let server: TestObjectStore
  let store: ObjectStore
  const BYTES = Uint8Array.from([0, 1, 254, 255])

  beforeAll(async () => {
    for (const [name, value] of Object.entries(TEST_CREDENTIALS)) vi.stubEnv(name, value)
    server = await startObjectStore()
    store = await openObjectStore(server.url)
  })
  afterEach(async () => {
    for await (const { key } of store.list('')) await store.remove(key)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await server.remove()
  })

  async function list(prefix: string): Promise<readonly string[]> {
    const keys: string[] = []
    for await (const { key } of store.list(prefix)) keys.push(key)
    return keys
  }

  test('gives what was put, replaces it, and forgets what was removed', async () => {
    expect(await store.get('a/1')).toBeUndefined()
    await store.put('a/1', BYTES)
    expect(Buffer.from((await store.get('a/1')) ?? [])).toEqual(Buffer.from(BYTES))
    await store.put('a/1', new Uint8Array(2_000_000).fill(7))
    expect((await store.get('a/1'))?.byteLength).toBe(2_000_000)
    await store.remove('a/1')
    await store.remove('a/1')
    expect(await store.get('a/1')).toBeUndefined()
  })

  test('lists by prefix, with dates', async () => {
    const startedAt = Date.now()
    const keys = Array.from({ length: 30 }, (_, index) => `a/${String(index).padStart(3, '0')}`)
    await Promise.all([...keys, 'b/1'].map((key) => store.put(key, BYTES)))
    expect(await list('a/')).toEqual(keys)
    expect(await list('')).toHaveLength(31)
    expect(await list('c/')).toEqual([])
    for await (const { dateModified } of store.list('b/')) {
      // The protocol counts in seconds.
      expect(dateModified.getTime()).toBeGreaterThan(startedAt - 1000)
      expect(dateModified.getTime()).toBeLessThanOrEqual(Date.now())
    }
  })

  test('keeps to its own folder of the bucket', async () => {
    const other = await openObjectStore(server.url.replace('/shop', '/another'))
    await store.put('a/1', BYTES)
    expect(await other.get('a/1')).toBeUndefined()
    await other.put('a/2', BYTES)
    expect(await list('')).toEqual(['a/1'])
  })

  test('rejects while the server is away, and goes on when it is back', async () => {
    await store.put('a/1', BYTES)
    await server.kill()
    await expect(store.get('a/1')).rejects.toThrow(/ECONN|socket/)
    await expect(store.put('a/2', BYTES)).rejects.toThrow(/ECONN|socket/)
    await expect(list('')).rejects.toThrow(/ECONN|socket/)
    await server.start()
    expect(await list('')).toEqual(['a/1'])
  })
})
