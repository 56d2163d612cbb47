import { expect, test } from 'vitest'
import { getText, toKey, toPageValue } from './next-model.ts'
import { createService, makeDirectory, startProcess, TAGS } from './shop.ts'

const setUp = () => {
  const clock = { time: 1_000_000 }
  return { clock, ...startProcess({ clock }) }
}

test('a page is made for the first who asks and found by all others', async () => {
  const { look, service } = setUp()
  expect([await look(), await look(), await look()]).toEqual(['MISS first', 'HIT first', 'HIT first'])
  expect(service.asked).toBe(1)
})

test('a page whose time is over is shown while one request renews it', async () => {
  const { look, visit, service, clock } = setUp()
  await look()
  service.text = 'second'
  clock.time += 301_000
  const shown = await Promise.all([visit(), visit()])
  expect(shown.map(({ use, value }) => `${use} ${getText(value)}`)).toEqual(['STALE first', 'STALE first'])
  await Promise.all(shown.map(({ settled }) => settled))
  expect([await look(), service.asked]).toEqual(['HIT second', 2])
})

test('a dropped page is shown while one request renews it', async () => {
  const { look, cache, service } = setUp()
  await look()
  service.text = 'second'
  await cache.drop(TAGS)
  expect([await look(), await look(), service.asked]).toEqual(['STALE first', 'HIT second', 2])
})

test('a drop of other tags concerns no page', async () => {
  const { look, cache } = setUp()
  await look()
  await cache.drop(['product:candle'])
  expect(await look()).toBe('HIT first')
})

test.each([
  ['a page never seen', false],
  ['a known page', true],
])('a read that began before a change is not kept as new: %s', async (_name, isKnown) => {
  const { look, visit, cache, service, clock } = setUp()
  if (isKnown) await look()
  clock.time += 301_000
  const release = service.delay()
  const early = visit()
  await expect.poll(() => service.asked).toBe(isKnown ? 2 : 1)
  service.text = 'second'
  await cache.drop(TAGS)
  release()
  await (await early).settled
  expect([await look(), await look()]).toEqual(['STALE first', 'HIT second'])
})

test('whoever shares reads between pages can tell whether a drop lies between', async () => {
  const { cache } = setUp()
  await cache.whenOpen(1000)
  const before = cache.getDropCount()
  expect(cache.getDropCount()).toBe(before)
  await cache.drop(TAGS)
  expect(cache.getDropCount()).toBeGreaterThan(before)
})

test('a page whose making failed before a purge is shown once it is made after it', async () => {
  const { next, cache, service } = setUp()
  const visit = () =>
    next.visit('/soap', async () =>
      toPageValue(await next.read('data', { tags: TAGS, fetch: service.read }), TAGS),
    )
  service.isDown = true
  await expect(visit()).rejects.toThrow('down')
  await cache.drop(TAGS, { purge: true })
  service.isDown = false
  const { value } = await visit()
  expect([value.status, getText(value)]).toEqual([undefined, 'first'])
  expect((await visit()).use).toBe('HIT')
})

test('two reads of the same data at once: the older one is not kept as new', async () => {
  const { next, cache, service } = setUp()
  const data = () => next.read('data', { tags: TAGS, fetch: service.read })
  const release = service.delay()
  const early = data()
  await expect.poll(() => service.asked).toBe(1)
  service.text = 'second'
  await cache.drop(TAGS)
  service.hold = undefined
  expect(await data()).toBe('second')
  release()
  expect(await early).toBe('first')
  expect(await data()).toBe('second')
})

test('a read of data that is overtaken by a second one is not kept as begun with that', async () => {
  const { next, cache, service } = setUp()
  const data = () => next.read('data', { tags: TAGS, fetch: service.read })
  const release = service.delay()
  const early = data()
  await expect.poll(() => service.asked).toBe(1)
  service.text = 'second'
  await cache.drop(TAGS)
  const releaseLate = service.delay()
  const late = data()
  await expect.poll(() => service.asked).toBe(2)
  release()
  expect(await early).toBe('first')
  service.hold = undefined
  expect(await data()).toBe('second')
  releaseLate()
  expect([await late, await data()]).toEqual(['second', 'second'])
})

test('a visitor who joins the making of a page does not make it newer', async () => {
  const { look, visit, cache, service } = setUp()
  const release = service.delay()
  const early = visit()
  await expect.poll(() => service.asked).toBe(1)
  service.text = 'second'
  await cache.drop(TAGS)
  const joined = visit()
  await new Promise(setImmediate)
  release()
  expect(getText((await early).value)).toBe('first')
  await joined
  expect([await look(), await look()]).toEqual(['STALE first', 'HIT second'])
})

