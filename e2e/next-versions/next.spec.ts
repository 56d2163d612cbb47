import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import { type RunningShop, test } from './shop.ts'

// What Next does not promise: see docs/next.md. The first test meets an empty cache.

/** After a failed renewal a page is left alone for five seconds. */
const BACK_OFF_MS = 6000

/** Renewals that fail are at most a minute apart. */
const RENEWED_MS = 100_000

const LIST = '/products?sort=price-asc'

const SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const TYPE = /\stype="([^"]*)"/
const NONCE = /\snonce="([^"]*)"/
const RUN_TYPES = ['', 'module', 'text/javascript']

type Headers = Readonly<Record<string, string>>

const NOTHING: Headers = {}
/** As Next's router in the browser asks for the data of a page. */
const ROUTER: Headers = { rsc: '1' }
const BROTLI: Headers = { 'accept-encoding': 'br' }
const GZIP: Headers = { 'accept-encoding': 'gzip' }

async function read(url: string, headers = NOTHING) {
  const response = await fetch(url, { headers: { accept: 'text/html', ...headers } })
  const policy = response.headers.get('content-security-policy') ?? ''
  const cache = response.headers.get('x-nextjs-cache')
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, policy, cache, type, html: await response.text() }
}

/** A page of each kind that is kept. They are looked for in a list with a query, which is not. */
async function findPages(origin: string): Promise<readonly string[]> {
  const { html } = await read(origin + LIST)
  const [category = ''] = /\/categories\/[\w-]+/.exec(html) ?? []
  const [product = ''] = /\/products\/[\w-]+/.exec(html) ?? []
  expect([category, product], 'the shop shows a category and a product').not.toContain('')
  return ['/', '/products', category, product]
}

/** Products that no other test asks for. */
async function findOtherProducts(origin: string): Promise<readonly string[]> {
  const { html } = await read(origin + LIST)
  return [...new Set([...html.matchAll(/\/products\/[\w-]+/g)].map(([path]) => path))].slice(1)
}

/** The beginnings of inline scripts that the policy does not let run. */
function findRefused(html: string, allowed: string): readonly string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', code = '']) => {
      const hash = createHash('sha256').update(code).digest('base64')
      const nonce = NONCE.exec(attributes)?.[1]
      const isAllowed =
        allowed.includes(`'sha256-${hash}'`) || (nonce !== undefined && allowed.includes(`'nonce-${nonce}'`))
      return RUN_TYPES.includes(TYPE.exec(attributes)?.[1] ?? '') && !isAllowed
    })
    .map(([, , code = '']) => code.slice(0, 60))
}

function expectPolicy(path: string, { status, policy, html }: Awaited<ReturnType<typeof read>>): void {
  expect(status, path).toBe(200)
  expect(policy, path).toContain("script-src 'self'")
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? []
  expect(scripts, path).not.toContain('unsafe-inline')
  expect(findRefused(html, scripts), `scripts of ${path} that no browser runs`).toEqual([])
}

async function drop({ origin, secret }: RunningShop, tags: readonly string[]): Promise<void> {
  const body = JSON.stringify({ tags })
  const headers = { 'content-type': 'application/json', ...createWebhookSigner([secret])(body) }
  expect((await fetch(`${origin}/api/revalidate`, { method: 'POST', body, headers })).ok).toBe(true)
}

test('a cached page allows each of its scripts and no other, from the first response on', async ({
  shop,
}) => {
  const paths = await findPages(shop.origin)
  for (const path of paths) {
    const first = await read(shop.origin + path)
    expect(first.cache, path).toBe('MISS')
    expectPolicy(path, first)
  }
  for (const path of paths) expectPolicy(path, await read(shop.origin + path))
})

test('a cached page is found again', async ({ shop: { origin } }) => {
  for (const path of await findPages(origin)) {
    await read(origin + path)
    expect((await read(origin + path)).cache, path).toBe('HIT')
  }
})

