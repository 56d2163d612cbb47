import type { CartItemInput } from '@sorrel/domain/cart'
import type { Picture, Product, ProductPreview } from '@sorrel/domain/product'

export interface CartAddition {
  readonly input: CartItemInput
  /** For its name, options and stock. */
  readonly product: Product | ProductPreview
  /** Shown in the cart until the service has answered. Default: the one of the variant or the product. */
  readonly picture?: Picture | undefined
}

/**
 * Opens the cart with the addition in it, at once. Resolves to whether the service took it; otherwise the cart is as it
 * was and the shopper is notified.
 */
export type AddToCart = (addition: CartAddition) => Promise<boolean>

/**
 * Opens the cart with all additions in it, at once. Resolves to what the service did not take; the caller notifies the
 * shopper.
 */
export type AddAllToCart = (additions: readonly CartAddition[]) => Promise<readonly CartAddition[]>
