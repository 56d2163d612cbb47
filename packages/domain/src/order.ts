import type { LineItem, Totals } from './cart.ts'

/** Every status an order can have. */
export type OrderStatus =
  | 'canceled'
  | 'complete'
  | 'delivery_pending'
  | 'hold'
  | 'payment_pending'
  | 'pending'
  | 'draft'

export interface PostalAddress {
  readonly name: string
  readonly address1: string
  readonly address2?: string | undefined
  readonly city: string
  readonly state?: string | undefined
  readonly zip: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly phone?: string | undefined
}

export interface CardSummary {
  readonly brand: string
  readonly last4: string
  /** 1 to 12. */
  readonly expMonth: number
  readonly expYear: number
}

/** A line of an order or a further product of a subscription. */
export interface OrderItem extends LineItem {
  readonly slug?: string | undefined
  /** How many may still be sent back; unset where the service does not say. */
  readonly quantityReturnable?: number | undefined
}

/** An order as the account shows it. Amounts in major units of `currency`; dates in ISO 8601. */
export interface Order extends Totals {
  readonly id: string
  readonly number: string
  readonly status: OrderStatus
  readonly dateCreated: string
  readonly itemQuantity: number
  readonly currency: string
  /** The subscription whose renewal it is; the order that began one names none. */
  readonly subscriptionId?: string | undefined
  readonly couponCode?: string | undefined
  readonly comments?: string | undefined
  readonly items: readonly OrderItem[]
  readonly refunds: readonly {
    readonly amount: number
    readonly currency: string
    readonly dateCreated?: string | undefined
  }[]
  readonly shipments: readonly {
    readonly dateCreated?: string | undefined
    /** When it should arrive. */
    readonly dateEstimated?: string | undefined
    /** Key of the carrier, such as `royal_mail`. */
    readonly carrier?: string | undefined
    readonly carrierName?: string | undefined
    readonly trackingCode?: string | undefined
  }[]
  readonly shipping?:
    | (PostalAddress & { readonly serviceName?: string | undefined; readonly price: number })
    | undefined
  readonly billing?:
    | (PostalAddress & { readonly method?: string | undefined; readonly card?: CardSummary | undefined })
    | undefined
}
