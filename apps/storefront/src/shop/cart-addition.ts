import type { CartItemInput } from '@sorrel/domain/cart'
import type { Product, ProductPreview } from '@sorrel/domain/product'

export interface CartAddition {
  readonly input: CartItemInput
  /** For its name and stock. */
  readonly product: Product | ProductPreview
  /** Attached to the request when options are chosen. */
  readonly variantName?: string | undefined
}

/** Puts something into the cart and opens it. Resolves to whether that worked; otherwise the shopper is notified. */
export type AddToCart = (addition: CartAddition) => Promise<boolean>

/** Puts several things into the cart. Resolves to what could not be added; the caller notifies the shopper and opens the cart. */
export type AddAllToCart = (additions: readonly CartAddition[]) => Promise<readonly CartAddition[]>
