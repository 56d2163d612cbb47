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

/** A line of the bag. All amounts in major units of the bag's currency. Specification section 3. */
export interface CartItem extends StockTracked {
  readonly id: string
  readonly productId: string
  readonly variantId?: string | undefined
  readonly slug: string
  readonly name: string
  readonly variantName?: string | undefined
  readonly image?: Picture | undefined
  readonly options: readonly CartItemOption[]
  readonly purchaseOption: CartItemPurchaseOption
  readonly quantity: number
  /** Default 1. */
  readonly minQuantity: number
  readonly price: number
  readonly priceTotal: number
  readonly discountTotal: number
  readonly discountEach: number
  readonly taxTotal: number
  readonly taxes: readonly { readonly id: string; readonly amount: number }[]
  readonly tags: readonly string[]
}

export interface Cart {
  /** Null before the first item. */
  readonly checkoutId: string | null
  /** `#` before the first item. */
  readonly checkoutUrl: string
  readonly currency: string
  readonly items: readonly CartItem[]
  readonly subTotal: number
  readonly discountTotal: number
  readonly taxTotal: number
  /** Tax that the prices already hold. */
  readonly taxIncludedTotal: number
  readonly shipmentTotal: number
  readonly giftcardTotal: number
  readonly grandTotal: number
  readonly couponCode?: string | undefined
}

/** What adding a line sends. Specification section 3, "Cart item input". */
export interface CartItemInput {
  readonly productId: string
  readonly variantId?: string | undefined
  readonly quantity: number
  readonly options: readonly (
    | { readonly id: string; readonly valueId: string }
    | { readonly id: string; readonly value: string }
  )[]
  readonly purchaseOption:
    | { readonly type: 'standard' }
    | { readonly type: 'subscription'; readonly planId: string }
}
