import { type FeedItem, toFeedItems, writeFeed } from '@sorrel/commerce/product-feed'
import { fetchStoreSettings } from '@sorrel/commerce/store'
import { toVisibleText } from '@sorrel/domain/html'
import type { Store } from '@sorrel/domain/store'
import { loadMachineFormatShop, type MachineFormatShop } from '#route-handlers/machine-formats/server.ts'
import { type FeedFile, FEEDS_PATH, readFeedPath, toFeedPath } from '#request/feed-path.ts'
import { toPublicAddress } from '#shop/metadata.ts'
import { type CachedFile, createCachedFiles, type MakeFile, toText } from '#backend/cached-files.ts'
import { steadyClock, systemClock } from '#backend/clock.ts'
import { log } from '#backend/log.ts'
import { getProcessState } from '#backend/process-state.ts'
import { runRender } from '#backend/render.ts'
import { getFreshCommerce } from '#backend/commerce.ts'
import { getAvailable, UnavailableError } from '#backend/unavailable.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { countFeedPages, readFeedProducts } from './load-feed.ts'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { invalidation } from '#backend/invalidation.ts'
import { CATALOG_TAG } from '#backend/revalidation.ts'

/** Tags of data in feeds: products, names of categories, and the store's languages, currencies and terms. */
const TOLD = /^(?:product|category|list):/

/** Listens to invalidations from now on, and returns when data of the feeds last changed. */
function watchFeeds(): () => number {
  let changedAt = Number.NEGATIVE_INFINITY
  invalidation.onInvalidation(({ tags }) => {
    const isTold = tags.some((tag) => TOLD.test(tag) || tag === CATALOG_TAG || tag === cacheTags.settings())
    // An invalidation of everything has no tags.
    if (isTold || tags.length === 0) changedAt = steadyClock()
  })
  return () => changedAt
}

/** How long anybody waits for a file that is being made, and how long it may take, in milliseconds. */
const WAIT_MS = 10_000
const MAKING_MS = 600_000

/** All files together, packed: some 30 of 10,000 products. */
const MAX_BYTES = 64 * 1024 * 1024

const getFiles = () =>
  getProcessState('feed files', () =>
    createCachedFiles({ now: steadyClock, waitMs: WAIT_MS, getChangedAt: watchFeeds(), maxBytes: MAX_BYTES }),
  )

/** A store as its feeds are named. */
interface Feeds {
  readonly feeds: readonly {
    readonly language: string
    readonly currency: string
    readonly xml: readonly string[]
    readonly json: readonly string[]
  }[]
}

/** Names every feed: in each language and currency in which the shop sells. */
export function serveFeedIndex(request: Request): Promise<Response> {
  return answer(request, 'application/json', () => getFiles().read(FEEDS_PATH, makeIndex))
}

/** One file of a feed; 404 for a file that the index does not name. */
export function serveFeed(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname
  const file = readFeedPath(path)
  return answer(request, file?.format === 'json' ? 'application/json' : 'application/xml', async () => {
    if (file === undefined) return undefined
    const index = await toText(await getFiles().read(FEEDS_PATH, makeIndex))
    if (!index.includes(JSON.stringify(toPublicAddress(path)))) return undefined
    return getFiles().read(path, () => inTime(() => makeFeed(file)))
  })
}

const makeIndex: MakeFile = () =>
  inTime(async function* () {
    const asking = fetchStoreSettings(getFreshCommerce())
    const [settings, pageCount] = await Promise.all([asking, countFeedPages()])
    const { store } = getAvailable(settings)
    const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
    const markets = getMarkets(store)
    const index: Feeds = {
      feeds: markets.map(({ locale, currency }) => {
        const toFiles = (format: FeedFile['format']) =>
          pages.map((page) => toPublicAddress(toFeedPath({ locale, currency, page, format })))
        return { language: locale, currency, xml: toFiles('xml'), json: toFiles('json') }
      }),
    }
    yield JSON.stringify(index)
  })

/** Languages times the currencies in which orders are charged: nobody can pay a price in a display-only currency. */
function getMarkets({ locale, locales, currency, currencies }: Store) {
  const languages = new Set([locale, ...locales.map(({ code }) => code)])
  const charged = currencies.filter(({ type }) => type !== 'display').map(({ code }) => code)
  const codes = new Set([currency, ...charged])
  return [...languages].flatMap((code) => [...codes].map((charge) => ({ locale: code, currency: charge })))
}

/** Ignores the end of the request that started the work, because others may wait for the file too. */
async function* inTime(make: () => AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  const render = { deadline: systemClock() + MAKING_MS, priority: 'renewal' } as const
  const parts = runRender(render, make)[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await runRender(render, () => parts.next())
    if (done === true) return
    yield value
  }
}

async function* makeFeed({ locale, currency, page, format }: FeedFile): AsyncGenerator<string> {
  const shop = await loadMachineFormatShop({ locale, currency })
  const { store, t, toAddress } = shop
  const channel = {
    title: toVisibleText(store.name),
    link: toAddress('/'),
    description: t('products.description'),
    language: locale,
    currency,
  }
  yield* writeFeed(format, channel, readItems({ locale, currency, page }, shop))
}

async function* readItems(
  { page, ...market }: Omit<FeedFile, 'format'>,
  shop: MachineFormatShop,
): AsyncGenerator<readonly FeedItem[]> {
  const decimals = shop.getDecimals(market.currency)
  const options = { ...shop, decimals, freeDelivery: SHOP_CONFIG.freeDelivery }
  // Products without a price in the feed's currency are left out.
  for await (const products of readFeedProducts(market, page))
    yield products
      .filter(({ currency }) => currency === market.currency)
      .flatMap((product) => toFeedItems(product, options))
}

async function answer(
  request: Request,
  type: string,
  read: () => Promise<CachedFile | undefined>,
): Promise<Response> {
  try {
    const file = await read()
    return file === undefined ? new Response(null, { status: 404 }) : toAnswer(request, type, file)
  } catch (failure) {
    const isLate = failure instanceof DOMException && failure.name === 'TimeoutError'
    if (!isLate && !(failure instanceof UnavailableError)) throw failure
    log.warn({ reason: failure.message }, 'a feed could not be made')
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '60' } })
  }
}

/**
 * The file, decompressed as a stream, so that it is never whole in memory. The server compresses it as the client accepts
 * it.
 */
function toAnswer(request: Request, type: string, { packed, etag }: CachedFile): Response {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=300',
    'x-robots-tag': 'noindex',
    etag: `W/${etag}`,
  }
  const known = request.headers.get('if-none-match') ?? ''
  if (known.includes(etag)) return new Response(null, { status: 304, headers })
  const body = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(body, { headers })
}
