import type { ProductPreview } from '@sorrel/domain/product'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import {
  getRecommendationKeywords,
  MAX_RECOMMENDATIONS,
  pickRecommendations,
} from '@sorrel/domain/recommendations'
import type { Result } from '@sorrel/domain/result'
import { getStockStatus } from '@sorrel/domain/stock'

/** Finds the products whose texts contain a word; an empty word finds any. */
export type SearchProducts = (
  word: string,
) => Promise<Result<{ readonly products: readonly ProductPreview[] }, unknown>>

export interface CartLineFacts {
  readonly productId: string
  readonly name: string
  /** The parts of a bundle are not recommended. */
  readonly bundle?: readonly { readonly productId: string }[] | undefined
}

/**
 * At most three products for the cart. It searches for the words of the first line's name one by one until there are
 * enough, then without a word. A failed search ends it with the results so far. See
 * docs/specification.md#recommendations.
 */
export async function findRecommendations(
  cartItems: readonly CartLineFacts[],
  search: SearchProducts,
): Promise<readonly ProductPreview[]> {
  let found: readonly ProductPreview[] = []
  for (const word of getRecommendationKeywords(cartItems[0]?.name)) {
    const result = await search(word)
    if (!result.ok) break
    found = [...found, ...result.value.products.filter(isForSale)]
    if (pickRecommendations({ products: found, cartItems }).length === MAX_RECOMMENDATIONS) break
  }
  return pickRecommendations({ products: found, cartItems })
}

function isForSale(product: ProductPreview): boolean {
  return getInitialPurchaseOption(product) !== 'none' && getStockStatus(product) !== 'out-of-stock'
}
