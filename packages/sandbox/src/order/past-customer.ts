import type { CustomerDocument } from '../account/documents.ts'
import { toCardRecord } from '../account/cards.ts'
import type { BillingRecord, ShippingRecord } from './records.ts'

/** The delivery address of a customer's past orders: the default address, else the first one. */
export function getPastShipping(customer: CustomerDocument, price: number): ShippingRecord | undefined {
  const { addresses, defaultAddressId } = customer
  const address = addresses.find(({ id }) => id === defaultAddressId) ?? addresses[0]
  if (address === undefined) return undefined
  const { id: _id, ...place } = address
  return { ...place, service: 'standard', price }
}

/** The card of a customer's past orders: the default card, else the first one. */
export function getPastBilling(customer: CustomerDocument): BillingRecord | undefined {
  const { cards, defaultCardId } = customer
  const shipping = getPastShipping(customer, 0)
  const card = cards.find(({ id }) => id === defaultCardId) ?? cards[0]
  if (shipping === undefined || card === undefined) return undefined
  const { service: _service, price: _price, ...address } = shipping
  return { ...address, method: 'card', card: toCardRecord(card) }
}
