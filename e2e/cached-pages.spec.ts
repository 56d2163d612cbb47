import { cacheTags } from '@sorrel/contracts/revalidate'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { dropCached } from './drop-cached.ts'
import { makeFolder } from './make-folder.ts'
import { ORIGINS } from './origins.ts'
import { type SecondServer, startSecondServer } from './second-server.ts'

/** Behind the front, and by Next's own server alone. */
const SERVERS = [
  { name: 'behind the front', isPlain: false },
  { name: 'by Next alone', isPlain: true },
]

const CANARY = 'zqcanary'

/** A visitor who leaves something of theirs in every place of a request. */
const MARKED = {
  cookie: `session=${CANARY}; anything=${CANARY}`,
  referer: `https://elsewhere.example/${CANARY}`,
  'user-agent': CANARY,
  'x-forwarded-host': `${CANARY}.example`,
  'x-matched-path': `/${CANARY}`,
}

async function setFault(request: APIRequestContext): Promise<void> {
  const faults = [{ operation: '*', kind: 'status', status: 500 }]
  expect((await request.put(`${ORIGINS.commerce}/faults`, { data: { faults } })).ok()).toBe(true)
}

for (const { name, isPlain } of SERVERS)
  test.describe(name, { tag: isPlain ? '@next' : [] }, () => {
    const cache = {
      CACHE_DIRECTORY: makeFolder('kept'),
      BREAKER_PAUSE_SECONDS: '0',
      // Otherwise each change is repeated a moment later, which makes a page stale that lacks nothing.
      SERVICE_CACHE_SECONDS: '0',
    }
    let shop: SecondServer
    test.beforeAll(async () => {
      shop = await startSecondServer(cache, { isPlain })
    })
    test.afterAll(() => shop.stop())
    test.afterEach(async ({ request }) => void (await request.delete(`${ORIGINS.commerce}/faults`)))

    test('a kept page holds nothing of its first visitor', async ({ request }) => {
      for (const path of ['/delivery', '/products/hand-cream-tin', '/categories/gifts', '/products']) {
        const query = `?utm_source=${CANARY}&email=${CANARY}`
        const first = await request.get(shop.origin + path + query, { headers: MARKED })
        expect(first.status(), path).toBe(200)
        await request.get(`${shop.origin}${path}${query}&_rsc=${CANARY}`, {
          headers: { ...MARKED, rsc: '1' },
        })
        for (const router of [false, true]) {
          const headers: Record<string, string> = router ? { rsc: '1' } : {}
          const stranger = await request.get(shop.origin + path, { headers })
          expect(stranger.status(), path).toBe(200)
          expect(await stranger.text(), path).not.toContain(CANARY)
          expect(JSON.stringify(stranger.headers()), path).not.toContain(CANARY)
        }
      }
    })

    test('a page that the router asks for first is whole for whoever comes next, and the other way round', async ({
      request,
    }) => {
      for (const path of ['/returns', '/products/body-oil']) {
        const data = await request.get(shop.origin + path, { headers: { rsc: '1' } })
        expect([data.status(), data.headers()['content-type']]).toEqual([200, 'text/x-component'])
        const page = await request.get(shop.origin + path)
        expect(page.headers()['content-type']).toContain('text/html')
        expect(await page.text()).toContain('</html>')
        expect((await request.get(shop.origin + path)).headers()['x-nextjs-cache']).toBe('HIT')
      }
    })

    test('from the first answer on scripts run by hash, nonce or file alone, and none is unknown', async ({
      request,
    }) => {
      for (const path of ['/about', '/about', '/products?sort=name-asc', '/cart', '/nothing-here']) {
        const answer = await request.get(shop.origin + path)
        const policy = answer.headers()['content-security-policy'] ?? ''
        expect(/script-src ([^;]*)/.exec(policy)?.[1], path).toMatch(/'(sha256|nonce)-/)
        expect(/script-src ([^;]*)/.exec(policy)?.[1], path).not.toContain('unsafe-inline')
      }
      const state = await (await request.get(`${shop.origin}/readyz`)).json()
      expect(JSON.stringify(state)).not.toContain('scripts')
    })

    test('a dropped page shows while it is renewed, a purged one shows no more', async ({ request }) => {
      const path = '/products/soy-candle'
      const tags = [cacheTags.product('soy-candle')]
      const readUse = async () => (await request.get(shop.origin + path)).headers()['x-nextjs-cache']
      await readUse()
      await expect.poll(readUse).toBe('HIT')
      await dropCached(request, tags, { origin: shop.origin, purge: false })
      expect(await readUse()).toMatch(/STALE|HIT/)
      await expect.poll(readUse).toBe('HIT')
      await dropCached(request, tags, shop)
      const purged = await request.get(shop.origin + path)
      // Made for this visitor, or ahead of all. While a render from before still runs, Next shares it: its visitors try again.
      const isWithdrawn = purged.status() === 503 && purged.headers()['retry-after'] === '1'
      expect(isWithdrawn ? 'MISS' : purged.headers()['x-nextjs-cache']).toMatch(/MISS|HIT/)
    })

    test('a failing service takes no known page away, and a purged page is shown by nobody, also after a restart', async ({
      request,
    }) => {
      test.setTimeout(90_000)
      const kept = '/products/dish-soap-block'
      const purged = '/products/konjac-sponge'
      for (const path of [kept, purged]) expect((await request.get(shop.origin + path)).status()).toBe(200)
      await setFault(request)
      await dropCached(request, [cacheTags.product('konjac-sponge')], shop)
      const expectState = async () => {
        expect((await request.get(shop.origin + kept)).status()).toBe(200)
        expect((await request.get(shop.origin + purged)).status()).toBeGreaterThanOrEqual(500)
      }
      await expectState()
      await shop.kill()
      shop = await startSecondServer(cache, { isPlain, readyPath: '/healthz' })
      await expectState()
      const unseen = await request.get(`${shop.origin}/fr/products/linen-tea-towels`)
      expect([unseen.status(), unseen.headers()['retry-after']]).toEqual(
        isPlain ? [500, undefined] : [503, '5'],
      )
      expect(unseen.headers()['cache-control']).toContain('no-store')
      await request.delete(`${ORIGINS.commerce}/faults`)
      expect((await request.get(`${shop.origin}/fr/products/linen-tea-towels`)).status()).toBe(200)
    })

    test('forty invented addresses have the limit of one', async ({ request }) => {
      const limited = await startSecondServer({ RENDER_RATE: '1', RENDER_BURST: '5' }, { isPlain })
      const ask = async (address: string) =>
        (await request.get(`${limited.origin}/cart`, { headers: { 'x-forwarded-for': address } })).status()
      const statuses = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(`6.6.6.${index}`)))
      await limited.stop()
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(8)
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(32)
    })
  })
