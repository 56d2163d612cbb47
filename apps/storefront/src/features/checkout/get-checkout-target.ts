import type { Cart } from '@sorrel/domain/cart'
import { getShortages } from '@sorrel/domain/cart-line'

/**
 * Where the way to the checkout leads: to the service's checkout, or back to the cart, because it is empty, because a line
 * asks for more than there is, or because the checkout's address is one of this very shop.
 */
export type CheckoutTarget =
  | { readonly kind: 'checkout'; readonly url: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'short'; readonly itemId: string }
  | { readonly kind: 'loop' }

/**
 * The service accepts any quantity before the end of its checkout, so the lines are compared with the stock here.
 * `origins` are those of this shop. See docs/commerce-service.md#cart-and-checkout.
 */
export function getCheckoutTarget(
  cart: Pick<Cart, 'items' | 'checkoutUrl'> | null,
  origins: readonly string[],
): CheckoutTarget {
  if (cart === null || cart.items.length === 0) return { kind: 'empty' }
  const [short] = getShortages(cart.items).keys()
  if (short !== undefined) return { kind: 'short', itemId: short }
  const url = URL.canParse(cart.checkoutUrl) ? new URL(cart.checkoutUrl) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) return { kind: 'empty' }
  return origins.includes(url.origin) ? { kind: 'loop' } : { kind: 'checkout', url: cart.checkoutUrl }
}
