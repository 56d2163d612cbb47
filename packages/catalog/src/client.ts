/** The client of the index's HTTP API, for servers and browsers. No schema library. */

import { type Call, type CallError, sendCall, type SendOptions } from '@sorrel/contracts/calls'
import { type ListRequest, type ProductListing, toFilterQuery } from '@sorrel/domain/filters'
import { ok, type Result } from '@sorrel/domain/result'
import type {
  CatalogAudience,
  CatalogProducts,
  CatalogStatus,
  MovedSlug,
  NamedSlug,
  SitemapPage,
  Suggestions,
} from './model.ts'
import { catalogCalls } from './client/read-answers.ts'

/** Why the index did not answer. */
export type CatalogError = CallError

export interface CatalogClientOptions {
  /** Origin of the API. Default: the page's own. */
  readonly url?: string | undefined
  /** Default: the platform's. */
  readonly fetch?: SendOptions['fetch']
  /** How long a call may take. Default 3000 ms. */
  readonly timeoutMs?: number | undefined
}

export interface CatalogCall {
  readonly signal?: AbortSignal | undefined
}

export interface SuggestRequest extends CatalogAudience {
  /** The text typed so far. */
  readonly search: string
  /** Products, 1 to 24. */
  readonly limit: number
}

type Answer<T> = Promise<Result<T, CatalogError>>

/** The index as functions. They return failures as values and never reject. */
export interface CatalogClient {
  list(request: ListRequest, call?: CatalogCall): Answer<ProductListing>
  suggest(request: SuggestRequest, call?: CatalogCall): Answer<Suggestions>
  /** At most 100 cards, in the order of the slugs; unknown ones are left out. */
  bySlugs(
    request: CatalogAudience & { readonly slugs: readonly string[] },
    call?: CatalogCall,
  ): Answer<CatalogProducts>
  /** At most 100 cards, in the order of the ids; unknown ones are left out. */
  byIds(
    request: CatalogAudience & { readonly ids: readonly string[] },
    call?: CatalogCall,
  ): Answer<CatalogProducts>
  /** One file of a sitemap, from page 1. */
  sitemap(request: { readonly page: number }, call?: CatalogCall): Answer<SitemapPage>
  /** Where the record is now that had a slug last. */
  moved(request: NamedSlug, call?: CatalogCall): Answer<MovedSlug>
  status(call?: CatalogCall): Answer<CatalogStatus>
}

const TIMEOUT_MS = 3000
const NOTHING: CatalogProducts = { products: [], ratings: {} }

/**
 * @example
 * ```ts
 * import { createCatalogClient } from '@sorrel/catalog/client'
 *
 * const catalog = createCatalogClient({ fetch: async () => Response.json({ count: 2, isComplete: true, isWalking: false }) })
 * const status = await catalog.status()
 * console.log(status.ok && status.value.count) // 2
 * ```
 */
export function createCatalogClient(options: CatalogClientOptions = {}): CatalogClient {
  const { url, fetch, timeoutMs = TIMEOUT_MS } = options
  const read = <T>(call: Call<T>, query: SendOptions['query'], { signal }: CatalogCall = {}): Answer<T> =>
    sendCall(call, { query, signal, origin: url, fetch, timeoutMs })
  const readProducts = async (
    { locale, currency }: CatalogAudience,
    keys: { readonly slugs?: readonly string[]; readonly ids?: readonly string[] },
    call?: CatalogCall,
  ): Answer<CatalogProducts> => {
    const slugs = keys.slugs?.join(',')
    const ids = keys.ids?.join(',')
    return slugs === '' || ids === ''
      ? ok(NOTHING)
      : read(catalogCalls.products, { locale, currency, slugs, ids }, call)
  }
  return {
    list: ({ query, ...request }, call) =>
      read(catalogCalls.list, { ...request, filters: toFilterQuery(query) || undefined }, call),
    suggest: (request, call) => read(catalogCalls.suggest, { ...request }, call),
    bySlugs: ({ slugs, ...audience }, call) => readProducts(audience, { slugs }, call),
    byIds: ({ ids, ...audience }, call) => readProducts(audience, { ids }, call),
    sitemap: ({ page }, call) => read(catalogCalls.sitemap, { page }, call),
    moved: ({ of, slug }, call) => read(catalogCalls.moved, { of, slug }, call),
    status: (call) => read(catalogCalls.status, {}, call),
  }
}
