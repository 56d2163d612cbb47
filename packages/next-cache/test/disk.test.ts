import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { toPageValue } from './next-model.ts'
import { createService, makeDirectory, type ProcessOptions, startProcess, TAGS } from './shop.ts'

function setUp(options: ProcessOptions = {}) {
  const directory = makeDirectory()
  const service = createService()
  const clock = { time: 1_000_000_000 }
  const start = (more: ProcessOptions = {}) =>
    startProcess({ directory, service, clock, ...options, ...more })
  return { directory, service, clock, start }
}

test('pages, data and files outlive a restart', async () => {
  const { service, start } = setUp()
  const one = start()
  const data = { tags: TAGS, fetch: service.read }
  await one.look()
  await one.next.read('data', data)
  await one.cache.put('file', Buffer.from([0, 1, 255]), { seconds: 60 })
  await one.cache.close()
  const two = start()
  const { value, use } = await two.visit()
  expect([use, await two.next.read('data', data), service.asked]).toEqual(['HIT', 'first', 2])
  expect(value).toEqual(toPageValue('first', TAGS))
  expect(await two.cache.take('file')).toEqual(Buffer.from([0, 1, 255]))
  expect(await two.cache.has('/soap')).toBe(true)
})

test('files end with their time', async () => {
  const { start, clock } = setUp()
  const one = start()
  await one.cache.put('file', Buffer.from('a'), { seconds: 60 })
  clock.time += 60_000
  expect(await one.cache.take('file')).toBeUndefined()
  await one.cache.close()
  expect(await start().cache.take('file')).toBeUndefined()
})

test('a restart takes nothing as dropped, and forgets no drop', async () => {
  const { service, start } = setUp()
  const one = start()
  await one.look('/soap')
  await one.next.visit('/candle', async () => toPageValue('candle', ['product:candle']))
  service.text = 'second'
  await one.cache.drop(TAGS)
  await one.cache.close()
  const two = start()
  expect(await two.look('/candle')).toBe('HIT candle')
  expect([await two.look('/soap'), await two.look('/soap')]).toEqual(['STALE first', 'HIT second'])
})

test('a page that was renewed after a drop is current after a restart', async () => {
  const { service, start } = setUp()
  const one = start()
  await one.look()
  await one.cache.drop(TAGS)
  service.text = 'second'
  expect(await one.look()).toBe('STALE first')
  await one.cache.close()
  expect(await start().look()).toBe('HIT second')
})

test('a failing service takes no known page away after a restart, long past its time', async () => {
  const { service, start, clock } = setUp()
  const one = start()
  await one.look()
  await one.cache.drop(TAGS)
  await one.cache.close()
  service.isDown = true
  clock.time += 60 * 24 * 3_600_000
  const two = start()
  expect([await two.look(), await two.look()]).toEqual(['STALE first', 'HIT first'])
})

test('a purged page is not shown after a restart, also while the service fails', async () => {
  const { service, start } = setUp()
  const one = start()
  await one.look()
  await one.cache.drop(TAGS, { purge: true })
  await one.cache.close()
  service.isDown = true
  const two = start()
  expect([await two.look(), await two.cache.has('/soap')]).toEqual(['500', false])
})

test('processes on one folder agree on drops and share pages', async () => {
  const { service, start } = setUp()
  const [one, other] = [start(), start()]
  await one.look()
  await one.core.parts.then(({ entries }) => entries.flush())
  expect([await other.look(), service.asked]).toEqual(['HIT first', 1])
  service.text = 'second'
  await one.cache.drop(TAGS)
  expect(await other.look()).toBe('STALE first')
  await other.core.parts.then(({ entries }) => entries.flush())
  expect(await one.look()).toBe('HIT second')
  await other.cache.drop(TAGS, { purge: true })
  service.isDown = true
  expect([await one.look(), await other.look()]).toEqual(['500', '500'])
})

test('a page that lacks a change does not take the place of one that another process made since', async () => {
  const { service, start } = setUp()
  const [one, other] = [start(), start()]
  const release = service.delay()
  const early = one.visit()
  await expect.poll(() => service.asked).toBe(1)
  service.text = 'second'
  await other.cache.drop(TAGS)
  service.hold = undefined
  expect(await other.look()).toBe('MISS second')
  await other.core.parts.then(({ entries }) => entries.flush())
  await one.cache.has('/none')
  release()
  await (await early).settled
  await one.core.parts.then(({ entries }) => entries.flush())
  expect(await start().look()).toBe('HIT second')
  expect(await one.look()).toBe('HIT second')
})

