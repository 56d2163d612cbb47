import { cacheTags } from '@sorrel/contracts/revalidate'
import { expect, test } from '@playwright/test'
import { type Answer, type Asked, findCanaries, toAsked, visit } from '../canaries.ts'
import { ATTACK, countAttack } from '../count-attack.ts'
import { dropCached } from '../drop-cached.ts'
import { ORIGINS } from '../origins.ts'

const REQUESTS = Number(process.env.CANARY_REQUESTS ?? 600)
const VISITORS = 10
/** After so many requests the caches are emptied, so that visitors of every kind are the first ones of a page. */
const DROP_EVERY = 100

const PRODUCTS = ['oat-honey-soap-bar', 'soy-candle', 'hand-cream-tin', 'dish-soap-block']
const CATEGORIES = ['bath-body', 'household', 'gifts']
const CONTENT = ['about', 'delivery', 'returns']

const CACHED = [
  '/',
  '/products',
  ...PRODUCTS.map((slug) => `/products/${slug}`),
  ...CATEGORIES.map((slug) => `/categories/${slug}`),
  ...CONTENT.map((slug) => `/${slug}`),
].flatMap((path) =>
  ['', '/fr', '/de'].map((locale) => (path === '/' && locale !== '' ? locale : locale + path)),
)

const OTHERS = [
  '/search',
  '/cart',
  '/account/login',
  '/account/orders',
  '/quiz/gift-finder',
  '/nothing-here',
  '/store-api/cart',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/manifest.webmanifest',
]

/** Four of five requests are for pages that are shared. */
const getPath = (request: number): string =>
  (request % 5 === 4 ? OTHERS[request % OTHERS.length] : CACHED[(request * 7) % CACHED.length]) ?? '/'

const TAGS = [
  cacheTags.settings(),
  cacheTags.menus(),
  ...PRODUCTS.map(cacheTags.product),
  ...CATEGORIES.map(cacheTags.category),
  ...['home', ...CONTENT].map(cacheTags.page),
]

const isShared = ({ status, headers }: Answer): boolean =>
  status === 200 && /s-maxage|public/.test(headers['cache-control'] ?? '')

/** What an answer holds of other requests, and, where caches may share it, of any input but the address. */
function findCrossings(answer: Answer, request: number | undefined): readonly string[] {
  return findCanaries(answer.text)
    .filter((canary) => canary.request !== request || (isShared(answer) && canary.input?.kind !== 'query'))
    .map(({ request: from, input }) => `${input?.kind ?? ''} ${input?.name ?? ''} of request ${String(from)}`)
}

/** A visitor without any past reads every shared page. */
async function readAll(): Promise<readonly string[]> {
  const crossings: string[] = []
  const plain = CACHED.flatMap((path): readonly Asked[] => [
    ...['identity', 'gzip', 'br'].map((encoding) => ({ path, headers: { 'accept-encoding': encoding } })),
    { path, headers: { 'accept-encoding': 'br', cookie: 'currency=EUR' } },
    { path, headers: { rsc: '1' } },
  ])
  for (const asked of plain) {
    const answer = await visit({ ...asked, origin: ORIGINS.storefront, visitor: VISITORS })
    crossings.push(
      ...findCrossings(answer, undefined).map((what) => `${asked.path} holds ${what} for a new visitor`),
    )
  }
  return crossings
}

test('nothing of a request comes back to another visitor', { tag: [ATTACK, '@plain'] }, async ({
  request: api,
}) => {
  test.setTimeout(240_000 + REQUESTS * 200)
  const crossings: string[] = []
  let shared = 0
  const send = async (request: number) => {
    const path = getPath(request)
    const visitor = request % VISITORS
    const answer = await visit({ ...toAsked(request, path), origin: ORIGINS.storefront, visitor })
    if (isShared(answer)) shared += 1
    crossings.push(
      ...findCrossings(answer, request).map((what) => `request ${request}: ${path} holds ${what}`),
    )
  }
  for (let first = 0; first < REQUESTS; first += VISITORS) {
    if (first % DROP_EVERY === 0) await dropCached(api, TAGS)
    await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => send(first + visitor)))
  }
  crossings.push(...(await readAll()))
  countAttack({ name: 'canaries in pages of others', tries: REQUESTS, through: crossings })
  expect(shared, 'shared answers, without which nothing was checked').toBeGreaterThan(REQUESTS / 10)
})
