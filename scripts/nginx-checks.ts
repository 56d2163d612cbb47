import { setTimeout as wait } from 'node:timers/promises'
import { createPreviewCookie } from '../apps/storefront/src/request/preview-cookie.ts'
import { type Answer, type Asked, findCanaries, toAsked, visit } from '../e2e/canaries.ts'
import { type Nginx, readKeptFiles } from './nginx.ts'
import { check, rename, waitUntil } from './node-check.ts'
import type { Stage } from './node-stage.ts'

/** What the checks need of a stage. Its nodes are what stands behind nginx. */
export type NginxStage = Pick<Stage, 'balancer' | 'commerce' | 'nodes' | 'restart' | 'pids'>

export type NginxChecks = Readonly<Record<string, (stage: NginxStage) => Promise<string>>>

export interface NginxCheckOptions extends Pick<Nginx, 'origin' | 'cacheDirectory'> {
  /** PREVIEW_SECRET of the nodes. Without it a draft is asked for by a cookie that starts none. */
  readonly previewSecret?: string | undefined
}

type Texts = Readonly<Record<string, string>>

const CANARY_REQUESTS = Number(process.env.CANARY_REQUESTS ?? 300)
const VISITORS = 10
/** Somebody who sent none of the canaries. */
const STRANGER = 200

/** A page of a product that a check changes, and pages that each check has for itself: it wants to be their first visitor. */
const CHANGED = '/products/coconut-scrub-brush'
const PRICED = ['/products/soy-candle', '/products/dish-soap-block', '/categories/gifts']
const CANARIES = [
  '/',
  '/de',
  '/products',
  '/categories/bath-body',
  '/about',
  '/fr/about',
  '/delivery',
  '/products/oat-honey-soap-bar',
]
const CAMPAIGN = '/de/returns'
const PACKED = ['/fr/products', '/fr/categories/household', '/de/delivery']
const ROUTED = ['/returns', '/fr/returns']
const DRAFTED = '/fr/delivery'
const PRIVATE = [
  '/account',
  '/de/account/orders',
  '/account/profile',
  '/cart',
  '/fr/cart',
  '/checkout',
  '/search?q=soap',
  '/quiz/gift-finder',
  '/store-api/cart',
  '/healthz',
  '/readyz',
]

/**
 * A kept page is at most five seconds old (`s-maxage`). nginx counts whole seconds, and whoever comes next makes it ask, while
 * the shop makes the page anew.
 */
const FRESH_MS = 7000
const STALE_AFTER_MS = 6500

const DEMO = { email: 'demo@sorrel.shop', password: 'sorrel-demo' }

const CURRENCIES = ['GBP', 'EUR', 'USD']

const getUse = ({ headers }: Answer) => String(headers['x-cache'] ?? '')

/** Whether nginx gave the answer without asking the shop for it first. */
const isFromCache = (answer: Answer) => ['HIT', 'STALE', 'UPDATING'].includes(getUse(answer))

const getTitle = ({ text }: Answer) => /<title>[^<]*/.exec(text)?.[0]

/** The amounts of money on a page, in the order of the page. */
const getPrices = ({ text }: Answer) =>
  (text.match(/[£€$]\s?\d+[.,]\d\d|\d+[.,]\d\d\s?[£€$]/g) ?? []).join(' ')

/** Canaries in what is kept. A page may hold the query that it alone is kept for. */
function findKeptCanaries(directory: string): readonly string[] {
  return readKeptFiles(directory).flatMap(({ key, text }) => {
    const [, query = ''] = key.split('?')
    const own = query.match(/zqcanary\d+k\d+z/g) ?? []
    const rest = own.reduce((left, canary) => left.replaceAll(canary, ''), text)
    return findCanaries(rest).map(({ input }) => `the file of ${key} holds ${input?.kind} ${input?.name}`)
  })
}

type Ask = (path: string, headers?: Texts) => Promise<Answer>

const toAsk =
  (origin: string): Ask =>
  (path, headers = {}) =>
    visit({ origin, visitor: STRANGER, path, headers })

