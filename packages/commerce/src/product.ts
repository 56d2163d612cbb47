/** A product in full, with cleaned rich text. For servers: it carries the HTML sanitiser. */

import type { Product } from '@sorrel/domain/product'
import type { Result } from '@sorrel/domain/result'
import type { Audience } from './catalog/fetch-products.ts'
import type { CommerceClient } from './client.ts'
import type { CommerceError } from './error.ts'
import { GetProductDocument } from './generated/product/graphql.ts'
import { andThen, decodeRecord } from './wire/decode.ts'
import { toProduct } from './product/to-product.ts'

/** Time for a product, all tries together, in milliseconds. */
const PRODUCT_BUDGET_MS = 10_000

export interface ProductArgs extends Audience {
  readonly slug: string
}

/** A product in full; null when the service says there is none. */
export async function fetchProduct(
  client: CommerceClient,
  { slug, currency, locale }: ProductArgs,
): Promise<Result<Product | null, CommerceError>> {
  const call = { budgetMs: PRODUCT_BUDGET_MS }
  const answer = await client.query(GetProductDocument, { slug, currency, locale }, call)
  return andThen(answer, ({ productBySlug }) =>
    decodeRecord(productBySlug, { operation: 'getProduct', toRecord: (value) => toProduct(value, client) }),
  )
}

export { parseProductContent } from './product/to-product.ts'
