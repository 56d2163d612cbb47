import { once } from 'node:events'
import { startValkey, type ValkeyServer } from '@sorrel/config/valkey-server'
import { openConnection } from '@sorrel/next-cache/valkey'
import { createClient } from 'redis'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryCounters } from '#backend/shared-counters.ts'
import type { StoreEvent } from './event.ts'
import { keepInValkey } from './keep-in-valkey.ts'
import { createReceiver, type ReceiverOptions, WEBHOOK_PREFIX } from './receiver.ts'

// Connections come back in their own time.
vi.setConfig({ testTimeout: 30_000 })

const SECRET = 'a-secret-that-nobody-knows'
const [STREAM, GROUP] = ['{test}:events', 'shop']

let valkey: ValkeyServer
let opened: (() => void)[]

beforeEach(async () => {
  opened = []
  valkey = await startValkey()
})

afterEach(() => {
  for (const close of opened) close()
})

/** One process of the shop. */
async function openProcess(handle: ReceiverOptions['handle']) {
  const connection = await openConnection(valkey.url, { debug: vi.fn() })
  if (!connection.client.isReady) await once(connection.client, 'ready')
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const kept = keepInValkey({ connection, prefix: '{test}:', handle, log })
  const end = () => {
    kept.close()
    if (connection.client.isOpen) connection.client.destroy()
  }
  opened.push(end)
  const counters = createMemoryCounters()
  const receive = createReceiver({ secret: SECRET, sources: [], keep: kept.keep, handle, counters, log })
  const post = async (id: string) => {
    const event: StoreEvent = { id, model: 'products', type: 'product.updated', data: { id: 'p1' } }
    const init = { method: 'POST', body: JSON.stringify(event) }
    return (await receive(new Request(`https://shop.example${WEBHOOK_PREFIX}${SECRET}`, init))).status
  }
  return { post, keep: kept.keep, end }
}

async function openAdmin() {
  const admin = await createClient({ url: valkey.url }).connect()
  opened.push(() => admin.destroy())
  return admin
}

/** As if nobody had touched the events in hand for a minute. */
async function letTimePass(): Promise<void> {
  const admin = await openAdmin()
  for (const { id } of await admin.xPendingRange(STREAM, GROUP, '-', '+', 10))
    await admin.xClaim(STREAM, GROUP, 'shop', 0, id, { IDLE: 60_000, RETRYCOUNT: 1 })
}

test('an event is in the store before it is acknowledged, is dealt with once, and then gone', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const handle = vi.fn(() => promise)
  const [one, other] = [await openProcess(handle), await openProcess(handle)]
  expect(await one.post('e1')).toBe(200)
  const admin = await openAdmin()
  expect(await admin.xLen(STREAM)).toBe(1)
  expect([await other.post('e1'), await one.post('e1')]).toEqual([200, 200])
  await expect.poll(() => handle.mock.calls.length).toBe(1)
  resolve()
  await expect.poll(() => admin.xLen(STREAM)).toBe(0)
  expect((await admin.xPending(STREAM, GROUP)).pending).toBe(0)
  expect([await other.post('e1'), await admin.xLen(STREAM)], 'a repeat').toEqual([200, 0])
  expect(handle).toHaveBeenCalledOnce()
})

test('what a process had in hand when it ended is dealt with by another', async () => {
  const dealt: string[] = []
  const one = await openProcess(() => new Promise(() => {}))
  expect([await one.post('e1'), await one.post('e2')]).toEqual([200, 200])
  const admin = await openAdmin()
  await expect.poll(async () => (await admin.xPending(STREAM, GROUP)).pending).toBe(2)
  one.end()
  await openProcess(async ({ id }) => void dealt.push(id))
  await letTimePass()
  await expect.poll(() => dealt.toSorted()).toEqual(['e1', 'e2'])
  await expect.poll(() => admin.xLen(STREAM)).toBe(0)
})

