import { createClient } from 'redis'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { steadyClock } from '#service/clock.ts'
import { createDroppedTags } from '#service/dropped-tags.ts'
import { createEndedSessions } from '#service/ended-sessions.ts'
import { toPackedBody } from '../pages/body.ts'
import { createSharedStore } from '../pages/shared-store.ts'
import { createMemoryStore, type StoredPage } from '../pages/store.ts'
import { readThrough } from '../read-through.ts'
import { openSharedState, type SharedState } from './index.ts'
import { startValkey, type ValkeyServer } from './valkey-fixture.ts'

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
  await valkey.remove()
})

/** One page server's part in what is shared. */
async function openNode() {
  const dropped = createDroppedTags({ now: steadyClock })
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn() }
  const endedSessions = createEndedSessions()
  const shop = 'https://shop.example'
  const shared = await openSharedState({ url: valkey.url, shop, dropped, endedSessions, log })
  opened.push(shared)
  const entries = shared.openEntries('pages', 60_000)
  const store = readThrough({
    near: createMemoryStore(1_000_000),
    far: createSharedStore({ entries, drops: shared.drops, now: steadyClock }),
  })
  return { dropped, endedSessions, shared, store, log }
}

type Node = Awaited<ReturnType<typeof openNode>>

const TAGS = ['product:soap']

const toPage = (startedAt: number): StoredPage => ({
  answer: {
    status: 200,
    headers: { etag: 'W/"1"' },
    body: toPackedBody({ br: Buffer.from([0, 1, 255]), gzip: Buffer.from('gzip') }),
  },
  reads: [{ startedAt, tags: TAGS }],
  freshUntil: startedAt + 300_000,
})

/** Whether the node has the page, and takes it for current. */
async function look({ store, dropped }: Node, key: string) {
  const found = await store.get(key)
  if (found === undefined) return 'missing'
  return found.reads.some((read) => dropped.isDropped(read)) ? 'old' : 'current'
}

const isDroppedSince = ({ dropped }: Node, startedAt: number) => dropped.isDropped({ startedAt, tags: TAGS })

test('a drop on one node is one on the other within a second, and a purge is a purge', async () => {
  const [one, other] = [await openNode(), await openNode()]
  const before = steadyClock()
  const heard = vi.fn()
  one.dropped.onDrop(heard)
  other.dropped.onDrop(heard)
  one.dropped.drop(TAGS)
  await expect.poll(() => isDroppedSince(other, before), { timeout: 1000, interval: 5 }).toBe(true)
  expect(heard.mock.calls).toEqual([
    [{ tags: TAGS, purge: false, isHeard: false }],
    [{ tags: TAGS, purge: false, isHeard: true }],
  ])
  expect(other.dropped.isPurged({ startedAt: before, tags: TAGS })).toBe(false)
  other.dropped.drop(TAGS, { purge: true })
  await expect
    .poll(() => one.dropped.isPurged({ startedAt: before, tags: TAGS }), { timeout: 1000, interval: 5 })
    .toBe(true)
})

test('a page of one node is current on the others, also on one that starts later, until it is dropped', async () => {
  const [one, other] = [await openNode(), await openNode()]
  await one.store.set('/a', toPage(steadyClock()))
  expect(await look(other, '/a')).toBe('current')
  const found = await other.store.get('/a')
  expect(await found?.answer.body.get('br')).toEqual(Buffer.from([0, 1, 255]))
  other.dropped.drop(TAGS)
  expect(await look(other, '/a')).toBe('old')
  await expect.poll(() => look(one, '/a'), { timeout: 1000, interval: 5 }).toBe('old')
  const late = await openNode()
  expect(await look(late, '/a')).toBe('old')
  await late.store.set('/a', toPage(steadyClock()))
  expect(await look(await openNode(), '/a')).toBe('current')
})

test('a page whose read began before a drop is old everywhere, whenever it is stored', async () => {
  const [one, other] = [await openNode(), await openNode()]
  const startedAt = steadyClock()
  other.dropped.drop(TAGS)
  await expect.poll(() => isDroppedSince(one, startedAt), { timeout: 1000, interval: 5 }).toBe(true)
  await one.store.set('/a', toPage(startedAt))
  expect(await look(other, '/a')).toBe('old')
  expect(await look(await openNode(), '/a')).toBe('old')
})

