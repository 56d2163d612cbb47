import { toAddressLines } from '@sorrel/domain/address'
import { err, ok, type Result } from '@sorrel/domain/result'
import { isSubscriptionSendable, type Subscription } from '@sorrel/domain/subscriptions'
import { fetchAddresses, type SavedAddress } from '../account.ts'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import {
  ChangeSubscriptionAddressDocument,
  type ChangeSubscriptionAddressMutationVariables,
} from '../generated/subscriptions/graphql.ts'
import { fetchSubscriptions } from '../subscriptions.ts'
import { update } from '../subscriptions/send-change.ts'

/** The subscriptions whose address can be changed; none for a visitor. */
export async function fetchSendable(
  client: CommerceClient,
): Promise<Result<readonly Subscription[], CommerceError>> {
  const all = await fetchSubscriptions(client)
  return all.ok ? ok((all.value ?? []).filter(isSubscriptionSendable)) : all
}

/** The subscriptions that are delivered to one of the account's addresses. */
export async function fetchSubscriptionsTo(
  client: CommerceClient,
  addressId: string,
): Promise<Result<readonly Subscription[], CommerceError>> {
  const [sendable, addresses] = await Promise.all([fetchSendable(client), fetchAddresses(client)])
  if (!sendable.ok) return sendable
  if (!addresses.ok) return addresses
  const address = addresses.value?.find(({ id }) => id === addressId)
  return ok(address === undefined ? [] : sendable.value.filter((each) => goesToAddress(each, address)))
}

/**
 * Whether a subscription is delivered to one of the account's addresses: by the address's id, or by identical text if
 * it comes from the checkout.
 */
export function goesToAddress({ shipping }: Subscription, address: SavedAddress): boolean {
  if (shipping === undefined) return false
  const toText = (place: Parameters<typeof toAddressLines>[0]) => toAddressLines(place, '').join('\n')
  return shipping.accountAddressId === address.id || toText(shipping) === toText(address)
}

/** Sends subscriptions to an address of the account; `not_found` when it is not the account's. */
export async function sendToAddress(
  client: CommerceClient,
  { addressId, ids }: { readonly addressId: string; readonly ids: readonly string[] },
): Promise<Result<readonly Subscription[], CommerceError>> {
  const addresses = await fetchAddresses(client)
  if (!addresses.ok) return addresses
  const address = addresses.value?.find(({ id }) => id === addressId)
  return address === undefined
    ? err({ kind: 'user', operation: 'getAddresses', reason: 'not_found', message: 'No such address' })
    : sendTo(client, { address, ids })
}

const changeAddress = update(
  ChangeSubscriptionAddressDocument,
  (variables: ChangeSubscriptionAddressMutationVariables) => variables,
)

/** Sends subscriptions to an address that belongs to the account, and returns the changed subscriptions. */
export async function sendTo(
  client: CommerceClient,
  { address, ids }: { readonly address: SavedAddress; readonly ids: readonly string[] },
): Promise<Result<readonly Subscription[], CommerceError>> {
  const shipping = toShipping(address)
  const changed: Subscription[] = []
  for (const id of ids) {
    const sent = await changeAddress(client, { id, shipping })
    if (!sent.ok) return sent
    changed.push(sent.value)
  }
  return ok(changed)
}

/**
 * Includes the parts, since the account's address may change later; an empty part is sent as null, so that it is
 * cleared.
 */
function toShipping(address: SavedAddress) {
  const { id: accountAddressId, firstName, lastName, address1, city, zip, country } = address
  const { address2 = null, state = null, phone = null } = address
  return { accountAddressId, firstName, lastName, address1, address2, city, state, zip, country, phone }
}
