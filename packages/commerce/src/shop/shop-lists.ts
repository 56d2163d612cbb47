import { err } from '@sorrel/domain/result'
import type { ProductsPage } from '../catalog/to-product-preview.ts'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import type { ListTransport } from '../listing/create-list-store.ts'
import type { SearchOptions } from '../search.ts'
import { toSendError } from '../transport/to-error.ts'

export interface ShopLists {
  /** Products that contain every word of a term, for `useSearch`. Its code loads at its first use. */
  readonly findProducts: SearchOptions<ProductsPage, CommerceError>['find']
  /** A list with its filters, for `useListing`. Its code loads at its first use. */
  readonly fetchListing: ListTransport<CommerceError>
}

interface ListsOptions {
  readonly getClient: () => CommerceClient
  readonly audience: { readonly currency: string; readonly locale: string }
}

/** What a shop finds: code that did not load is a connection that failed, and is fetched again at the next use. */
export function createShopLists({ getClient, audience }: ListsOptions): ShopLists {
  let transport: ListTransport<CommerceError> | undefined
  return {
    findProducts: async (searchTerm, signal) => {
      const loaded = await import('../catalog/fetch-products.ts').catch(toFailure)
      return 'kind' in loaded
        ? err(loaded)
        : loaded.searchProducts(getClient(), { ...audience, searchTerm, signal })
    },
    fetchListing: async (...call) => {
      const loaded = await import('../listing-transport.ts').catch(toFailure)
      if ('kind' in loaded) return err(loaded)
      // One for all lists, since it remembers the filters of the store.
      transport ??= loaded.createServiceListTransport(getClient())
      return transport(...call)
    },
  }
}

const toFailure = (failure: unknown): CommerceError => toSendError({ operation: 'import', failure })
