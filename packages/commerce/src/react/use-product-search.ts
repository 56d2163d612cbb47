'use client'

import { isRecord, type UntrustedRecord } from '@sorrel/contracts/untrusted'
import { ok, type Result } from '@sorrel/domain/result'
import type { Audience } from '../catalog/fetch-products.ts'
import { toProductsPage, type ProductsPage } from '../catalog/to-product-preview.ts'
import type { CommerceError } from '../error.ts'
import { SearchProductsDocument, type SearchProductsQuery } from '../generated/catalog/graphql.ts'
import { decodeError } from '../wire/decode.ts'
import type { MapContext } from '../wire/to-list.ts'
import { useAudience } from './shop-context.ts'
import { useOperation, type Loaded } from './use-operation.ts'

interface SearchQuery extends Audience {
  readonly searchTerm: string
  /** Default 25. */
  readonly limit?: number | undefined
}

function decodeProducts(
  { products }: UntrustedRecord<SearchProductsQuery>,
  context: MapContext,
): Result<ProductsPage, CommerceError> {
  if (!isRecord(products)) return decodeError('searchProducts', 'The answer holds no products')
  return ok(toProductsPage(products, context))
}

/**
 * Products that contain every word; an empty term sends no query. Currency and locale are those of the `ShopProvider`
 * above, unless given. Debouncing is left to the caller.
 */
export function useProductSearch({ searchTerm, limit = 25, ...audience }: SearchQuery): Loaded<ProductsPage> {
  const { currency, locale } = useAudience(audience)
  const term = searchTerm.trim()
  return useOperation({
    document: SearchProductsDocument,
    variables: { searchTerm: term, currency, locale, limit, page: 1 },
    operation: 'searchProducts',
    decode: decodeProducts,
    isPaused: term === '',
  })
}
