import { once } from 'node:events'
import { createClient } from 'redis'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Counters } from '../counters.ts'
import { createNonceStore } from '../nonce-store.ts'
import { type Connection, openConnection } from '@sorrel/next-cache/valkey'
import { createValkeyCounters } from './valkey-counters.ts'
import { startValkey, type ValkeyServer } from '@sorrel/config/valkey-server'

// Connections come back in their own time.
vi.setConfig({ testTimeout: 30_000 })

let valkey: ValkeyServer
let opened: Connection[]

beforeEach(async () => {
  opened = []
  valkey = await startValkey()
})

afterEach(async () => {
  for (const { client } of opened) client.destroy()
})

/** The counters of one process. */
async function openCounters() {
  const connection = await openConnection(valkey.url, { debug: vi.fn() })
  opened.push(connection)
  if (!connection.client.isReady) await once(connection.client, 'ready')
  return createValkeyCounters({ connection, prefix: '{test}:' })
}

const TRIES = { kind: 'test', schema: z.array(z.number()), lifeMs: 60_000 }
const LIMIT = { name: 'test', calls: 3, seconds: 60 }

test('a limit holds over all processes, and says how long to wait', async () => {
  const [one, other] = [await openCounters(), await openCounters()]
  const taken = [await one.take(LIMIT, 'a'), await other.take(LIMIT, 'a'), await one.take(LIMIT, 'a')]
  expect(taken).toEqual([undefined, undefined, undefined])
  const waitMs = await other.take(LIMIT, 'a')
  expect(waitMs).toBeGreaterThan(50_000)
  expect(waitMs).toBeLessThanOrEqual(60_000)
  expect(await other.take(LIMIT, 'b')).toBeUndefined()
})

test('failures count together, however many come at once and wherever', async () => {
  const counters = [await openCounters(), await openCounters(), await openCounters()]
  const count = (each: Counters) =>
    each.update(TRIES, 'a', (tries = []) =>
      tries.length < 5 ? { next: [...tries, 1], outcome: true } : { next: tries, outcome: false },
    )
  const taken = await Promise.all(counters.flatMap((each) => Array.from({ length: 30 }, () => count(each))))
  expect(taken.filter(Boolean)).toHaveLength(5)
  expect(await counters[0]?.read(TRIES, 'a')).toHaveLength(5)
  await counters[1]?.update(TRIES, 'a', () => ({ next: undefined, outcome: undefined }))
  expect(await counters[2]?.read(TRIES, 'a')).toBeUndefined()
})

test('a name comes for the first time once, and is forgotten when its time is over', async () => {
  const counters = [await openCounters(), await openCounters()]
  const isFirst = counters.map((each) => createNonceStore({ kind: 'test', lifeMs: 200, counters: each }))
  const answers = await Promise.all(isFirst.flatMap((ask) => [ask('a'), ask('a')]))
  expect(answers.filter(Boolean)).toHaveLength(1)
  const admin = await createClient({ url: valkey.url }).connect()
  await expect.poll(() => admin.dbSize()).toBe(0)
  expect(await isFirst[1]?.('a')).toBe(true)
  admin.destroy()
})

test('the store learns no address and no e-mail, and each key has an end', async () => {
  const counters = await openCounters()
  await counters.update(TRIES, 'ann@mail.example', () => ({ next: [1], outcome: undefined }))
  await counters.take(LIMIT, '203.0.113.7')
  const admin = await createClient({ url: valkey.url }).connect()
  const keys = await admin.keys('*')
  expect(keys).toHaveLength(2)
  for (const key of keys) {
    expect(`${key} ${await admin.get(key)}`).not.toMatch(/ann@|203\.0/)
    expect(await admin.pTTL(key)).toBeGreaterThan(0)
  }
  admin.destroy()
})

test('without the store each process counts for itself, and together again when it is back', async () => {
  const [one, other] = [await openCounters(), await openCounters()]
  const isFirst = createNonceStore({ kind: 'test', lifeMs: 60_000, counters: one })
  await valkey.kill()
  for (const counters of [one, other]) {
    for (let count = 0; count < LIMIT.calls; count += 1)
      expect(await counters.take(LIMIT, 'a')).toBeUndefined()
    expect(await counters.take(LIMIT, 'a')).toBeGreaterThan(0)
  }
  expect([await isFirst('x'), await isFirst('x')]).toEqual([true, false])
  await valkey.start()
  const shared = { name: 'after', calls: 1, seconds: 60 }
  await expect
    .poll(
      async () => {
        const key = crypto.randomUUID()
        await one.take(shared, key)
        return other.take(shared, key)
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0)
})

test('a store that hangs is waited for once, and then left alone for a while', async () => {
  const counters = await openCounters()
  const admin = await createClient({ url: valkey.url }).connect()
  await admin.sendCommand(['CLIENT', 'PAUSE', '60000'])
  // So many that the test would not end in time, did each wait.
  for (let count = 0; count < 100; count += 1)
    expect(await counters.take(LIMIT, String(count))).toBeUndefined()
  admin.destroy()
})
