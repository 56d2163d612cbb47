import {
  type Cluster,
  expect,
  FAILING,
  type Fault,
  read,
  rename,
  sendCall,
  signCall,
  startLoad,
  test,
  waitUntil,
  withFault,
} from './test.ts'

/** How often one storefront after the other restarts; `LONG=1` repeats it. */
const RESTARTS = process.env.LONG ? 5 : 1

const PRODUCT = '/products/coconut-scrub-brush'
const PAGES = [PRODUCT, '/', '/about', '/products/soy-candle']

/** Requests per second of those that go on while something ends. */
const RATE = 20

/**
 * Both storefronts show a change within so many milliseconds of each other, the best time of three: a machine may be busy. Each
 * time it is there so soon after the service has acknowledged it.
 */
const APART_MS = 1000
const FRESH_MS = 15_000

/** Reads on both until they show the name. Whoever reads meanwhile gets a page that is there, old or new. */
const showBoth = ({ storefronts }: Cluster, name: string) =>
  Promise.all(
    storefronts.map(({ origin }) =>
      waitUntil(async () => {
        const { cache, text } = await read(origin + PRODUCT)
        expect(cache, 'nobody waits for the page').not.toBe('MISS')
        return text.includes(name)
      }, `${origin} shows ${name}`),
    ),
  )

test('a page that one storefront rendered is on the other, with the file of its data', async ({
  cluster: { storefronts },
}) => {
  const [one = '', other = ''] = storefronts.map(({ origin }) => origin)
  const rendered = await read(`${one}/about`)
  expect(['MISS', 'HIT']).toContain(rendered.cache)
  expect((await read(`${other}/about`)).cache).toBe('HIT')
  for (const { text } of [rendered, await read(`${one}/products?sort=price_asc`)]) {
    const [, file = ''] = /src="(\/_page-data\/[^"]+)"/.exec(text) ?? []
    expect((await read(`${other}${file}`)).status, file).toBe(200)
  }
})

test('a change that one storefront is told of is on both at once', async ({ cluster }) => {
  for (const { origin } of cluster.storefronts) await read(origin + PRODUCT)
  const times: { readonly after: number; readonly apart: number }[] = []
  for (const name of ['Scrub brush one', 'Scrub brush two', 'Scrub brush three']) {
    await rename(cluster, PRODUCT, name)
    const at = performance.now()
    const [one = 0, other = 0] = await showBoth(cluster, name)
    times.push({ after: Math.max(one, other) - at, apart: Math.abs(one - other) })
  }
  expect(Math.max(...times.map(({ after }) => after))).toBeLessThan(FRESH_MS)
  expect(Math.min(...times.map(({ apart }) => apart))).toBeLessThan(APART_MS)
})

test('without Valkey each storefront goes on alone, and catches up when it is back', async ({ cluster }) => {
  const origins = cluster.storefronts.map(({ origin }) => origin)
  for (const page of PAGES) for (const origin of origins) await read(origin + page)
  const waitForDetails = (areThere: boolean) =>
    Promise.all(
      origins.map((origin) =>
        waitUntil(
          async () => {
            const { details = [] } = JSON.parse((await read(`${origin}/readyz`)).text)
            return details.length > 0 === areThere
          },
          `${origin} says that Valkey is ${areThere ? 'away' : 'back'}`,
        ),
      ),
    )
  const stop = startLoad({ origins, pages: PAGES, rate: RATE })
  await cluster.valkey.kill()
  await waitForDetails(true)
  await rename(cluster, PRODUCT, 'Scrub brush four')
  await cluster.valkey.start()
  await waitForDetails(false)
  await showBoth(cluster, 'Scrub brush four')
  expect((await stop()).failed).toEqual([])
})

test('a storefront that starts anew while the service is down has the pages of the other', async ({
  cluster,
}) => {
  const [one, other] = cluster.storefronts
  for (const page of PAGES) await read(`${one?.origin}${page}`)
  await withFault(cluster, FAILING, async () => {
    await other?.stop()
    await other?.start()
    for (const page of PAGES) expect((await read(`${other?.origin}${page}`)).status, page).toBe(200)
  })
})

test('a restart of one storefront after the other loses no request', async ({ cluster }) => {
  await waitUntil(async () => (await read(cluster.balancer)).status === 200, 'the balancer has a storefront')
  const stop = startLoad({ origins: [cluster.balancer], pages: PAGES, rate: RATE })
  for (let round = 0; round < RESTARTS; round += 1)
    for (const storefront of cluster.storefronts) {
      await storefront.stop()
      await storefront.start()
    }
  expect((await stop()).failed).toEqual([])
})

const SLUG = 'bamboo-toothbrush'
const PURGED = `/products/${SLUG}`

/** Reads of each storefront from the moment the call is answered. */
const READS = 50

const readEach = ({ storefronts }: Cluster) =>
  Promise.all(storefronts.flatMap(({ origin }) => Array.from({ length: READS }, () => read(origin + PURGED))))

const waitForEach = ({ storefronts }: Cluster, isTrue: (page: Awaited<ReturnType<typeof read>>) => boolean) =>
  Promise.all(
    storefronts.map(({ origin }) => waitUntil(async () => isTrue(await read(origin + PURGED)), origin)),
  )

const CASES: readonly (readonly [string, Fault])[] = [
  ['while the service fails', FAILING],
  // A page that is rendered anew is not there for so long.
  ['while its page is being rendered anew', { kind: 'delay', delayMs: 3000 }],
]

/** Only what was kept before can show the old name: the service has the new one, and does not get to say so. */
for (const [when, fault] of CASES)
  test(`a purged product is on no storefront once the call is answered, ${when}`, async ({ cluster }) => {
    const told = cluster.storefronts[1]?.origin ?? ''
    const [before, after] = [`Brush to purge ${fault.kind}`, `Brush after the purge ${fault.kind}`]
    const countOld = async () => (await readEach(cluster)).filter(({ text }) => text.includes(before)).length
    await rename(cluster, PURGED, before)
    await waitForEach(cluster, ({ text }) => text.includes(before))
    await withFault(cluster, fault, async () => {
      await rename(cluster, PURGED, after)
      if (fault.kind === 'delay') {
        await sendCall(told, signCall({ tags: [`product:${SLUG}`] }))
        await waitForEach(cluster, ({ cache }) => cache === 'STALE')
      }
      expect(await countOld(), 'reads of the cached page').toBe(2 * READS)
      const answer = await sendCall(told, signCall({ tags: [`product:${SLUG}`], purge: true }))
      expect(answer.ok, await answer.text()).toBe(true)
      expect(await countOld(), 'reads that still show it').toBe(0)
    })
    await waitForEach(cluster, ({ text }) => text.includes(after))
  })
