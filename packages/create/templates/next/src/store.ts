import * as catalog from '@sorrel/commerce/catalog'
import { type CommerceClient, createCommerceClient } from '@sorrel/commerce/client'
import type { CommerceError } from '@sorrel/commerce/error'
import { fetchProduct } from '@sorrel/commerce/product'
import { fetchMenus, fetchStoreSettings } from '@sorrel/commerce/store'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { parseFilterQuery } from '@sorrel/domain/filters'
import { toNavigation } from '@sorrel/domain/menu'
import type { Result } from '@sorrel/domain/result'
import { cacheLife, cacheTag } from 'next/cache'
import type { MenuLink } from './components/frame'
import { shop } from './shop'
import { storeUrl } from './store-url'
import { toHref } from './to-href'

/** What the store says to everybody, kept for hours; `app/api/revalidate/route.ts` drops what has changed. */

const PAGE_SIZE = 48
/** Full rows of two, three and four. */
const SHOWN_AT_HOME = 12

/** A connection without a visitor. */
export const openClient = (): CommerceClient =>
  createCommerceClient({ url: storeUrl, publicKey: shop.store.key })

/** A failure is thrown, so that it is not kept: the next visit asks again. */
function orThrow<T>(answer: Result<T, CommerceError>): T {
  if (!answer.ok) throw new Error(`The store did not answer: ${answer.error.kind}`)
  return answer.value
}

const toAudience = (locale: string) => ({ locale, currency: shop.currency })

export async function readSettings(language: string) {
  'use cache'
  cacheTag(cacheTags.settings())
  cacheLife('hours')
  return orThrow(await fetchStoreSettings(openClient(), { locale: language }))
}

/** Categories and products of the store's header menu, and links to other places. */
export async function readMenu(language: string): Promise<readonly MenuLink[]> {
  'use cache'
  cacheTag(cacheTags.menus())
  cacheLife('hours')
  const { header } = await readSettings(language)
  const menus = orThrow(await fetchMenus(openClient(), { locale: language }))
  const items = menus.find(({ id }) => id === header.menuId)?.items ?? []
  return toNavigation(items).flatMap((entry) =>
    'href' in entry && entry.href !== undefined && /^(?:\/categories\/|\/products\/|https:)/.test(entry.href)
      ? [{ label: entry.label, href: entry.href.startsWith('/') ? toHref(language, entry.href) : entry.href }]
      : [],
  )
}

/** Null for a product that does not exist. `fresh`: what is kept for hours is not taken from the store's own caches. */
export async function readProduct(slug: string, language: string) {
  'use cache'
  cacheTag(cacheTags.product(slug))
  cacheLife('hours')
  return orThrow(await fetchProduct(openClient(), { slug, fresh: true, ...toAudience(language) }))
}

/** Null for a category that does not exist. */
export async function readCategory(slug: string, language: string) {
  'use cache'
  cacheTag(cacheTags.category(slug))
  cacheLife('hours')
  return orThrow(await catalog.fetchCategory(openClient(), { slug, fresh: true, ...toAudience(language) }))
}

export async function readFirstProducts(language: string) {
  'use cache'
  cacheTag(cacheTags.allProducts())
  cacheLife('hours')
  const request = { ...toAudience(language), limit: SHOWN_AT_HOME }
  return orThrow(await catalog.fetchProductsPage(openClient(), request)).products
}

interface ListRequest {
  readonly language: string
  /** Of the address: filters, order and page. */
  readonly search: string
  /** Slug. Default: all products. */
  readonly category?: string | undefined
}

/** One page of a list, narrowed by the filters in the address. */
export async function readList({ language, search, category }: ListRequest) {
  'use cache'
  cacheTag(category === undefined ? cacheTags.allProducts() : cacheTags.list(category))
  cacheLife('hours')
  const client = openClient()
  const filters = orThrow(await catalog.fetchAttributeFilters(client, { locale: language }))
  const query = parseFilterQuery(search, filters)
  const request = { ...toAudience(language), query, pageSize: PAGE_SIZE, category }
  return { listing: orThrow(await catalog.fetchListing(client, request, filters)), filters, query }
}

export async function readFound(term: string, language: string) {
  'use cache'
  cacheTag(cacheTags.allProducts())
  cacheLife('minutes')
  const request = { searchTerm: term, ...toAudience(language), limit: PAGE_SIZE }
  return orThrow(await catalog.searchProducts(openClient(), request))
}

/** Slugs of every product and category. */
export async function readSlugs() {
  'use cache'
  cacheTag(cacheTags.allProducts(), cacheTags.menus())
  cacheLife('hours')
  const client = openClient()
  const products = orThrow(await catalog.fetchProductSlugs(client))
  const categories = orThrow(await catalog.fetchCategoryPaths(client))
  return { products, categories: categories.map(({ slug }) => slug) }
}

/** The first pages of a kind, to be built ahead. Next wants one at least, also of a store that has none yet. */
export const toParams = (slugs: readonly string[]) =>
  (slugs.length > 0 ? slugs.slice(0, 20) : ['none']).map((slug) => ({ slug }))
