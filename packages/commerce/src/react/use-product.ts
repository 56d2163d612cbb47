'use client'

import type { UntrustedRecord } from '@sorrel/contracts/untrusted'
import type { ProductPreview } from '@sorrel/domain/product'
import type { Result } from '@sorrel/domain/result'
import type { Audience } from '../catalog/fetch-products.ts'
import { toProductPreview } from '../catalog/to-product-preview.ts'
import type { CommerceError } from '../error.ts'
import { GetProductCardDocument, type GetProductCardQuery } from '../generated/catalog/graphql.ts'
import { decodeRecord } from '../wire/decode.ts'
import type { MapContext } from '../wire/to-list.ts'
import { useAudience } from './shop-context.ts'
import { useOperation, type Loaded } from './use-operation.ts'

interface ProductQuery extends Audience {
  readonly slug: string
  /** Sends no query while true. Default false. */
  readonly isPaused?: boolean | undefined
}

function decodeProduct(
  { productBySlug }: UntrustedRecord<GetProductCardQuery>,
  context: MapContext,
): Result<ProductPreview | null, CommerceError> {
  return decodeRecord(productBySlug, {
    operation: 'getProductCard',
    toRecord: (value) => toProductPreview(value, context),
  })
}

/**
 * A product in the card form, null when there is none. It is fetched again when slug, currency or locale changes; the
 * last two are those of the `ShopProvider` above, unless given.
 */
export function useProduct({ slug, isPaused, ...audience }: ProductQuery): Loaded<ProductPreview | null> {
  const { currency, locale } = useAudience(audience)
  return useOperation({
    document: GetProductCardDocument,
    variables: { slug, currency, locale },
    operation: 'getProductCard',
    decode: decodeProduct,
    isPaused: isPaused ?? false,
  })
}