/** Signs in past nginx, from an address that no other check has used up. */
async function readSession({ balancer, nodes: [node = ''] }: NginxStage): Promise<string> {
  const answer = await fetch(`${node}/store-api/login`, {
    method: 'POST',
    headers: { origin: balancer, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.80' },
    body: JSON.stringify(DEMO),
  })
  check(answer.ok, `the log-in answers ${answer.status}: ${await answer.text()}`)
  return (
    answer.headers
      .getSetCookie()
      .find((text) => text.startsWith('session='))
      ?.split(';')[0] ?? ''
  )
}

/** Asks until the page comes from the cache. */
async function askUntilKept(ask: Ask, path: string, headers: Texts = {}): Promise<Answer> {
  let answer = await ask(path, headers)
  await waitUntil(async () => {
    answer = await ask(path, headers)
    return getUse(answer) === 'HIT'
  }, `nginx keeps ${path}`)
  return answer
}

/** The same request without what leads past the cache. */
function toKeepable({ path, headers }: Asked): Asked {
  const kept = Object.entries(headers).filter(([name]) => !/^(?:rsc|next-.*|authorization)$/.test(name))
  const cookies = headers.cookie
    ?.split('; ')
    .filter((pair) => !/^(?:preview|flash|service-failures)=/.test(pair))
  return { path, headers: { ...Object.fromEntries(kept), cookie: cookies?.join('; ') ?? '' } }
}

/** Each request as it is, and after it one that nginx may keep. */
async function sendCanaries(origin: string): Promise<void> {
  const send = async (request: number, visitor: number) => {
    const asked = toAsked(request, CANARIES[(request * 7) % CANARIES.length] ?? '/')
    await visit({ ...asked, origin, visitor })
    await visit({ ...toKeepable(asked), origin, visitor })
  }
  for (let first = 0; first < CANARY_REQUESTS; first += VISITORS)
    await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => send(first + visitor, visitor)))
}

/** nginx as the checks meet it. */
interface Front extends NginxCheckOptions {
  readonly ask: Ask
}

async function checkCanaries({ ask, origin, cacheDirectory }: Front): Promise<string> {
  await sendCanaries(origin)
  let kept = 0
  const found: string[] = []
  const asked: readonly Texts[] = [
    ...['br', 'gzip', 'identity'].map((encoding) => ({ 'accept-encoding': encoding })),
    { cookie: 'currency=EUR' },
    { cookie: 'currency=GBP' },
    { rsc: '1' },
  ]
  for (const path of CANARIES)
    for (const headers of asked) {
      const answer = await ask(path, headers)
      if (isFromCache(answer)) kept += 1
      found.push(
        ...findCanaries(answer.text).map(({ input }) => `${path} holds ${input?.kind} ${input?.name}`),
      )
    }
  found.push(...findKeptCanaries(cacheDirectory))
  check(found.length === 0, `${found.length} of them: ${[...new Set(found)].slice(0, 5).join('; ')}`)
  check(kept >= CANARIES.length / 2, `only ${kept} answers came from the cache`)
  return `${CANARY_REQUESTS} visitors, ${kept} kept answers, ${readKeptFiles(cacheDirectory).length} files`
}

async function checkSessions({ ask, cacheDirectory }: Front, stage: NginxStage): Promise<string> {
  const cookie = await readSession(stage)
  const page = await ask('/products/hand-cream-tin', { cookie })
  const shared = await askUntilKept(ask, '/products/hand-cream-tin', { cookie })
  const anonymous = await ask('/products/hand-cream-tin')
  check(isFromCache(anonymous), `a stranger's page is ${getUse(anonymous)}`)
  for (const answer of [page, shared, anonymous])
    check(!answer.text.includes(DEMO.email), 'a page of everybody names a customer')
  const own = await ask('/account/profile', { cookie })
  check(own.status === 200 && own.text.includes(DEMO.email), `the profile answers ${own.status}`)
  const other = await ask('/account/profile')
  check(!other.text.includes(DEMO.email), 'a stranger gets the profile')
  const files = readKeptFiles(cacheDirectory).filter(({ text }) => text.includes(DEMO.email))
  check(files.length === 0, `the file of ${files[0]?.key} names a customer`)
  return ''
}

