import type { AddressInput } from '@sorrel/contracts/forms'
import type {
  addAddressEndpoint,
  deleteAddressEndpoint,
  EndpointBody,
  setDefaultAddressEndpoint,
  updateAddressEndpoint,
} from '@sorrel/contracts/http'
import type { SavedAddress } from '@sorrel/domain/account'
import { toPostcode } from '@sorrel/domain/address'
import { ok } from '@sorrel/domain/result'
import {
  addAddress as sendAddress,
  deleteAddress as sendDelete,
  fetchAddresses,
  setDefaultAddress as sendDefault,
  updateAddress as sendUpdate,
} from '../account.ts'
import type { CommerceClient } from '../client.ts'
import { fetchSubscriptionsTo, sendTo } from '../subscription-actions/send-to-address.ts'
import type { ActionResult } from './action.ts'
import { toFailure } from './failure.ts'
import { requireCustomer } from './owner.ts'
import { toRegion } from './to-region.ts'

type Done = ActionResult<typeof addAddressEndpoint>

/** A cleared field is sent as null, so that the service deletes it. */
function toInput({ isDefault: _isDefault, ...address }: AddressInput) {
  const { address2 = null, state, phone = null, ...rest } = address
  const region = state === undefined ? null : toRegion(rest.country, state)
  return { ...rest, zip: toPostcode(rest.country, rest.zip), address2, state: region, phone }
}

async function makeDefault(client: CommerceClient, addressId: string): Done {
  const made = await sendDefault(client, { addressId })
  return made.ok ? toAnswer(made.value) : toFailure(made.error)
}

/**
 * The service never makes an address the default itself: the first address becomes it, and another replaces a deleted
 * one.
 */
async function keepDefault(client: CommerceClient): Done {
  const addresses = await fetchAddresses(client)
  if (!addresses.ok) return toFailure(addresses.error)
  const known = addresses.value ?? []
  const [first] = known
  return first === undefined || known.some(({ isDefault }) => isDefault)
    ? toAnswer(known)
    : makeDefault(client, first.id)
}

const toAnswer = (addresses: readonly SavedAddress[]) => ok({ done: true as const, addresses })

/** Saves an address in the format of its country. The first address becomes the default. */
export async function addAddress(
  client: CommerceClient,
  input: EndpointBody<typeof addAddressEndpoint>,
): Done {
  const customer = await requireCustomer(client)
  if (!customer.ok) return customer
  const saved = await sendAddress(client, { input: toInput(input) })
  if (!saved.ok) return toFailure(saved.error)
  return input.isDefault ? makeDefault(client, saved.value.id) : keepDefault(client)
}

/** Changes an address and, where `subscriptions` is true, moves the subscriptions that use it to the changed one. */
export async function updateAddress(
  client: CommerceClient,
  input: EndpointBody<typeof updateAddressEndpoint>,
): Done {
  const customer = await requireCustomer(client)
  if (!customer.ok) return customer
  const { id, subscriptions, ...address } = input
  const going = subscriptions === true ? await fetchSubscriptionsTo(client, id) : ok([])
  if (!going.ok) return toFailure(going.error)
  const saved = await sendUpdate(client, { addressId: id, input: toInput(address) })
  if (!saved.ok) return toFailure(saved.error)
  const done = await (input.isDefault ? makeDefault(client, id) : keepDefault(client))
  const changed = done.ok ? done.value.addresses.find((each) => each.id === id) : undefined
  if (changed === undefined) return done
  const sent = await sendTo(client, { address: changed, ids: going.value.map((each) => each.id) })
  return sent.ok ? done : toFailure(sent.error)
}

/** Deletes an address. If it was the default, another one becomes the default. */
export async function deleteAddress(
  client: CommerceClient,
  { id }: EndpointBody<typeof deleteAddressEndpoint>,
): Done {
  const customer = await requireCustomer(client)
  if (!customer.ok) return customer
  const deleted = await sendDelete(client, { addressId: id })
  return deleted.ok ? keepDefault(client) : toFailure(deleted.error)
}

/** Makes an address the default for deliveries. */
export async function setDefaultAddress(
  client: CommerceClient,
  { id }: EndpointBody<typeof setDefaultAddressEndpoint>,
): Done {
  const customer = await requireCustomer(client)
  return customer.ok ? makeDefault(client, id) : customer
}