test('a page that was purged is gone on every node', async () => {
  const [one, other] = [await openNode(), await openNode()]
  await one.store.set('/a', toPage(steadyClock()))
  other.dropped.drop(TAGS, { purge: true })
  await expect.poll(() => look(other, '/a'), { timeout: 1000 }).toBe('missing')
  expect(await look(await openNode(), '/a')).toBe('missing')
})

test('connections that are cut come back, and nothing is missed or dropped beyond that', async () => {
  const [one, other] = [await openNode(), await openNode()]
  const before = steadyClock()
  const heard = vi.fn()
  other.dropped.onDrop(heard)
  const admin = await createClient({ url: valkey.url }).connect()
  await admin.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'])
  one.dropped.drop(TAGS)
  await expect.poll(() => isDroppedSince(other, before), { timeout: 5000 }).toBe(true)
  expect(heard.mock.calls.map(([drop]) => drop)).toEqual([{ tags: TAGS, purge: false, isHeard: true }])
  admin.destroy()
})

test('without the store each node goes on alone and says so; when it is back, they catch up', async () => {
  const [one, other] = [await openNode(), await openNode()]
  await one.store.set('/a', toPage(steadyClock()))
  expect(await look(other, '/a')).toBe('current')
  expect(other.shared.getDetails()).toEqual([])
  await valkey.kill()
  await expect.poll(() => other.shared.getDetails(), { timeout: 5000 }).toHaveLength(1)
  expect(await look(other, '/a')).toBe('current')
  await other.store.set('/b', toPage(steadyClock()))
  expect(await look(other, '/b')).toBe('current')
  const before = steadyClock()
  one.dropped.drop(TAGS)
  await valkey.start()
  await expect.poll(() => other.shared.getDetails(), { timeout: 10_000 }).toEqual([])
  await expect.poll(() => isDroppedSince(other, before), { timeout: 5000 }).toBe(true)
  expect(await look(other, '/b'), 'what happened meanwhile is not known').toBe('old')
  expect(other.log.warn).toHaveBeenCalledTimes(1)
  await one.store.set('/c', toPage(steadyClock()))
  await expect.poll(() => look(other, '/c'), { timeout: 5000 }).toBe('current')
})

test('a store that was emptied is noticed', async () => {
  const node = await openNode()
  await node.store.set('/a', toPage(steadyClock()))
  const admin = await createClient({ url: valkey.url }).connect()
  await admin.flushAll()
  admin.destroy()
  await expect.poll(() => look(node, '/a'), { timeout: 10_000 }).toBe('old')
})

test('a start goes on without a store, and joins the others later', async () => {
  await valkey.kill()
  const node = await openNode()
  expect(node.shared.getDetails()).toHaveLength(1)
  await node.store.set('/a', toPage(steadyClock()))
  expect(await look(node, '/a')).toBe('current')
  await valkey.start()
  await expect.poll(() => node.shared.getDetails(), { timeout: 10_000 }).toEqual([])
  const before = steadyClock()
  const other = await openNode()
  other.dropped.drop(TAGS)
  await expect.poll(() => isDroppedSince(node, before), { timeout: 1000, interval: 5 }).toBe(true)
})

test('a session that was ended on one node is ended on the others, and on those that start later', async () => {
  const [one, other] = [await openNode(), await openNode()]
  one.endedSessions.add('a:1')
  expect([one.endedSessions.has('a:1'), one.endedSessions.has('a:2')]).toEqual([true, false])
  await expect.poll(() => other.endedSessions.has('a:1'), { timeout: 3000 }).toBe(true)
  expect((await openNode()).endedSessions.has('a:1')).toBe(true)
})

test('a session that was ended while the store was away is told when it is back', async () => {
  const [one, other] = [await openNode(), await openNode()]
  await valkey.kill()
  one.endedSessions.add('a:1')
  expect(one.endedSessions.has('a:1')).toBe(true)
  await valkey.start()
  await expect.poll(() => other.endedSessions.has('a:1'), { timeout: 10_000 }).toBe(true)
})
