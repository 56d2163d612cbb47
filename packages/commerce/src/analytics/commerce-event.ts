/** One product of an event. */
export interface CommerceEventItem {
  readonly productId: string
  readonly name: string
  readonly variantId?: string | undefined
  readonly variantName?: string | undefined
  /** For one piece, in major units of the event's currency. */
  readonly price: number
  readonly quantity: number
}

interface ItemsEvent {
  /** ISO 4217. */
  readonly currency: string
  readonly items: readonly CommerceEventItem[]
}

/**
 * An event that a shop reports. It never identifies the shopper. Amounts are in major units of the event's currency.
 */
export type CommerceEvent =
  | ({ readonly type: 'view_item' | 'add_to_cart' | 'remove_from_cart' } & ItemsEvent)
  | ({
      readonly type: 'view_item_list'
      /** The list's own name, such as a category's slug. */
      readonly listId: string
      readonly listName?: string | undefined
    } & ItemsEvent)
  | ({
      readonly type: 'begin_checkout'
      /** The cart's total. */
      readonly value: number
    } & ItemsEvent)
  | ({
      readonly type: 'purchase'
      /** The number that the shopper knows the order by. Receivers use it to count a purchase once. */
      readonly orderNumber: string
      /** The order's total, including taxes and shipping. */
      readonly value: number
      readonly tax: number
      readonly shipping: number
      readonly couponCode?: string | undefined
    } & ItemsEvent)
  | { readonly type: 'search'; readonly term: string }
  | { readonly type: 'sign_up' }

export type PurchaseEvent = Extract<CommerceEvent, { readonly type: 'purchase' }>