async function checkDrafts({ ask, previewSecret }: Front, { balancer }: NginxStage): Promise<string> {
  const secrets = [previewSecret ?? 'none'] as const
  const preview = createPreviewCookie({ publicOrigin: balancer, secrets, now: Date.now })
  const cookie = `${preview.name}=${await preview.createValue()}`
  const first = await ask(DRAFTED, { cookie })
  const page = await askUntilKept(ask, DRAFTED)
  const draft = await ask(DRAFTED, { cookie })
  for (const answer of [first, draft]) check(getUse(answer) === 'BYPASS', `a draft is ${getUse(answer)}`)
  check(page.text !== draft.text && !page.text.includes(cookie), 'a visitor gets what the draft got')
  if (previewSecret !== undefined)
    check(/no-store/.test(draft.headers['cache-control'] ?? ''), 'the draft may be kept')
  return previewSecret === undefined ? 'with a cookie that starts none' : ''
}

async function checkPrivate({ ask, cacheDirectory }: Front, stage: NginxStage): Promise<string> {
  const cookie = await readSession(stage)
  const visits: readonly Texts[] = [{ cookie }, {}, { cookie }, {}]
  for (const path of PRIVATE)
    for (const headers of visits) {
      const answer = await ask(path, headers)
      check(getUse(answer) === 'BYPASS', `${path} is ${getUse(answer)}`)
    }
  // The first of these visitors gets a cookie with the page.
  for (let count = 0; count < 2; count += 1) await ask('/about?currency=EUR')
  const kept = readKeptFiles(cacheDirectory)
  const own = kept.filter(
    ({ key, text }) => PRIVATE.some((path) => key.endsWith(path)) || /^set-cookie:/im.test(text),
  )
  check(own.length === 0, `${own[0]?.key} is kept`)
  return `${PRIVATE.length} addresses`
}

async function checkCurrencies({ ask }: Front, { nodes: [node = ''] }: NginxStage): Promise<string> {
  const readPrices = async (read: Ask, path: string, currency: string) =>
    getPrices(await read(path, { cookie: `currency=${currency}` }))
  for (const path of PRICED) {
    const expected: string[] = []
    for (const currency of CURRENCIES) expected.push(await readPrices(toAsk(node), path, currency))
    check(new Set(expected).size > 1, `${path} has the same prices in all currencies`)
    for (let round = 0; round < 4; round += 1)
      for (const [at, currency] of CURRENCIES.entries()) {
        const prices = await readPrices(ask, path, currency)
        check(prices === expected[at], `${path} in ${currency} costs ${prices.slice(0, 80)}`)
      }
  }
  return `${PRICED.length} pages`
}

/** As Next's router asks. It knows a part of the address itself that whoever leaves it out is sent to. */
async function askForData(ask: Ask, path: string): Promise<Answer> {
  const answer = await ask(path, { rsc: '1' })
  const { location } = answer.headers
  if (location === undefined) return answer
  const { pathname, search } = new URL(location, 'http://shop')
  return ask(pathname + search, { rsc: '1' })
}

async function checkRouterData({ ask, cacheDirectory }: Front): Promise<string> {
  const [first = '', second = ''] = ROUTED
  const isData = (answer: Answer) => /^text\/x-component/.test(answer.headers['content-type'] ?? '')
  check(isData(await askForData(ask, first)), 'there is no data')
  check(!isData(await ask(first)), 'a page is answered with data')
  await askUntilKept(ask, second)
  const data = await askForData(ask, second)
  check(isData(data) && getUse(data) === 'BYPASS', `data is ${getUse(data)}`)
  check(!isData(await askUntilKept(ask, second)), 'a page is answered with data')
  const files = readKeptFiles(cacheDirectory).filter(({ text }) =>
    /^content-type: text\/x-component/im.test(text),
  )
  check(files.length === 0, `data is kept as ${files[0]?.key}`)
  return ''
}

async function checkCampaigns({ ask }: Front): Promise<string> {
  const campaign = await ask(`${CAMPAIGN}?utm_source=letter-47&gclid=click-47`)
  check(getUse(campaign) === 'MISS', `the first visitor's page is ${getUse(campaign)}`)
  const page = await ask(CAMPAIGN)
  check(isFromCache(page), `the page of everybody is ${getUse(page)}`)
  check(!/(?:letter|click)-47/.test(page.text), 'the page holds its first campaign')
  check(page.headers['x-request-id'] === undefined, 'the page names the request of its first visitor')
  const next = await ask(`${CAMPAIGN}?fbclid=other`)
  check(isFromCache(next), `the page of the next campaign is ${getUse(next)}`)
  return ''
}

