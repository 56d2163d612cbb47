import type { CardRecord } from '../order/records.ts'

/** The data of an account's card that an order or a subscription stores. */
export function toCardRecord(card: Omit<CardRecord, 'accountCardId'> & { readonly id: string }): CardRecord {
  const { id, brand, last4, expMonth, expYear, token } = card
  return { brand, last4, expMonth, expYear, token, accountCardId: id }
}
