import { createClient } from 'redis'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEndedSessions } from '../ended-sessions.ts'
import { openSharedState, type SharedState } from './open-shared-state.ts'
import { startValkey, type ValkeyServer } from '@sorrel/config/valkey-server'

// Connections come back in their own time.
vi.setConfig({ testTimeout: 30_000 })

let valkey: ValkeyServer
let opened: SharedState[]

beforeEach(async () => {
  opened = []
  valkey = await startValkey()
})

afterEach(async () => {
  for (const state of opened) state.close()
})

/** One process's part in what is shared. */
async function openProcess(shop = 'https://shop.example') {
  const endedSessions = createEndedSessions()
  const shared = await openSharedState({ url: valkey.url, shop, endedSessions, log: { debug: vi.fn() } })
  opened.push(shared)
  return { endedSessions, shared }
}

test('a session that was ended in one process is ended in the others, and in those that start later', async () => {
  const [one, other] = [await openProcess(), await openProcess()]
  one.endedSessions.add('a:1')
  expect([one.endedSessions.has('a:1'), one.endedSessions.has('a:2')]).toEqual([true, false])
  await expect.poll(() => other.endedSessions.has('a:1'), { timeout: 3000 }).toBe(true)
  expect((await openProcess()).endedSessions.has('a:1')).toBe(true)
})

test('a session that was ended while the store was away is told when it is back', async () => {
  const [one, other] = [await openProcess(), await openProcess()]
  await valkey.kill()
  one.endedSessions.add('a:1')
  expect(one.endedSessions.has('a:1')).toBe(true)
  await valkey.start()
  await expect.poll(() => other.endedSessions.has('a:1'), { timeout: 10_000 }).toBe(true)
})

test('shops that differ share nothing', async () => {
  const [one, other] = [await openProcess(), await openProcess('https://other.example')]
  one.endedSessions.add('a:1')
  const admin = await createClient({ url: valkey.url }).connect()
  await expect.poll(() => admin.dbSize()).toBe(1)
  admin.destroy()
  const limit = { name: 'test', calls: 1, seconds: 60 }
  await one.shared.counters.take(limit, 'a')
  expect(await one.shared.counters.take(limit, 'a')).toBeGreaterThan(0)
  expect(await other.shared.counters.take(limit, 'a')).toBeUndefined()
  expect((await openProcess('https://other.example')).endedSessions.has('a:1')).toBe(false)
})

test('a start goes on without a store, says so, and joins the others later', async () => {
  await valkey.kill()
  const one = await openProcess()
  expect(one.shared.getDetails()).toHaveLength(1)
  await valkey.start()
  await expect.poll(() => one.shared.getDetails(), { timeout: 10_000 }).toEqual([])
  const other = await openProcess()
  other.endedSessions.add('a:1')
  await expect.poll(() => one.endedSessions.has('a:1'), { timeout: 3000 }).toBe(true)
})
