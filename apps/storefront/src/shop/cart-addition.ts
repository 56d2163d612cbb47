import type { CartItemInput } from '@sorrel/domain/cart'
import type { Product, ProductPreview } from '@sorrel/domain/product'

export interface CartAddition {
  readonly input: CartItemInput
  /** For its name and stock. */
  readonly product: Product | ProductPreview
  /** Attached to the request when options are chosen. */
  readonly variantName?: string | undefined
}

/** Puts something into the cart and opens it. Answers whether that worked; the shopper is told when not. */
export type AddToCart = (addition: CartAddition) => Promise<boolean>

/** Puts several things into the cart. Answers what did not go in; the caller tells the shopper and opens the cart. */
export type AddAllToCart = (additions: readonly CartAddition[]) => Promise<readonly CartAddition[]>
