import type { CardRecord } from '../order/records.ts'

/** What an order or a subscription remembers of a card that an account keeps. */
export function toCardRecord(card: Omit<CardRecord, 'accountCardId'> & { readonly id: string }): CardRecord {
  const { id, brand, last4, expMonth, expYear, token } = card
  return { brand, last4, expMonth, expYear, token, accountCardId: id }
}