test('data that was dropped is read anew', async () => {
  const { next, cache, service } = setUp()
  const data = () => next.read('data', { tags: TAGS, fetch: service.read })
  expect([await data(), await data(), service.asked]).toEqual(['first', 'first', 1])
  service.text = 'second'
  await cache.drop(TAGS)
  expect([await data(), await data(), service.asked]).toEqual(['second', 'second', 2])
})

test('a purged page is not shown, and a new one is waited for', async () => {
  const { look, cache, service } = setUp()
  await look()
  service.text = 'second'
  await cache.drop(TAGS, { purge: true })
  expect([await look(), await look()]).toEqual(['MISS second', 'HIT second'])
})

test('a page that is purged while it is made anew is shown to nobody who asks from then on', async () => {
  const { visit, look, cache, service } = setUp()
  await look()
  await cache.drop(TAGS)
  const release = service.delay()
  const early = await visit()
  expect(getText(early.value)).toBe('first')
  service.text = 'second'
  await cache.drop(TAGS, { purge: true })
  const joined = await visit()
  expect([joined.value.status, joined.value.html, joined.value.rscData?.length]).toEqual([
    503,
    expect.not.stringContaining('first'),
    0,
  ])
  expect(joined.value.headers).toMatchObject({ 'cache-control': 'no-store', refresh: '1' })
  release()
  await early.settled
  expect(await look()).toBe('MISS second')
})

test('who waits for a page that is purged meanwhile does not get it', async () => {
  const { visit, look, cache, service } = setUp()
  const release = service.delay()
  const waiting = visit()
  await expect.poll(() => service.asked).toBe(1)
  service.text = 'second'
  await cache.drop(TAGS, { purge: true })
  release()
  const { value } = await waiting
  expect([value.status, value.html]).toEqual([503, expect.not.stringContaining('first')])
  expect(await look()).toBe('MISS second')
})

test('a purged page is not shown while the service fails', async () => {
  const { look, cache, service } = setUp()
  await look()
  service.isDown = true
  await cache.drop(TAGS, { purge: true })
  expect([await look(), await look()]).toEqual(['500', '500'])
})

test('a failing service takes no known page away and is not asked at each read', async () => {
  const { look, cache, service, clock } = setUp()
  await look()
  service.isDown = true
  await cache.drop(TAGS)
  service.asked = 0
  expect(await look()).toBe('STALE first')
  for (let reads = 0; reads < 20; reads += 1) expect(await look()).toBe('HIT first')
  expect(service.asked).toBe(1)
  // After 5 seconds once more, then after 10.
  clock.time += 5001
  expect([await look(), await look()]).toEqual(['STALE first', 'HIT first'])
  clock.time += 5001
  expect(await look()).toBe('HIT first')
  clock.time += 5000
  service.isDown = false
  service.text = 'second'
  expect([await look(), await look()]).toEqual(['STALE first', 'HIT second'])
})

test('a change that is told after a failure is looked for at once', async () => {
  const { look, cache, service } = setUp()
  await look()
  service.isDown = true
  await cache.drop(TAGS)
  await look()
  service.isDown = false
  service.text = 'second'
  await cache.drop(TAGS)
  expect([await look(), await look()]).toEqual(['STALE first', 'HIT second'])
})

test('a known page outlives an outage of weeks', async () => {
  const { look, service, clock, core } = setUp()
  await look()
  const { pages } = await core.parts
  const key = toKey('/soap')
  expect((await pages.get(key))?.cacheControl).toEqual({ revalidate: 300, expire: undefined })
  service.isDown = true
  clock.time += 60 * 24 * 3_600_000
  expect((await pages.get(key))?.cacheControl).toEqual({ revalidate: 1, expire: undefined })
  expect([await look(), await look()]).toEqual(['STALE first', 'HIT first'])
})

test('a page never seen fails unkept', async () => {
  const { look, service, cache } = setUp()
  service.isDown = true
  expect([await look(), await look(), service.asked]).toEqual(['500', '500', 2])
  expect(await cache.has('/soap')).toBe(false)
  service.isDown = false
  expect(await look()).toBe('MISS first')
})

test.each([404, 308, 307])(
  'a page that answers %i now is not kept, and what was kept goes',
  async (status) => {
    const { look, next, cache } = setUp()
    await look()
    await next.answer('/soap', { ...toPageValue('gone', TAGS), status })
    expect(await cache.has('/soap')).toBe(false)
  },
)

test('a page that is nothing now goes', async () => {
  const { look, next, cache } = setUp()
  await look()
  await next.answer('/soap', null)
  expect(await cache.has('/soap')).toBe(false)
})

