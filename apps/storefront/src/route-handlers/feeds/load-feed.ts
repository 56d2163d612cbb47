import { SITEMAP_PAGE_SIZE } from '@sorrel/catalog/model'
import { fetchFeedPage, fetchProductsCount } from '@sorrel/commerce/catalog'
import type { ProductPreview } from '@sorrel/domain/product'
import type { Market } from '#request/market.ts'
import { openFreshCatalog } from '#backend/catalog.ts'
import { getFreshCommerce } from '#backend/commerce.ts'
import { getAvailable } from '#backend/unavailable.ts'

/** Products of one file of a feed. */
export const FEED_PAGE_SIZE = SITEMAP_PAGE_SIZE

/** Maximum number of cards per call to the index, and of records per call to the service. */
const CARDS_AT_ONCE = 100
const RECORDS_AT_ONCE = 250

/** A file of ten thousand products takes the index longer than a page would wait. In milliseconds. */
const INDEX_MS = 15_000

/** The number of files per language and currency; one if there are no products. */
export async function countFeedPages(): Promise<number> {
  const status = await (await openFreshCatalog())?.status()
  const count = status?.ok ? status.value.count : getAvailable(await fetchProductsCount(getFreshCommerce()))
  return Math.max(1, Math.ceil(count / FEED_PAGE_SIZE))
}

/**
 * The products of one file, counted from 1, in batches: from the catalogue index, or else from the service, bypassing
 * its caches. Throws an UnavailableError if a batch cannot be read, because products missing from a feed are delisted.
 */
export async function* readFeedProducts(
  market: Market,
  page: number,
): AsyncGenerator<readonly ProductPreview[], void, undefined> {
  const index = await openFreshCatalog(INDEX_MS)
  const indexed = await index?.sitemap({ page })
  if (index === undefined || indexed?.ok !== true) {
    yield* readRecords(market, page)
    return
  }
  const slugs = indexed.value.entries.map(({ slug }) => slug)
  for (let from = 0; from < slugs.length; from += CARDS_AT_ONCE) {
    const answer = await index.bySlugs({ ...market, slugs: slugs.slice(from, from + CARDS_AT_ONCE) })
    yield getAvailable(answer).products
  }
}

async function* readRecords(market: Market, page: number): AsyncGenerator<readonly ProductPreview[]> {
  const parts = FEED_PAGE_SIZE / RECORDS_AT_ONCE
  const first = (page - 1) * parts + 1
  for (let part = first; part < first + parts; part += 1) {
    const request = { page: part, limit: RECORDS_AT_ONCE, ...market }
    const { products, count } = getAvailable(await fetchFeedPage(getFreshCommerce(), request))
    yield products.map(({ preview }) => preview)
    if (part * RECORDS_AT_ONCE >= count) return
  }
}