test('an event that nobody had begun with when its process ended is dealt with by another', async () => {
  const admin = await openAdmin()
  const event = { id: 'e1', model: 'products', type: 'product.updated', data: { id: 'p1' } }
  await admin.xAdd(STREAM, '*', { event: JSON.stringify(event) })
  const dealt: string[] = []
  await openProcess(async ({ id }) => void dealt.push(id))
  await expect.poll(() => dealt).toEqual(['e1'])
})

test('an event that failed stays, and is tried again when its time has come', async () => {
  const handle = vi.fn<ReceiverOptions['handle']>().mockRejectedValueOnce(new Error('the service is down'))
  handle.mockResolvedValue()
  const { post } = await openProcess(handle)
  expect(await post('e1')).toBe(200)
  await expect.poll(() => handle.mock.calls.length).toBe(1)
  const admin = await openAdmin()
  expect(await admin.xLen(STREAM)).toBe(1)
  await letTimePass()
  await expect.poll(() => admin.xLen(STREAM)).toBe(0)
  expect(handle).toHaveBeenCalledTimes(2)
})

test('the store learns of a record by what it is found and which fields it has, and nothing that stands in them', async () => {
  const handle = vi.fn<ReceiverOptions['handle']>(() => new Promise(() => {}))
  const { keep } = await openProcess(handle)
  const data = {
    id: 'p1',
    slug: 'soap',
    parent_id: 'p0',
    active: true,
    billing: { email: 'ann@mail.example' },
  }
  await keep({ id: 'e1', model: 'products', type: 'product.updated', data })
  const [entry] = (await (await openAdmin()).xRange(STREAM, '-', '+')) ?? []
  expect(entry?.message.event).not.toContain('ann@')
  await expect.poll(() => handle.mock.calls.length).toBe(1)
  expect(handle.mock.calls[0]?.[0].data).toEqual({ ...data, active: null, billing: null })
})

test('while the store is away an event is dealt with before it is acknowledged, or comes again', async () => {
  const handle = vi.fn<ReceiverOptions['handle']>().mockResolvedValueOnce()
  handle.mockRejectedValueOnce(new Error('the service is down'))
  const { post } = await openProcess(handle)
  await valkey.kill()
  expect(await post('e1')).toBe(200)
  expect(handle).toHaveBeenCalledOnce()
  expect(await post('e2')).toBe(503)
  handle.mockResolvedValue()
  await valkey.start()
  await expect.poll(async () => [await post('e2'), handle.mock.calls.at(-1)?.[0].id]).toEqual([200, 'e2'])
})

test('a store that hangs keeps nobody waiting longer than the service waits', async () => {
  const { post } = await openProcess(() => Promise.resolve())
  const thaw = valkey.freeze()
  expect(await post('e1')).toBe(200)
  thaw()
})

test('a store that was emptied takes events as before', async () => {
  const dealt: string[] = []
  const { post } = await openProcess(async ({ id }) => void dealt.push(id))
  await post('e1')
  await expect.poll(() => dealt).toEqual(['e1'])
  await (await openAdmin()).flushAll()
  expect(await post('e2')).toBe(200)
  await expect.poll(() => dealt).toEqual(['e1', 'e2'])
})

test('events are remembered for five days, each under a digest, and what is older leaves the stream', async () => {
  const admin = await openAdmin()
  const old = `${String(Date.now() - 6 * 86_400_000)}-0`
  const event = JSON.stringify({ id: 'e0', model: 'products', type: 'product.updated' })
  // Whole nodes are cut off, of a hundred entries each.
  for (let index = 0; index < 200; index += 1)
    await admin.xAdd(STREAM, old.replace(/0$/, String(index)), { event })
  const { post } = await openProcess(() => new Promise(() => {}))
  await post('e1')
  expect(await admin.xLen(STREAM)).toBeLessThan(200)
  const keys = (await admin.keys('*')).filter((key) => key !== STREAM)
  expect(keys).toEqual([expect.stringMatching(/^\{test\}:event:[\da-f]{64}$/)])
  const days = (await admin.pTTL(keys[0] ?? '')) / 86_400_000
  expect(days).toBeGreaterThan(4.9)
  expect(days).toBeLessThanOrEqual(5)
})
