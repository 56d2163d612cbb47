import type { SwellAccount } from '../graphql/resolvers.gen.ts'
import { toWholeConnection } from '../listing/connection.ts'
import type { AccountRow, AddressRow, CardRow } from './account-rows.ts'

/** First and last name as one; null where neither is known. */
export function toName(person: {
  readonly firstName?: string | null
  readonly lastName?: string | null
}): string | null {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || null
}

export function toAccountAddress({ accountId: _account, dateCreated: _date, ...address }: AddressRow) {
  return { ...address, name: toName(address) }
}

export function toAccountCard({ accountId: _account, dateCreated: _date, ...card }: CardRow) {
  return { ...card, displayBrand: card.brand, test: true }
}

/**
 * An account as its owner sees it; orders and subscriptions have resolvers of their own. See
 * docs/commerce-service.md#account.
 */
export function toAccount(
  account: AccountRow,
  { addresses, cards }: { readonly addresses: readonly AddressRow[]; readonly cards: readonly CardRow[] },
): Omit<SwellAccount, 'orders' | 'subscriptions'> {
  const { email, firstName, lastName, phone, group, emailOptin, defaultAddressId, defaultCardId } = account
  const address = addresses.find(({ id }) => id === defaultAddressId)
  const card = cards.find(({ id }) => id === defaultCardId)
  return {
    name: toName(account),
    email,
    firstName,
    lastName,
    phone,
    group,
    emailOptin,
    dateCreated: account.dateCreated.toISOString(),
    metadata: account.metadata,
    addresses: toWholeConnection(addresses.map(toAccountAddress)),
    cards: toWholeConnection(cards.map(toAccountCard)),
    shipping: address === undefined ? null : { ...toPlace(address), accountAddressId: address.id },
    billing:
      card === undefined ? null : { accountCardId: card.id, method: 'card', card: toAccountCard(card) },
  }
}

function toPlace(address: AddressRow) {
  const { id: _id, active: _active, ...place } = toAccountAddress(address)
  return place
}
