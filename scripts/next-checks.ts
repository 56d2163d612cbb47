import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createWebhookSigner } from '../packages/contracts/src/http/webhook.ts'
import { check } from './node-check.ts'

/** A built shop that runs, with an empty cache. */
export interface RunningShop {
  readonly origin: string
  /** The sandbox, which tells nobody of changes. */
  readonly commerce: string
  /** The front stands before Next; else it is `next start` alone. */
  readonly hasFront: boolean
  /** Signs calls that drop pages. */
  readonly secret: string
  stopService(): Promise<void>
  startService(): Promise<void>
}

/** What must hold of a version of Next, by name. A check gives facts for its line, or throws. */
export type NextChecks = Readonly<Record<string, (shop: RunningShop) => Promise<string>>>

/** After a failed renewal a page is left alone for five seconds. */
const BACK_OFF_MS = 6000

/** Renewals that fail are at most a minute apart. */
const RENEWED_SECONDS = 100

const LIST = '/products?sort=price-asc'

const SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const TYPE = /\stype="([^"]*)"/
const NONCE = /\snonce="([^"]*)"/
const RUN_TYPES = ['', 'module', 'text/javascript']

const NOTHING: Readonly<Record<string, string>> = {}
/** As Next's router in the browser asks for the data of a page. */
const ROUTER: Readonly<Record<string, string>> = { rsc: '1' }
const BROTLI: Readonly<Record<string, string>> = { 'accept-encoding': 'br' }
const GZIP: Readonly<Record<string, string>> = { 'accept-encoding': 'gzip' }

async function read(url: string, headers = NOTHING) {
  const response = await fetch(url, { headers: { accept: 'text/html', ...headers } })
  const policy = response.headers.get('content-security-policy') ?? ''
  const use = response.headers.get('x-nextjs-cache')
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, policy, use, type, html: await response.text() }
}

/** A page of each kind that is kept. They are looked for in a list with a query, which is not. */
async function findPages(origin: string): Promise<readonly string[]> {
  const { html } = await read(origin + LIST)
  const [category] = /\/categories\/[\w-]+/.exec(html) ?? []
  const [product] = /\/products\/[\w-]+/.exec(html) ?? []
  if (category === undefined || product === undefined)
    throw new Error('the shop shows no category or no product')
  return ['/', '/products', category, product]
}

/** A product that no other check asks for. */
async function findOtherProducts(origin: string): Promise<readonly string[]> {
  const { html } = await read(origin + LIST)
  return [...new Set([...html.matchAll(/\/products\/[\w-]+/g)].map(([path]) => path))].slice(1)
}

/** The beginnings of inline scripts that the policy does not let run. */
function findRefused(html: string, policy: string): readonly string[] {
  const [allowed = ''] = /script-src [^;]*/.exec(policy) ?? []
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => RUN_TYPES.includes(TYPE.exec(attributes)?.[1] ?? ''))
    .filter(([, attributes = '', code = '']) => {
      const hash = createHash('sha256').update(code).digest('base64')
      const nonce = NONCE.exec(attributes)?.[1]
      return (
        !allowed.includes(`'sha256-${hash}'`) &&
        (nonce === undefined || !allowed.includes(`'nonce-${nonce}'`))
      )
    })
    .map(([, , code = '']) => code.slice(0, 60))
}

function checkPolicy(path: string, { status, policy, html }: Awaited<ReturnType<typeof read>>): void {
  check(status === 200, `${path} answers ${status}`)
  check(policy.includes("script-src 'self'"), `${path} has no policy`)
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? []
  check(!scripts.includes('unsafe-inline'), `${path} lets any inline script run`)
  const refused = findRefused(html, policy)
  check(refused.length === 0, `${path}: no browser runs ${refused.join(' and ')}`)
}

async function drop({ origin, secret }: RunningShop, tags: readonly string[]): Promise<void> {
  const body = JSON.stringify({ tags })
  const headers = createWebhookSigner([secret])(body)
  const response = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  check(response.ok, `the drop is answered ${response.status}`)
}

const WITH_FRONT: NextChecks = {
  async 'the front moves the data of four pages into files and starts their code'({ origin }) {
    for (const path of await findPages(origin)) {
      const { html } = await read(origin + path)
      const [, file] = /<script data-files="(\/_page-data\/[\w-]+\.js) /.exec(html) ?? []
      check(file !== undefined, `${path} has no starter: its markup is not recognised`)
      const data = await fetch(origin + file)
      check(data.ok && (await data.text()).startsWith('(self.__next_f='), `${path}: ${file} is no data`)
    }
    return ''
  },
}

