/** Lists straight from the service, without a catalogue index, for `createListStore` in an app without a server. */
import type { Filter } from '@sorrel/domain/filters'
import { ok } from '@sorrel/domain/result'
import { fetchAttributeFilters } from './catalog/fetch-attribute-filters.ts'
import { fetchListing } from './catalog/fetch-listing.ts'
import { type CommerceClient, withCallOptions } from './client.ts'
import type { CommerceError } from './error.ts'
import type { ListTransport } from './listing/create-list-store.ts'

/**
 * Lists from the service alone, without counts. The store's filters are read once per language; until that succeeds,
 * lists have no filters.
 */
export function createServiceListTransport(client: CommerceClient): ListTransport<CommerceError> {
  const known = new Map<string, Promise<readonly Filter[]>>()
  const readFilters = async (locale: string): Promise<readonly Filter[]> => {
    const filters = await fetchAttributeFilters(client, { locale })
    if (!filters.ok) known.delete(locale)
    return filters.ok ? filters.value : []
  }
  return async (request, { signal }) => {
    const { locale, query } = request
    const filters = known.get(locale) ?? readFilters(locale)
    known.set(locale, filters)
    const lists = withCallOptions(client, { signal })
    if (Object.keys(query.attributes).length > 0) return fetchListing(lists, request, await filters)
    // Without attribute filters in the query, the list need not wait for the definitions.
    const [listing, definitions] = await Promise.all([fetchListing(lists, request, []), filters])
    return listing.ok ? ok({ ...listing.value, filters: definitions }) : listing
  }
}
