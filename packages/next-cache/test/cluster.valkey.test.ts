import { createClient } from 'redis'
import { expect, test } from 'vitest'
import { toPageValue } from './next-model.ts'
import { createService, makeDirectory, type ProcessOptions, startProcess, TAGS } from './shop.ts'
import { startValkey } from '@sorrel/config/valkey-server'

async function setUp() {
  const valkey = await startValkey()
  const service = createService()
  const start = async (options: ProcessOptions = {}) => {
    const node = startProcess({ valkeyUrl: valkey.url, service, ...options })
    await node.cache.whenOpen(2000)
    return { ...node, written: () => node.core.parts.then(({ entries }) => entries.flush()) }
  }
  const admin = async () => createClient({ url: valkey.url }).connect()
  return { valkey, service, start, admin }
}

const isAway = ({ cache }: { cache: { getDetails(): readonly string[] } }) => cache.getDetails().length > 0

test('a page that one process made is there for the others, also for one that starts later', async () => {
  const { start, service } = await setUp()
  const [one, other] = [await start(), await start()]
  await one.look()
  await one.written()
  await one.cache.put('file', Buffer.from([0, 255]), { seconds: 60 })
  expect(await other.look()).toBe('HIT first')
  expect(await (await start()).look()).toBe('HIT first')
  expect(await other.cache.take('file')).toEqual(Buffer.from([0, 255]))
  expect([service.asked, await other.cache.has('/soap')]).toEqual([1, true])
})

test('a drop is one for all from the moment it is recorded, and a page that one renewed is there for the others', async () => {
  const { start, service } = await setUp()
  const [one, other] = [await start(), await start()]
  await one.look()
  await one.written()
  await other.look()
  service.text = 'second'
  await one.cache.drop(TAGS)
  expect(await other.look()).toBe('STALE first')
  await other.written()
  expect([await one.look(), service.asked]).toEqual(['HIT second', 2])
})

test('a purged page is shown by no process from the moment the purge is recorded', async () => {
  const { start, service } = await setUp()
  const nodes = [await start(), await start({ directory: makeDirectory() })]
  for (let round = 0; round < 20; round += 1) {
    service.isDown = false
    for (const node of nodes) await node.look()
    service.isDown = true
    await nodes[round % 2]?.cache.drop(TAGS, { purge: true })
    expect(await Promise.all(nodes.map((node) => node.look()))).toEqual(['500', '500'])
  }
  expect(await (await start()).look()).toBe('500')
})

test('listeners hear of drops of others, without requests', async () => {
  const { start } = await setUp()
  const [one, other] = [await start(), await start()]
  const heard: unknown[] = []
  other.cache.onDrop((drop) => void heard.push(drop))
  await one.cache.drop(TAGS)
  await expect.poll(() => heard, { interval: 10 }).toHaveLength(1)
  await one.cache.drop(TAGS, { purge: true })
  await expect.poll(() => heard, { interval: 10 }).toHaveLength(2)
  expect(heard).toEqual([
    { tags: TAGS, purge: false, isHeard: true, isAll: false },
    { tags: TAGS, purge: true, isHeard: true, isAll: false },
  ])
})

test('a page whose read began before a drop is old everywhere, whenever it is stored', async () => {
  const { start, service } = await setUp()
  const [one, other] = [await start(), await start()]
  const release = service.delay()
  const early = one.visit()
  await expect.poll(() => service.asked).toBe(1)
  await other.cache.drop(TAGS)
  service.text = 'second'
  release()
  await early
  await one.written()
  expect(await (await start()).look()).toBe('STALE first')
})

test('without the store each goes on alone and says so; what was dropped meanwhile is told when it is back', async () => {
  const { start, valkey, service } = await setUp()
  const [one, other] = [await start(), await start()]
  await one.look()
  await one.written()
  await other.look()
  await valkey.kill()
  await expect.poll(() => isAway(other)).toBe(true)
  expect(await other.look()).toBe('HIT first')
  service.text = 'second'
  await one.cache.drop(TAGS, { purge: true })
  expect(await one.look()).toBe('MISS second')
  expect(await other.look(), 'it cannot know').toBe('HIT first')
  service.isDown = true
  await valkey.start()
  await expect.poll(() => other.look(), { timeout: 10_000 }).toBe('500')
  await expect.poll(() => isAway(other) || isAway(one)).toBe(false)
  expect(await one.look()).toMatch(/(STALE|HIT) second/)
  expect(other.log.warn).toHaveBeenCalledTimes(1)
})

test('what a process could not tell before it ended is told after its restart', async () => {
  const { start, valkey, service } = await setUp()
  const directory = makeDirectory()
  const [one, other] = [await start({ directory }), await start()]
  await one.look()
  await one.written()
  await other.look()
  await valkey.kill()
  await one.cache.drop(TAGS, { purge: true })
  await one.cache.close()
  service.isDown = true
  expect(await (await start({ directory })).look(), 'it is known from disk').toBe('500')
  await valkey.start()
  await expect.poll(() => other.look(), { timeout: 10_000 }).toBe('500')
})

test.each(['emptied', 'restarted'])('a store that was %s loses no drop', async (way) => {
  const { start, valkey, admin, service } = await setUp()
  const directory = makeDirectory()
  const [one, other] = [await start({ directory }), await start()]
  await one.look()
  await one.written()
  await one.cache.close()
  await other.cache.drop(TAGS, { purge: true })
  await other.cache.drop(['product:candle'])
  if (way === 'emptied') {
    const client = await admin()
    await client.flushAll()
    client.destroy()
  } else {
    await valkey.kill()
    await valkey.start()
  }
  service.isDown = true
  // Nobody but the one that knows can tell it.
  await expect
    .poll(async () => {
      const client = await admin()
      const found = await client.xLen('{shop}:drops')
      client.destroy()
      return found
    })
    .toBe(2)
  expect(await (await start({ directory })).look()).toBe('500')
})

