import {
  addAddress,
  deleteAddress,
  fetchAddresses,
  setDefaultAddress,
  updateAddress,
} from '@sorrel/commerce/account'
import type { CommerceError } from '@sorrel/commerce/client'
import type { AddressInput } from '@sorrel/contracts/forms'
import {
  addAddressEndpoint,
  deleteAddressEndpoint,
  setDefaultAddressEndpoint,
  updateAddressEndpoint,
} from '@sorrel/contracts/http'
import { toPostcode } from '@sorrel/domain/address'
import { ok, type Result } from '@sorrel/domain/result'
import type { EndpointError } from '#service/endpoint/answer.ts'
import { createDedupe } from '#service/endpoint/dedupe.ts'
import { toChangeError } from '#service/endpoint/to-change-error.ts'
import { requireCustomer } from '#service/endpoint/require-customer.ts'
import { createHandler } from '#service/endpoint/serve.ts'
import type { RequestContext } from '#service/endpoint/request-context.ts'
import { fetchSubscriptionsTo, sendToAddress } from '../subscriptions/send-to-address.ts'
import { toRegion } from './to-region.ts'
import { addAddressForm, defaultAddressForm, deleteAddressForm, updateAddressForm } from './address-forms.ts'

type Done = Result<{ done: true }, EndpointError>

const DONE: Done = ok({ done: true })

/** An emptied field is sent as null, so that the service deletes it. */
function toInput({ isDefault: _isDefault, ...address }: AddressInput) {
  const { address2 = null, state, phone = null, ...rest } = address
  const region = state === undefined ? null : toRegion(rest.country, state)
  return { ...rest, zip: toPostcode(rest.country, rest.zip), address2, state: region, phone }
}

interface SavedAddressResult extends Pick<AddressInput, 'isDefault'> {
  readonly saved: Result<{ readonly id: string }, CommerceError>
}

async function finish({ commerce }: RequestContext, { saved, isDefault }: SavedAddressResult): Promise<Done> {
  if (!saved.ok) return toChangeError(saved.error)
  if (!isDefault) return DONE
  const made = await setDefaultAddress(commerce, { addressId: saved.value.id })
  return made.ok ? DONE : toChangeError(made.error)
}

/** The service makes no address the default by itself: the first one is, and one takes the place of a deleted one. */
async function keepDefault({ commerce }: RequestContext): Promise<Done> {
  const addresses = await fetchAddresses(commerce)
  if (!addresses.ok) return toChangeError(addresses.error)
  const known = addresses.value ?? []
  const [first] = known
  if (first === undefined || known.some(({ isDefault }) => isDefault)) return DONE
  const made = await setDefaultAddress(commerce, { addressId: first.id })
  return made.ok ? DONE : toChangeError(made.error)
}

const once = createDedupe({ kind: 'address' })

export const handleAddAddress = createHandler(
  addAddressEndpoint,
  ({ body, context }) =>
    once({ place: context.key, what: JSON.stringify(body), endpoint: addAddressEndpoint }, async () => {
      const customer = await requireCustomer(context)
      if (!customer.ok) return customer
      const saved = await addAddress(context.commerce, { input: toInput(body) })
      const done = await finish(context, { saved, isDefault: body.isDefault })
      return done.ok && !body.isDefault ? keepDefault(context) : done
    }),
  addAddressForm,
)

export const handleUpdateAddress = createHandler(
  updateAddressEndpoint,
  async ({ body, context }) => {
    const customer = await requireCustomer(context)
    if (!customer.ok) return customer
    const { id, subscriptions, ...address } = body
    const going = subscriptions === true ? await fetchSubscriptionsTo(context.commerce, id) : ok([])
    if (!going.ok) return toChangeError(going.error)
    const saved = await updateAddress(context.commerce, { addressId: id, input: toInput(address) })
    const done = await finish(context, { saved, isDefault: body.isDefault })
    if (!done.ok || going.value.length === 0) return done
    const sent = await sendToAddress(context.commerce, {
      addressId: id,
      ids: going.value.map((each) => each.id),
    })
    return sent.ok ? DONE : toChangeError(sent.error)
  },
  updateAddressForm,
)

export const handleDeleteAddress = createHandler(
  deleteAddressEndpoint,
  async ({ body, context }) => {
    const customer = await requireCustomer(context)
    if (!customer.ok) return customer
    const deleted = await deleteAddress(context.commerce, { addressId: body.id })
    return deleted.ok ? keepDefault(context) : toChangeError(deleted.error)
  },
  deleteAddressForm,
)

export const handleSetDefaultAddress = createHandler(
  setDefaultAddressEndpoint,
  async ({ body, context }) => {
    const customer = await requireCustomer(context)
    if (!customer.ok) return customer
    const made = await setDefaultAddress(context.commerce, { addressId: body.id })
    return made.ok ? DONE : toChangeError(made.error)
  },
  defaultAddressForm,
)
