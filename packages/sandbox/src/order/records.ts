import type { Minor, ScheduleDocument } from '../catalogue/documents.ts'

/** A postal address as typed, stored with a cart, an order or a subscription. */
export interface AddressRecord {
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly address2?: string
  readonly city: string
  readonly state?: string
  readonly zip: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly phone?: string
}

/** The names of an address's parts, in the order of a form. */
export const ADDRESS_PARTS = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'country',
  'phone',
] as const satisfies readonly (keyof AddressRecord)[]

/** The fields of a card that may be stored, never its number. */
export interface CardRecord {
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly token: string
  /** Unset for a card that is not saved in the account. */
  readonly accountCardId?: string
}

export type DeliveryService = 'standard' | 'express'

export interface ShippingRecord extends AddressRecord {
  /** Unset if nothing is delivered. */
  readonly service?: DeliveryService
  readonly price: Minor
  /** The account's address that a subscription was sent to. */
  readonly accountAddressId?: string
}

export interface BillingRecord extends AddressRecord {
  readonly method: 'card' | 'giftcard'
  readonly card?: CardRecord
}

/** A chosen value on a line, with its texts at the time of the order. */
export interface OptionRecord {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly valueId?: string
  readonly variant: boolean
  readonly price: Minor
}

export interface PlanRecord {
  readonly id: string
  readonly name: string
  readonly price: Minor
  readonly billingSchedule: ScheduleDocument
  readonly orderSchedule?: ScheduleDocument
}

/** A part of a bundle, with its texts at the time of the order. */
export interface PartRecord {
  readonly id: string
  readonly productId: string
  readonly variantId?: string
  readonly name: string
  readonly variantName?: string
  /** Pieces in one bundle. */
  readonly quantity: number
}

/** A line of an order with its final prices. */
export interface OrderItemRecord {
  readonly id: string
  readonly productId: string
  readonly variantId?: string
  readonly name: string
  readonly variantName?: string
  readonly options: readonly OptionRecord[]
  readonly plan?: PlanRecord
  /** Of a bundle alone. */
  readonly parts?: readonly PartRecord[]
  /** What a piece is called, for the plan's title. */
  readonly pieceNames?: readonly string[]
  readonly quantity: number
  readonly price: Minor
  readonly priceTotal: Minor
  readonly discountTotal: Minor
  readonly taxTotal: Minor
}

/**
 * Totals of a cart or an order; grandTotal = subTotal − discountTotal + shipmentTotal, captureTotal = grandTotal −
 * giftcardTotal. Taxes are inside the prices.
 */
export interface TotalsRecord {
  readonly itemQuantity: number
  readonly subTotal: Minor
  readonly discountTotal: Minor
  readonly shipmentTotal: Minor
  readonly shipmentTax: Minor
  readonly itemTax: Minor
  readonly taxTotal: Minor
  readonly giftcardTotal: Minor
  readonly grandTotal: Minor
  /** The amount due. */
  readonly captureTotal: Minor
}

export interface PaymentRecord {
  readonly number: string
  readonly amount: Minor
  readonly method: 'card' | 'giftcard'
  readonly card?: CardRecord
  /** ISO 8601. */
  readonly date: string
}

export interface RefundRecord {
  readonly number: string
  readonly amount: Minor
  readonly date: string
}

export interface ShipmentRecord {
  readonly number: string
  readonly carrierName: string
  readonly trackingCode?: string
  readonly date: string
}

/** The data of an order that is stored as one JSON value, because no query filters by it. */
export interface OrderRecord {
  readonly items: readonly OrderItemRecord[]
  readonly totals: TotalsRecord
  readonly couponCode?: string
  readonly couponName?: string
  readonly giftcards: readonly { readonly id: string; readonly last4: string; readonly amount: Minor }[]
  readonly shipping?: ShippingRecord
  readonly billing?: BillingRecord
  readonly payments: readonly PaymentRecord[]
  readonly refunds: readonly RefundRecord[]
  readonly shipments: readonly ShipmentRecord[]
  readonly comments?: string
  /** Set on the order of a renewal. */
  readonly subscriptionId?: string
}