const ALWAYS: NextChecks = {
  async 'a cached page allows each of its scripts and no other, from the first response on'({ origin }) {
    const paths = await findPages(origin)
    for (const path of paths) {
      const first = await read(origin + path)
      check(first.use === 'MISS', `the first response of ${path} says ${first.use}`)
      checkPolicy(path, first)
    }
    for (const path of paths) checkPolicy(path, await read(origin + path))
    return `${paths.length} pages, 0 scripts unknown`
  },

  async 'a kept page is found again'({ origin }) {
    for (const path of await findPages(origin)) {
      const { use } = await read(origin + path)
      check(use === 'HIT', `${path} says ${use}`)
    }
    return ''
  },

  async 'what was changed outdates each page that shows it'(shop) {
    const paths = await findPages(shop.origin)
    await drop(shop, ['settings'])
    // One may be renewed already.
    const uses = (await Promise.all(paths.map((path) => read(shop.origin + path)))).map(({ use }) => use)
    check(uses.includes('STALE'), `the pages say ${uses.join(', ')}`)
    return uses.join(', ')
  },

  async 'a page that is made per request allows each of its scripts'({ origin }) {
    for (const path of [LIST, '/search?q=soap', '/cart']) checkPolicy(path, await read(origin + path))
    return ''
  },

  async 'router data comes for a soft navigation'({ origin }) {
    for (const path of await findPages(origin)) {
      const { status, type } = await read(origin + path, ROUTER)
      check(status === 200 && type.startsWith('text/x-component'), `${path} answers ${status} ${type}`)
    }
    return ''
  },

  async 'a missing page is a 404 that reads without script'({ origin }) {
    for (const path of ['/products/there-is-no-such-soap', '/there-is-no-such-page']) {
      const { status, html } = await read(origin + path)
      check(status === 404, `${path} answers ${status}`)
      check(!html.includes('__next_error__') && /<h1[^>]*>[^<]+/.test(html), `${path} has no text`)
    }
    return ''
  },

  async "a first visitor's query is not in the page that others get"({ origin }) {
    const paths = (await findOtherProducts(origin)).slice(0, 3)
    for (const path of paths) {
      const text = `canary${randomUUID()}`
      await read(`${origin}${path}?utm_source=${text}`)
      await read(`${origin}${path}?_rsc=${text}`, ROUTER)
      for (const headers of [NOTHING, ROUTER]) {
        const { html } = await read(origin + path, headers)
        check(!html.includes(text), `${path} holds the query of another visitor`)
        const [file] = /\/_page-data\/[\w-]+\.js/.exec(html) ?? []
        const data = file === undefined ? '' : await (await fetch(origin + file)).text()
        check(!data.includes(text), `${file} holds the query of another visitor`)
      }
    }
    return `${paths.length} pages`
  },

  async 'no page holds a script that nobody knows'({ origin }) {
    const { html } = await read(`${origin}/readyz`)
    check(!html.includes('scripts that do not run'), html)
    return ''
  },

  async 'a page that could not be renewed stays, and is renewed once the service is back'(shop) {
    const paths = (await findOtherProducts(shop.origin)).slice(0, 5)
    const [first = ''] = paths
    const toSlug = (path: string) => path.replace('/products/', '')
    for (const path of paths) await read(shop.origin + path, BROTLI)
    await shop.stopService()
    await drop(
      shop,
      paths.map((path) => `product:${toSlug(path)}`),
    )
    await readAll(shop.origin, paths)
    await wait(BACK_OFF_MS)
    await readAll(shop.origin, paths)
    await shop.startService()
    const name = `Renewed ${randomUUID()}`
    await rename(shop, { slug: toSlug(first), name })
    return `after ${await waitForText(shop.origin + first, name)} s`
  },
}

/** In an encoding that nobody has asked for: packing takes a moment, in which the renewal fails. */
async function readAll(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, html } = await read(origin + path, GZIP)
    check(status === 200 && html.includes('</html>'), `${path} answers ${status} while the service is away`)
  }
}

async function rename({ commerce }: RunningShop, { slug, name }: Readonly<Record<'slug' | 'name', string>>) {
  const response = await fetch(`${commerce}/admin/products/${slug}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: { en: name } }),
  })
  check(response.ok, `the sandbox answers ${response.status}`)
}

/** How long it took, in seconds. Nobody announces the change: a page that counts as renewed would stay for five minutes. */
async function waitForText(url: string, text: string): Promise<number> {
  const start = performance.now()
  const getSeconds = () => Math.round((performance.now() - start) / 1000)
  while (getSeconds() < RENEWED_SECONDS) {
    if ((await read(url)).html.includes(text)) return getSeconds()
    await wait(500)
  }
  throw new Error('the old page counts as renewed')
}

/** In this order: the first meets an empty cache. */
export const getNextChecks = ({ hasFront }: Pick<RunningShop, 'hasFront'>): NextChecks =>
  hasFront ? { ...ALWAYS, ...WITH_FRONT } : ALWAYS
