import {
  type CategoryListing,
  fetchAttributeFilters,
  fetchCategory,
  fetchCategoryListing,
  fetchListing,
} from '@sorrel/commerce/catalog'
import { cacheTags } from '@sorrel/contracts/revalidate'
import type { Filter, FilterQuery, ListRequest, ProductListing } from '@sorrel/domain/filters'
import { parseListQuery } from '@sorrel/domain/list-address'
import { ok, type Result } from '@sorrel/domain/result'
import { openCachedCatalog, openFreshCatalog } from '#backend/catalog.ts'
import { isChangedRecently } from '#backend/recent-changes.ts'
import { getFreshCommerce, getPublicCommerce } from '#backend/commerce.ts'
import { CATALOG_TAG } from '#backend/revalidation.ts'

type Answer<T> = Promise<Result<T, { readonly kind: string }>>

/**
 * The content of a list, the same for all visitors: from the catalogue index, with counts, or else from the commerce
 * service, without counts. If the index is missing, slow or incomplete, only the counts are lost, never the list. The
 * answer is cached until one of its products or the list itself changes.
 */
export async function answerList(request: ListRequest): Answer<ProductListing> {
  const tags = toListTags(request.category)
  const index = await openCachedCatalog(tags)
  const counted = await index?.list(request)
  if (counted?.ok) return counted
  return fetchListing(
    getPublicCommerce(tags, { showsProducts: true }),
    request,
    await loadDefinitions(request),
  )
}

/** A category with its list; null for an unknown category. Without an index both come in the same calls. */
export async function answerCategory(
  request: ListRequest & { readonly category: string },
): Answer<CategoryListing | null> {
  const { category: slug, locale, currency } = request
  const tags = [cacheTags.category(slug), CATALOG_TAG]
  const fresh = isChangedRecently(cacheTags.category(slug))
  if ((await openCachedCatalog(tags)) === undefined) {
    const commerce = getPublicCommerce([...tags, ...toListTags(slug)], { showsProducts: true })
    return fetchCategoryListing(commerce, { ...request, fresh }, await loadDefinitions(request))
  }
  const [category, listing] = await Promise.all([
    fetchCategory(getPublicCommerce(tags), { slug, locale, currency, fresh }),
    answerList(request),
  ])
  if (!category.ok || category.value === null) return category.ok ? ok(null) : category
  return listing.ok ? ok({ category: category.value, listing: listing.value }) : listing
}

/** Like `answerList`, uncached, for typed searches. */
export async function answerFreshList(request: ListRequest): Answer<ProductListing> {
  const index = await openFreshCatalog()
  const counted = await index?.list(request)
  return counted?.ok ? counted : fetchListing(getFreshCommerce(), request, await loadDefinitions(request))
}

/** Filters, order and page of an address. Fields that name no filter of the catalogue, such as those of campaigns, are left out. */
export async function readListQuery(
  market: Pick<ListRequest, 'locale'>,
  address: string,
): Promise<FilterQuery> {
  const query = parseListQuery(address)
  if (Object.keys(query.attributes).length === 0) return query
  const known = await fetchDefinitions(market)
  return known.ok ? parseListQuery(address, (name) => known.value.some(({ id }) => id === name)) : query
}

function toListTags(category: string | undefined): readonly string[] {
  return category === undefined ? [CATALOG_TAG, cacheTags.allProducts()] : [cacheTags.list(category)]
}

/** The attributes' definitions. A list can be shown without filters, so a failure gives none. */
async function loadDefinitions(request: ListRequest): Promise<readonly Filter[]> {
  const filters = await fetchDefinitions(request)
  return filters.ok ? filters.value : []
}

function fetchDefinitions({ locale }: Pick<ListRequest, 'locale'>) {
  return fetchAttributeFilters(getPublicCommerce([CATALOG_TAG]), { locale })
}