test('a page that answers 500 takes nothing away and is not kept', async () => {
  const { look, next, cache } = setUp()
  await next.answer('/candle', { ...toPageValue('failed'), status: 500 })
  expect(await cache.has('/candle')).toBe(false)
  await look()
  await next.answer('/soap', { ...toPageValue('failed', TAGS), status: 500 })
  expect(await look()).toBe('HIT first')
})

test('a page that sets a cookie is not kept', async () => {
  const { next, cache } = setUp()
  await next.answer('/soap', { ...toPageValue('first'), headers: { 'Set-Cookie': 'a=1' } })
  expect(await cache.has('/soap')).toBe(false)
})

test('a page that holds the query of a request is not kept, and counted', async () => {
  const { next, cache, look } = setUp()
  const flight = '0:{"c":["","soap"],"q":"?email=canary%40example.com"}'
  const script = `<script>self.__next_f.push([1,${JSON.stringify(flight)}])</script>`
  await next.answer('/soap', { ...toPageValue('first'), html: script })
  await next.answer('/soap', { ...toPageValue('first'), rscData: Buffer.from(flight) })
  expect(await cache.has('/soap')).toBe(false)
  expect(cache.getDetails()).toEqual(['2 pages held the query of a request and were not kept'])
  // What shoppers and editors write is escaped once more.
  const told = `0:{"c":["","soap"],"q":"","text":${JSON.stringify('"q":"?x"')}}`
  const html = `<script>self.__next_f.push([1,${JSON.stringify(told)}])</script>`
  await next.answer('/soap', { ...toPageValue('first'), html, rscData: Buffer.from(told) })
  expect(await cache.has('/soap')).toBe(true)
  expect(await look('/candle')).toBe('MISS first')
})

test('headers by the finished page are there for the first visitor and kept', async () => {
  const asked: unknown[] = []
  const { visit } = startProcess({
    toHeaders: (page) => {
      asked.push(page)
      return { 'content-security-policy': `${page.html.length}` }
    },
  })
  const [first, second] = [await visit(), await visit()]
  expect(first.value.headers?.['content-security-policy']).toBe(`${first.value.html.length}`)
  expect(second.value.headers?.['content-security-policy']).toBe(`${first.value.html.length}`)
  expect(asked).toEqual([{ key: '/soap', html: first.value.html, tags: TAGS }])
})

test('tags by content concern pages and data', async () => {
  const getTags = ({ html, body }: { html?: string; body?: string }) => (html ?? body)?.match(/id-\d/g) ?? []
  const service = createService()
  const { look, next, cache } = startProcess({ getTags, service })
  service.text = 'id-1'
  const data = () => next.read('data', { tags: [], fetch: service.read })
  expect([await look(), await data(), service.asked]).toEqual(['MISS id-1', 'id-1', 2])
  service.text = 'id-1 new'
  await cache.drop(['id-1'])
  expect([await look(), await data(), await look()]).toEqual(['STALE id-1', 'id-1 new', 'HIT id-1 new'])
})

test('Next drops: with `max` a page is shown until it is made anew, with `expire: 0` it is purged', async () => {
  const { look, next, service } = setUp()
  await look()
  service.text = 'second'
  await next.revalidateTag('product:soap', { expire: 31_536_000 })
  expect([await look(), await look()]).toEqual(['STALE first', 'HIT second'])
  service.text = 'third'
  await next.revalidateTag('product:soap', { expire: 0 })
  expect(await look()).toBe('MISS third')
})

test('a build reads and keeps nothing', async () => {
  const directory = makeDirectory()
  const service = createService()
  const building = startProcess({ directory, service, isBuild: true })
  expect([await building.look(), await building.look()]).toEqual(['MISS first', 'MISS first'])
  const started = startProcess({ directory, service })
  expect(await started.look()).toBe('MISS first')
})

test('listeners learn of drops, and the time of the last one is known', async () => {
  const { cache, clock } = setUp()
  const heard: unknown[] = []
  const stop = cache.onDrop((drop) => void heard.push(drop))
  await cache.drop(TAGS)
  expect(cache.getLastDrop(['other', ...TAGS])).toBe(clock.time)
  expect(cache.getLastDrop(['other'])).toBeUndefined()
  stop()
  await cache.drop(TAGS)
  expect(heard).toEqual([{ tags: TAGS, purge: false, isHeard: false, isAll: false }])
})

test('a page of another route under the same path is not shown', async () => {
  const { look, core } = setUp()
  await look()
  const { pages } = await core.parts
  expect(await pages.get('/route-cache/APP_PAGE/other/$/soap')).toBeNull()
  expect(await look()).toBe('HIT first')
})