/** The best packed one first: were it everybody's, the others could not read it. */
async function checkEncodings({ ask }: Front): Promise<string> {
  for (const path of PACKED) {
    const titles = new Set<string | undefined>()
    for (const encoding of ['br', 'gzip', 'identity', 'br', 'identity', 'gzip']) {
      const answer = await askUntilKept(ask, path, { 'accept-encoding': encoding })
      const packed = answer.headers['content-encoding'] ?? 'identity'
      check(packed === encoding, `${path} is packed as ${packed} for ${encoding}`)
      check(answer.text.includes('</html>'), `${path} in ${encoding} is broken off`)
      titles.add(getTitle(answer))
    }
    check(titles.size === 1, `${path} is ${[...titles].join(' and ')}`)
    const refused = await ask(path, { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
    check(refused.headers['content-encoding'] === 'gzip', `${path} is packed as refused`)
  }
  return `${PACKED.length} pages`
}

async function checkChanges({ ask }: Front, stage: NginxStage): Promise<string> {
  const times: number[] = []
  for (const name of ['Scrub brush behind nginx', 'Scrub brush behind nginx again']) {
    await askUntilKept(ask, CHANGED)
    await rename(stage, CHANGED, name)
    // How soon the nodes have the change is checked without nginx.
    for (const node of stage.nodes)
      await waitUntil(
        async () => (await (await fetch(node + CHANGED)).text()).includes(name),
        `${node} shows ${name}`,
      )
    const at = performance.now()
    const shows = async () => (await ask(CHANGED)).text.includes(name)
    times.push(Math.round((await waitUntil(shows, `nginx shows ${name}`)) - at))
  }
  const facts = `${times.join(' and ')} ms`
  check(Math.max(...times) < FRESH_MS, facts)
  return facts
}

async function checkOutage({ ask }: Front, stage: NginxStage): Promise<string> {
  const pages = [CHANGED, ...PRICED, CAMPAIGN]
  for (const path of pages) await askUntilKept(ask, path)
  for (const pid of stage.pids()) if (pid !== undefined) process.kill(pid, 'SIGKILL')
  try {
    await wait(STALE_AFTER_MS)
    for (const path of pages) {
      const answer = await ask(path)
      check(
        answer.status === 200 && isFromCache(answer),
        `${path} answers ${answer.status}, ${getUse(answer)}`,
      )
    }
    for (const path of ['/never-asked-for', '/cart']) {
      const { status, headers, text } = await ask(path)
      check(status === 502 && headers['retry-after'] === '10', `${path} answers ${status}`)
      check(text.includes('be back') && headers['cache-control'] === 'no-store', `${path} is not readable`)
    }
  } finally {
    for (const index of stage.nodes.keys()) await stage.restart(index)
  }
  await waitUntil(async () => (await ask('/cart')).status === 200, 'nginx asks the nodes again')
  return `${pages.length} pages`
}

/** What has to hold with nginx in front of the nodes of a stage. The last one restarts them. */
export function toNginxChecks(options: NginxCheckOptions): NginxChecks {
  const front = { ...options, ask: toAsk(options.origin) }
  const checks = {
    'behind nginx nothing of the first visitors is in what a stranger gets, nor in its files': checkCanaries,
    'behind nginx a signed-in visitor and a stranger share a page, and nothing else': checkSessions,
    'behind nginx a draft is past the cache, and a visitor gets the page as it was': checkDrafts,
    'behind nginx what is private is never kept': checkPrivate,
    'behind nginx each currency has its own prices, by turns': checkCurrencies,
    "behind nginx a page and its router data do not take each other's place": checkRouterData,
    'behind nginx a campaign leads to the page of everybody': checkCampaigns,
    'behind nginx Brotli, gzip and plain clients get the same page by turns': checkEncodings,
    'behind nginx a change is shown as soon as a kept page is too old': checkChanges,
    'behind nginx pages are shown while no node answers': checkOutage,
  }
  return Object.fromEntries(
    Object.entries(checks).map(([name, run]) => [name, (stage: NginxStage) => run(front, stage)]),
  )
}
