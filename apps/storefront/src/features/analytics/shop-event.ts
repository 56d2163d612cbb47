/** One product of an event. */
export interface ShopItem {
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
  readonly items: readonly ShopItem[]
}

/** What the shop reports. Nothing in it says who the shopper is. */
export type ShopEvent =
  | ({ readonly type: 'view_item' | 'add_to_cart' | 'remove_from_cart' } & ItemsEvent)
  | ({
      readonly type: 'begin_checkout'
      /** What the cart costs, in major units. */
      readonly value: number
    } & ItemsEvent)
  | { readonly type: 'search'; readonly term: string }
  | { readonly type: 'sign_up' }