test('entries belong to one scope, and shops share nothing', async () => {
  const { start } = setUp()
  const one = start()
  await one.look()
  await one.cache.put('file', Buffer.from('a'), { seconds: 60 })
  await one.cache.close()
  const other = start({ scope: 'next build' })
  expect(await other.look()).toBe('MISS first')
  expect(await other.cache.take('file')).toEqual(Buffer.from('a'))
  const stranger = start({ shop: 'https://other.example/' })
  expect([await stranger.look(), await stranger.cache.take('file')]).toEqual(['MISS first', undefined])
})

const getSize = (directory: string) =>
  readdirSync(directory).reduce((sum, name) => sum + statSync(join(directory, name)).size, 0)

/** What does not compress. */
const makeNoise = (bytes: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('base64')

test('the disk is bounded, and what was used last stays', async () => {
  const { directory, start, clock, service } = setUp({
    diskBytes: 1_000_000,
    memoryBytes: 1,
    revalidate: false,
  })
  const { next, cache, core, look } = start()
  await look()
  await core.parts.then(({ entries }) => entries.flush())
  for (let index = 0; index < 100; index += 1) {
    clock.time += 61_000
    await look()
    await next.answer(`/p${String(index)}`, toPageValue(makeNoise(30_000)))
    await core.parts.then(({ entries }) => entries.flush())
  }
  expect(getSize(directory)).toBeLessThan(8_000_000)
  expect(await cache.has('/p99')).toBe(true)
  expect(await cache.has('/p3')).toBe(false)
  expect([await look(), service.asked]).toEqual(['HIT first', 1])
})

test('memory is bounded', async () => {
  const { next, core } = startProcess({ memoryBytes: 1_000_000 })
  for (let index = 0; index < 100; index += 1)
    await next.answer(`/p${String(index)}`, toPageValue('x'.repeat(30_000)))
  const { entries } = await core.parts
  const kept = Array.from({ length: 100 }, (_, index) => entries.peek(`page /p${String(index)}`)).filter(
    Boolean,
  )
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.length).toBeLessThan(26)
})

test('addresses that lead nowhere leave nothing', async () => {
  const { directory, start } = setUp()
  const one = start()
  await one.look()
  await one.cache.close()
  const before = countEntries(directory)
  const two = start()
  for (let index = 0; index < 200; index += 1)
    await two.next.answer(`/junk${String(index)}`, { ...toPageValue('not found'), status: 404 })
  await two.cache.close()
  expect(countEntries(directory)).toBe(before)
})

function countEntries(directory: string): number {
  const database = new DatabaseSync(toFile(directory))
  const { count } = database.prepare('SELECT count(*) AS count FROM entries').get() ?? {}
  database.close()
  return Number(count)
}

const toFile = (directory: string) =>
  join(directory, readdirSync(directory).find((name) => name.endsWith('.sqlite')) ?? '')

test('an entry that is damaged is absent', async () => {
  const { directory, start } = setUp()
  const one = start()
  await one.look()
  await one.cache.close()
  const database = new DatabaseSync(toFile(directory))
  database.exec("UPDATE entries SET bytes = x'28b52ffd0000'")
  database.close()
  const two = start()
  expect([await two.look(), two.cache.getDetails()]).toEqual(['MISS first', []])
})

test('a file that is none is said once, and the process goes on without', async () => {
  const { directory, start, clock } = setUp()
  const one = start()
  await one.look()
  await one.cache.close()
  writeFileSync(toFile(directory), 'no database, and longer than its head'.repeat(500))
  const two = start()
  expect([await two.look(), await two.look()]).toEqual(['MISS first', 'HIT first'])
  clock.time += 60_000
  await two.cache.drop(TAGS)
  expect([await two.look(), await two.look()]).toEqual(['STALE first', 'HIT first'])
  expect(two.cache.getDetails().join()).toMatch(/disk store .* fails/)
  expect(two.log.warn.mock.calls.filter(([, text]) => /disk/.test(String(text)))).toHaveLength(1)
})

test('a folder that cannot be made is said once, and the process goes on without', async () => {
  const directory = makeDirectory()
  writeFileSync(join(directory, 'file'), '')
  const { look, cache, log } = startProcess({ directory: join(directory, 'file', 'folder') })
  expect([await look(), await look()]).toEqual(['MISS first', 'HIT first'])
  await cache.drop(TAGS, { purge: true })
  expect(await look()).toBe('MISS first')
  expect(cache.getDetails().join()).toMatch(/disk store .* fails/)
  expect(log.warn.mock.calls.filter(([, text]) => /disk/.test(String(text)))).toHaveLength(1)
})
