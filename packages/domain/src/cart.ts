import type { BillingSchedule, Picture, Schedule, StockTracked } from './product.ts'

export interface CartItemOption {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly valueId?: string | undefined
  readonly variant: boolean
  /** Major units. */
  readonly price: number
}

export type CartItemPurchaseOption =
  | { readonly type: 'standard' }
  | {
      readonly type: 'subscription'
      readonly planId: string
      readonly planName: string
      readonly billingSchedule?: BillingSchedule | undefined
      readonly orderSchedule?: Schedule | undefined
    }

/** A part of a bundle on a line. */
export interface LinePart {
  readonly productId: string
  readonly variantId?: string | undefined
  /** Unset when the part has no page. */
  readonly slug?: string | undefined
  readonly name: string
  readonly variantName?: string | undefined
  /** Pieces in one bundle, from 1. */
  readonly quantity: number
}

/** Fields that lines of carts and orders share. All amounts in major units of the currency. */
export interface LineItem {
  readonly id: string
  readonly productId: string
  readonly variantId?: string | undefined
  readonly name: string
  readonly variantName?: string | undefined
  readonly image?: Picture | undefined
  readonly options: readonly CartItemOption[]
  readonly purchaseOption: CartItemPurchaseOption
  readonly quantity: number
  /** What one piece is called where a plan says what comes, then what several are. Default: the name. */
  readonly pieceNames?: readonly string[] | undefined
  readonly price: number
  readonly priceTotal: number
  readonly discountTotal: number
  /** The parts of a bundle. Unset for any other product. */
  readonly bundle?: readonly LinePart[] | undefined
}

/** A line of the cart. The stock of a bundle is the one of `getBundleStock`. */
export interface CartItem extends LineItem, StockTracked {
  readonly bundle?: readonly (LinePart & StockTracked)[] | undefined
  readonly slug: string
  /** Default 1. */
  readonly minQuantity: number
  readonly discountEach: number
  readonly taxTotal: number
  readonly taxes: readonly { readonly id: string; readonly amount: number }[]
  readonly tags: readonly string[]
  /** Nothing is delivered: a gift card that comes by email. Default false. */
  readonly isDigital?: boolean | undefined
}

/** The sums of a cart or an order. */
export interface Totals {
  readonly subTotal: number
  readonly discountTotal: number
  readonly taxTotal: number
  /** Tax that the prices already hold. */
  readonly taxIncludedTotal: number
  readonly shipmentTotal: number
  /** The part that gift cards pay. */
  readonly giftcardTotal: number
  /** Before gift cards and credit. */
  readonly grandTotal: number
  /** The amount due: the grand total less gift cards and credit. */
  readonly captureTotal: number
}

export interface Cart extends Totals {
  /** Null before the first item. */
  readonly checkoutId: string | null
  /** `#` before the first item. */
  readonly checkoutUrl: string
  readonly currency: string
  readonly items: readonly CartItem[]
  readonly couponCode?: string | undefined
  /** The shopper's words for the shop, or for whom the order is a gift. */
  readonly note?: string | undefined
  /** Unset when they were not requested. */
  readonly giftcards?: readonly CartGiftcard[] | undefined
}

/** A gift card that pays for a cart. */
export interface CartGiftcard {
  readonly id: string
  /** What it pays of this cart, in major units; its balance may be more. */
  readonly amount: number
  /** The end of its code. */
  readonly last4: string
}

/** The input that adds a line. */
export interface CartItemInput {
  readonly productId: string
  readonly variantId?: string | undefined
  readonly quantity: number
  readonly options: readonly (
    | { readonly id: string; readonly valueId: string }
    | { readonly id: string; readonly value: string }
  )[]
  /** Name of the chosen variant, for a line whose answer names none. The service does not get it. */
  readonly variantName?: string | undefined
  readonly purchaseOption:
    | { readonly type: 'standard' }
    | { readonly type: 'subscription'; readonly planId: string }
}

/** The badge counts up to here, then shows `999+`. */
const MAX_CART_BADGE = 999

/** The cart before the first item: the service answers none. `checkoutUrl` leads nowhere. */
export function getEmptyCart(currency: string): Cart {
  return {
    checkoutId: null,
    checkoutUrl: '#',
    currency,
    items: [],
    subTotal: 0,
    discountTotal: 0,
    taxTotal: 0,
    taxIncludedTotal: 0,
    shipmentTotal: 0,
    giftcardTotal: 0,
    grandTotal: 0,
    captureTotal: 0,
  }
}

/**
 * Pieces in the cart, over all lines.
 *
 * @example
 * ```ts
 * import { formatCartCount, getCartCount } from '@sorrel/domain/cart'
 * import { aCart, aCartItem } from '@sorrel/domain/testing'
 *
 * const cart = aCart({ items: [aCartItem({ quantity: 2 }), aCartItem({ id: 'item-2', quantity: 3 })] })
 * console.log(getCartCount(cart), formatCartCount(1200)) // 5 999+
 * ```
 */
export function getCartCount(cart: { readonly items: readonly Pick<CartItem, 'quantity'>[] }): number {
  return cart.items.reduce((count, item) => count + item.quantity, 0)
}

/** A count for the badge: `999+` above 999. */
export function formatCartCount(count: number): string {
  return count > MAX_CART_BADGE ? `${MAX_CART_BADGE}+` : String(count)
}
