import type { AddressRecord, DeliveryService } from '../order/records.ts'

/** A choice on a line of a cart: a value of an option, or the text the shopper typed. */
export type CartOptionRecord =
  | { readonly id: string; readonly valueId: string }
  | { readonly id: string; readonly value: string }

/** The delivery fields that are known before the order is placed. */
export type CartShippingRecord = Partial<AddressRecord> & {
  readonly service?: DeliveryService
  readonly accountAddressId?: string
}
