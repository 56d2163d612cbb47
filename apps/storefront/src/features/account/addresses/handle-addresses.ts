import { addAddress, deleteAddress, setDefaultAddress, updateAddress } from '@sorrel/commerce/account'
import type { CommerceError } from '@sorrel/commerce/client'
import type { AddressInput } from '@sorrel/contracts/forms'
import {
  addAddressEndpoint,
  deleteAddressEndpoint,
  setDefaultAddressEndpoint,
  updateAddressEndpoint,
} from '@sorrel/contracts/http'
import { ok, type Result } from '@sorrel/domain/result'
import type { EndpointError } from '#service/endpoint/answer.ts'
import { createDedupe } from '#service/endpoint/dedupe.ts'
import { toChangeError } from '#service/endpoint/to-change-error.ts'
import { requireCustomer } from '#service/endpoint/require-customer.ts'
import { createHandler } from '#service/endpoint/serve.ts'
import type { RequestContext } from '#service/endpoint/request-context.ts'
import { addAddressForm, defaultAddressForm, deleteAddressForm, updateAddressForm } from './address-forms.ts'

type Done = Result<{ done: true }, EndpointError>

const DONE: Done = ok({ done: true })

/** An emptied field is sent as null, so that the service deletes it. */
function toInput({ isDefault: _isDefault, ...address }: AddressInput) {
  const { address2 = null, state = null, phone = null, ...rest } = address
  return { ...rest, address2, state, phone }
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

const once = createDedupe()

export const handleAddAddress = createHandler(
  addAddressEndpoint,
  ({ body, context }) =>
    once({ place: context.key, what: JSON.stringify(body) }, async () => {
      const customer = await requireCustomer(context)
      if (!customer.ok) return customer
      const saved = await addAddress(context.commerce, { input: toInput(body) })
      return finish(context, { saved, isDefault: body.isDefault })
    }),
  addAddressForm,
)

export const handleUpdateAddress = createHandler(
  updateAddressEndpoint,
  async ({ body, context }) => {
    const customer = await requireCustomer(context)
    if (!customer.ok) return customer
    const { id, ...address } = body
    const saved = await updateAddress(context.commerce, { addressId: id, input: toInput(address) })
    return finish(context, { saved, isDefault: body.isDefault })
  },
  updateAddressForm,
)

export const handleDeleteAddress = createHandler(
  deleteAddressEndpoint,
  async ({ body, context }) => {
    const customer = await requireCustomer(context)
    if (!customer.ok) return customer
    const deleted = await deleteAddress(context.commerce, { addressId: body.id })
    return deleted.ok ? DONE : toChangeError(deleted.error)
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