test('pages from before the store was emptied are old', async () => {
  const { start, admin } = await setUp()
  const one = await start()
  await one.look()
  const client = await admin()
  await client.flushAll()
  client.destroy()
  expect([await one.look(), await one.look()]).toEqual(['STALE first', 'HIT first'])
})

test('pages on disk from before the store was emptied are old after a restart', async () => {
  const { start, admin } = await setUp()
  const directory = makeDirectory()
  const one = await start({ directory })
  await one.cache.drop(['product:other'])
  await one.look()
  await one.cache.close()
  const client = await admin()
  await client.flushAll()
  client.destroy()
  const again = await start({ directory })
  expect([await again.look(), await again.look()]).toEqual(['STALE first', 'HIT first'])
})

test('a store that came back from an older copy is noticed, though it counts as far as before', async () => {
  const { start, valkey, admin } = await setUp()
  const one = await start()
  await one.cache.drop(['a'])
  const client = await admin()
  await client.sendCommand(['SAVE'])
  client.destroy()
  await one.cache.drop(['b'])
  await one.look()
  await valkey.kill()
  await expect.poll(() => isAway(one), { interval: 5 }).toBe(true)
  await valkey.start()
  const again = await admin()
  expect(await again.incr('{shop}:place')).toBe(2)
  const drop = { id: 'x', at: Date.now(), tags: TAGS, purge: false, isAll: false }
  await again.xAdd('{shop}:drops', '2-0', { drop: JSON.stringify(drop) })
  again.destroy()
  await expect.poll(() => isAway(one), { interval: 5 }).toBe(false)
  expect(await one.look()).toBe('STALE first')
})

test('a process that missed more than the store remembers takes everything as dropped', async () => {
  const { start, admin } = await setUp()
  const directory = makeDirectory()
  const one = await start({ directory })
  await one.look()
  await one.cache.close()
  const other = await start()
  await other.cache.drop(['a'])
  await other.cache.drop(['b'])
  const client = await admin()
  await client.xTrim('{shop}:drops', 'MAXLEN', 1)
  client.destroy()
  const again = await start({ directory })
  expect([await again.look(), await again.look()]).toEqual(['STALE first', 'HIT first'])
})

test('a store that does not answer holds no visitor up', async () => {
  const { start, valkey } = await setUp()
  const one = await start()
  await one.look()
  const thaw = valkey.freeze()
  // So often that the test would not end in time, did each read wait for the store.
  for (let reads = 0; reads < 500; reads += 1) expect(await one.look()).toBe('HIT first')
  await expect.poll(() => isAway(one)).toBe(true)
  thaw()
  await expect.poll(() => isAway(one)).toBe(false)
})

test('connections that are cut come back, and nothing is missed or dropped beyond that', async () => {
  const { start, admin } = await setUp()
  const [one, other] = [await start(), await start()]
  await other.look('/candle')
  const heard: unknown[] = []
  other.cache.onDrop((drop) => void heard.push(drop))
  const client = await admin()
  await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'])
  client.destroy()
  await one.cache.drop(['product:other'])
  await expect.poll(() => heard).toHaveLength(1)
  expect(heard).toEqual([{ tags: ['product:other'], purge: false, isHeard: true, isAll: false }])
  expect(await other.look('/candle')).toBe('HIT first')
})

test('a start goes on without a store, and joins the others later', async () => {
  const { start, valkey } = await setUp()
  await valkey.kill()
  const one = startProcess({ valkeyUrl: valkey.url })
  await one.cache.whenOpen(300)
  expect([await one.look(), await one.look(), isAway(one)]).toEqual(['MISS first', 'HIT first', true])
  await valkey.start()
  await expect.poll(() => isAway(one)).toBe(false)
  const other = await start()
  await other.cache.drop(TAGS, { purge: true })
  expect(await one.look()).toBe('MISS first')
})

test('a thousand drops and more that wait are told as one of everything, and purges stay purges', async () => {
  const { start, valkey, service } = await setUp()
  const [one, other] = [await start(), await start()]
  await other.look('/soap')
  await other.next.visit('/candle', async () => toPageValue('candle', ['product:candle']))
  // It is the same store afterwards, so nothing is told again for another reason.
  const thaw = valkey.freeze()
  await expect.poll(() => isAway(one)).toBe(true)
  await one.cache.drop(TAGS, { purge: true })
  for (let index = 0; index < 1100; index += 1) await one.cache.drop([`product:${String(index)}`])
  service.isDown = true
  thaw()
  await expect.poll(() => other.look('/soap'), { timeout: 10_000 }).toBe('500')
  expect((await other.next.visit('/candle', async () => toPageValue('new'))).use).toBe('STALE')
})

test('scopes share drops and no pages', async () => {
  const { start, service } = await setUp()
  const [one, other] = [await start({ scope: 'expired' }), await start({ scope: 'new' })]
  await one.look()
  await one.written()
  expect(await other.look()).toBe('MISS first')
  service.text = 'second'
  await one.cache.drop(TAGS)
  expect(await other.look()).toBe('STALE first')
  const stranger = await start({ shop: 'other' })
  expect(await stranger.look()).toBe('MISS second')
})
