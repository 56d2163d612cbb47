import { type CatalogClient, createCatalogClient } from '@sorrel/catalog/client'
import { createBrowserCommerceClient } from '@sorrel/commerce/browser'
import { fetchProductsPage, searchProducts } from '@sorrel/commerce/catalog'
import type { CommerceClient } from '@sorrel/commerce/client'
import type { ProductPreview } from '@sorrel/domain/product'
import { err } from '@sorrel/domain/result'
import { callUnlessFailing, recordFailure, recordSuccess } from '#request/failures.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import type { ShopConfig } from '#shop/shop.ts'
import type { SearchInstead } from './found-products.ts'
import { findInstead, findProducts, type SearchSources, suggestProducts } from './search-sources.ts'

type FinderConfig = Pick<
  ShopConfig,
  'commerceUrl' | 'commerceGraphqlPath' | 'commercePublicKey' | 'locale' | 'currency' | 'hasCatalog'
>

/** One client for the page, so that its cached answers serve every search. */
let client: CommerceClient | undefined

let catalog: Promise<CatalogClient | undefined> | undefined

/** The service directly, with the public key and without a session. */
function openService(config: FinderConfig): CommerceClient {
  client ??= createBrowserCommerceClient({
    url: config.commerceUrl,
    graphqlPath: config.commerceGraphqlPath,
    publicKey: config.commercePublicKey,
    giftCategory: SHOP_CONFIG.giftCategory,
    onFailure: recordFailure,
    onSuccess: recordSuccess,
  })
  return client
}

/** The index at the page's own address; undefined until its first walk has ended, since it lacks products before. */
async function openCatalog(): Promise<CatalogClient | undefined> {
  catalog ??= askCatalog()
  const found = await catalog
  if (found === undefined) catalog = undefined
  return found
}

async function askCatalog(): Promise<CatalogClient | undefined> {
  const client = createCatalogClient()
  const status = await client.status()
  return status.ok && status.value.isComplete ? client : undefined
}

/**
 * The sources of a search in the browser: the index at the shop's own URL, and the service. In fallback mode only one
 * call at a time is sent to the service. See docs/specification.md#fallback-mode.
 */
function openSources(config: FinderConfig): SearchSources {
  const { locale, currency, hasCatalog = false } = config
  const commerce = openService(config)
  return {
    locale,
    currency,
    openCatalog: hasCatalog ? openCatalog : undefined,
    searchService: async (searchTerm, limit, signal) =>
      (await callUnlessFailing(() =>
        searchProducts(commerce, { searchTerm, locale, currency, limit, signal }),
      )) ?? err({ kind: 'fallback mode' }),
  }
}

/** The products of these slugs or ids as they are now; undefined where the service does not say. */
export async function findProductsBy(
  config: FinderConfig,
  field: 'slug' | 'id',
  values: readonly string[],
): Promise<readonly ProductPreview[] | undefined> {
  const { locale, currency } = config
  const found = await callUnlessFailing(() =>
    fetchProductsPage(openService(config), {
      where: { [field]: { $in: values } },
      limit: values.length,
      locale,
      currency,
    }),
  )
  return found?.ok ? found.value.products : undefined
}

/** Finds at most `limit` products by words; without words the best sellers. */
export function createFinder(config: FinderConfig, limit: number) {
  const sources = openSources(config)
  return (search: string, signal?: AbortSignal) => counted(findProducts(sources, { search, limit, signal }))
}

/**
 * For the search panel: completes the beginning of a word, and offers best sellers and categories where nothing is
 * found.
 */
export function createSuggester(config: FinderConfig, limit: number) {
  const sources = openSources(config)
  return (search: string, signal?: AbortSignal) =>
    counted(suggestProducts(sources, { search, limit, signal }))
}

/** An answer ends fallback mode, whether the index or the service gave it. */
async function counted<Answer extends { readonly ok: boolean }>(asked: Promise<Answer>): Promise<Answer> {
  const found = await asked
  if (found.ok) recordSuccess()
  return found
}

/** Found once for a page, by language and currency. */
const ways = new Map<string, Promise<SearchInstead | undefined>>()

/**
 * For the search panel before anything is typed: best sellers and categories. A failed request is repeated the next
 * time.
 */
export function createWaysFinder(config: FinderConfig) {
  const key = `${config.locale} ${config.currency}`
  return (): Promise<SearchInstead | undefined> => {
    const known = ways.get(key)
    if (known !== undefined) return known
    const asked = findInstead(openSources(config))
    ways.set(key, asked)
    void asked.then((found) => found ?? ways.delete(key))
    return asked
  }
}