test('what was changed outdates each page that shows it', async ({ shop }) => {
  const paths = await findPages(shop.origin)
  for (const path of paths) await read(shop.origin + path)
  await drop(shop, ['settings'])
  // One may be renewed already.
  const pages = await Promise.all(paths.map((path) => read(shop.origin + path)))
  expect(pages.map(({ cache }) => cache)).toContain('STALE')
})

test('a page that is rendered per request allows each of its scripts', async ({ shop: { origin } }) => {
  for (const path of [LIST, '/search?q=soap', '/cart']) expectPolicy(path, await read(origin + path))
})

test('router data comes for a soft navigation', async ({ shop: { origin } }) => {
  for (const path of await findPages(origin)) {
    const { status, type } = await read(origin + path, ROUTER)
    expect(status, path).toBe(200)
    expect(type, path).toMatch(/^text\/x-component/)
  }
})

test('a missing page is a 404 that reads without script', async ({ shop: { origin } }) => {
  for (const path of ['/products/there-is-no-such-soap', '/there-is-no-such-page']) {
    const { status, html } = await read(origin + path)
    expect(status, path).toBe(404)
    expect(html, path).not.toContain('__next_error__')
    expect(html, path).toMatch(/<h1[^>]*>[^<]+/)
  }
})

test("a first visitor's query is not in the page that others get", async ({ shop: { origin } }) => {
  for (const path of (await findOtherProducts(origin)).slice(0, 3)) {
    const text = `canary${randomUUID()}`
    await read(`${origin}${path}?utm_source=${text}`)
    await read(`${origin}${path}?_rsc=${text}`, ROUTER)
    for (const headers of [NOTHING, ROUTER]) {
      const { html } = await read(origin + path, headers)
      expect(html, path).not.toContain(text)
      const [file] = /\/_page-data\/[\w-]+\.js/.exec(html) ?? []
      if (file !== undefined) expect(await (await fetch(origin + file)).text(), file).not.toContain(text)
    }
  }
})

test('no page holds a script that nobody knows', async ({ shop: { origin } }) => {
  expect((await read(`${origin}/readyz`)).html).not.toContain('scripts that do not run')
})

/** In an encoding that nobody has asked for: packing takes a moment, in which the renewal fails. */
async function readAll(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, html } = await read(origin + path, GZIP)
    expect(status, path).toBe(200)
    expect(html, path).toContain('</html>')
  }
}

test('a page that could not be renewed stays, and is renewed once the service is back', async ({ shop }) => {
  const { origin, commerce } = shop
  const paths = (await findOtherProducts(origin)).slice(0, 5)
  const slugs = paths.map((path) => path.replace('/products/', ''))
  for (const path of paths) await read(origin + path, BROTLI)
  await shop.stopService()
  await drop(
    shop,
    slugs.map((slug) => `product:${slug}`),
  )
  await readAll(origin, paths)
  await wait(BACK_OFF_MS)
  await readAll(origin, paths)
  await shop.startService()
  const name = `Renewed ${randomUUID()}`
  const renamed = await fetch(`${commerce}/admin/products/${slugs[0]}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: { en: name } }),
  })
  expect(renamed.ok).toBe(true)
  // Nobody announces the change: a page that counts as renewed would stay for five minutes.
  await expect
    .poll(async () => (await read(`${origin}${paths[0]}`)).html, { timeout: RENEWED_MS })
    .toContain(name)
})

test('the front moves the data of four pages into files and starts their code', { tag: '@front' }, async ({
  shop: { origin },
}) => {
  for (const path of await findPages(origin)) {
    const { html } = await read(origin + path)
    const [, file] = /<script data-files="(\/_page-data\/[\w-]+\.js) /.exec(html) ?? []
    expect(file, `${path} has a starter: its markup is recognised`).toBeDefined()
    expect(await (await fetch(origin + file)).text(), path).toMatch(/^\(self\.__next_f=/)
  }
})
