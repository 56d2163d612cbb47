import type { CartItemInput } from '@sorrel/domain/cart'
import type { Picture, Product, ProductPreview } from '@sorrel/domain/product'

export interface CartAddition {
  readonly input: CartItemInput
  /** Provides the line's name, options and stock. */
  readonly product: Product | ProductPreview
  /** Shown in the cart until the service has answered. Default: the one of the variant or the product. */
  readonly picture?: Picture | undefined
}

/**
 * Opens the cart with the new line in it immediately. Resolves to whether the service accepted it; if not, the cart is
 * restored and the shopper is notified.
 */
export type AddToCart = (addition: CartAddition) => Promise<boolean>

/**
 * Opens the cart with all new lines in it immediately. Resolves to those that the service refused; the caller notifies
 * the shopper.
 */
export type AddAllToCart = (additions: readonly CartAddition[]) => Promise<readonly CartAddition[]>
