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
import type { Refusal } from '#platform/endpoint/answer.ts'
import { createOnce } from '#platform/endpoint/once.ts'
import { refuseChange } from '#platform/endpoint/refuse-change.ts'
import { requireCustomer } from '#platform/endpoint/require-customer.ts'
import { serve } from '#platform/endpoint/serve.ts'
import type { Visitor } from '#platform/endpoint/visitor.ts'
import { addAddressForm, defaultAddressForm, deleteAddressForm, updateAddressForm } from './address-forms.ts'

type Done = Result<{ done: true }, Refusal>

const DONE: Done = ok({ done: true })

/** An emptied field is sent as null, so that the service forgets it. */
function toInput({ isDefault: _isDefault, ...address }: AddressInput) {
  const { address2 = null, state = null, phone = null, ...rest } = address
  return { ...rest, address2, state, phone }
}

interface Kept extends Pick<AddressInput, 'isDefault'> {
  readonly saved: Result<{ readonly id: string }, CommerceError>
}

async function finish({ commerce }: Visitor, { saved, isDefault }: Kept): Promise<Done> {
  if (!saved.ok) return refuseChange(saved.error)
  if (!isDefault) return DONE
  const made = await setDefaultAddress(commerce, { addressId: saved.value.id })
  return made.ok ? DONE : refuseChange(made.error)
}

const once = createOnce()

export const serveAddAddress = serve(
  addAddressEndpoint,
  ({ body, visitor }) =>
    once({ place: visitor.key, what: JSON.stringify(body) }, async () => {
      const customer = await requireCustomer(visitor)
      if (!customer.ok) return customer
      const saved = await addAddress(visitor.commerce, { input: toInput(body) })
      return finish(visitor, { saved, isDefault: body.isDefault })
    }),
  addAddressForm,
)

export const serveUpdateAddress = serve(
  updateAddressEndpoint,
  async ({ body, visitor }) => {
    const customer = await requireCustomer(visitor)
    if (!customer.ok) return customer
    const { id, ...address } = body
    const saved = await updateAddress(visitor.commerce, { addressId: id, input: toInput(address) })
    return finish(visitor, { saved, isDefault: body.isDefault })
  },
  updateAddressForm,
)

export const serveDeleteAddress = serve(
  deleteAddressEndpoint,
  async ({ body, visitor }) => {
    const customer = await requireCustomer(visitor)
    if (!customer.ok) return customer
    const deleted = await deleteAddress(visitor.commerce, { addressId: body.id })
    return deleted.ok ? DONE : refuseChange(deleted.error)
  },
  deleteAddressForm,
)

export const serveSetDefaultAddress = serve(
  setDefaultAddressEndpoint,
  async ({ body, visitor }) => {
    const customer = await requireCustomer(visitor)
    if (!customer.ok) return customer
    const made = await setDefaultAddress(visitor.commerce, { addressId: body.id })
    return made.ok ? DONE : refuseChange(made.error)
  },
  defaultAddressForm,
)
