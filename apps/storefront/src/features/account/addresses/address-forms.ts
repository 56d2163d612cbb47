import { parseAddress } from '@sorrel/contracts/forms'
import {
  addAddressEndpoint,
  deleteAddressEndpoint,
  setDefaultAddressEndpoint,
  updateAddressEndpoint,
} from '@sorrel/contracts/http'
import { getAddressFormat } from '@sorrel/domain/address'
import { ok } from '@sorrel/domain/result'
import type { FormShape } from '#form/form-shape.ts'

/** In the order of the form. */
const FIELDS = [
  'country',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'phone',
  'isDefault',
]

const ZIP_LABELS = {
  postcode: 'account.addresses.zip',
  zip_code: 'account.addresses.zip_code',
  eircode: 'account.addresses.eircode',
} as const

const REGION_LABELS = {
  county: 'account.addresses.region.county',
  state: 'account.addresses.region.state',
  province: 'account.addresses.region.province',
  prefecture: 'account.addresses.region.prefecture',
} as const

/** The labels of an address's parts in a country. */
export function getAddressLabels(country: string) {
  const { region, zip } = getAddressFormat(country)
  return {
    firstName: 'account.addresses.first_name',
    lastName: 'account.addresses.last_name',
    address1: 'account.addresses.address1',
    address2: 'account.addresses.address2',
    city: 'account.addresses.city',
    state: region === undefined ? 'account.addresses.state' : REGION_LABELS[region],
    zip: ZIP_LABELS[zip],
    country: 'account.addresses.country',
    phone: 'account.addresses.phone',
  } as const
}

const errors = { otherwise: 'account.addresses.error' } as const

const readId = (id: unknown): string => (typeof id === 'string' ? id : '')

export const addAddressForm: FormShape<typeof addAddressEndpoint> = {
  name: 'add-address',
  endpoint: addAddressEndpoint,
  fields: FIELDS,
  parse: parseAddress,
  errors,
  flashes: { done: { key: 'account.addresses.added' } },
}

export const updateAddressForm: FormShape<typeof updateAddressEndpoint> = {
  name: 'update-address',
  endpoint: updateAddressEndpoint,
  fields: ['id', ...FIELDS, 'subscriptions'],
  parse: (values) => {
    const input = parseAddress(values)
    if (!input.ok) return input
    const { subscriptions } = values
    return ok({
      ...input.value,
      id: readId(values.id),
      subscriptions: subscriptions === true || subscriptions === 'on',
    })
  },
  errors,
  flashes: { done: { key: 'account.addresses.updated' } },
}

export const deleteAddressForm: FormShape<typeof deleteAddressEndpoint> = {
  name: 'delete-address',
  endpoint: deleteAddressEndpoint,
  fields: ['id'],
  parse: ({ id }) => ok({ id: readId(id) }),
  errors: { otherwise: 'account.addresses.delete.error' },
  flashes: { done: { key: 'account.addresses.delete.success' }, rejected: { otherwise: 'errors.try_later' } },
}

export const defaultAddressForm: FormShape<typeof setDefaultAddressEndpoint> = {
  name: 'default-address',
  endpoint: setDefaultAddressEndpoint,
  fields: ['id'],
  parse: ({ id }) => ok({ id: readId(id) }),
  errors,
  flashes: {
    done: { key: 'account.addresses.default_changed' },
    rejected: { otherwise: 'errors.try_later' },
  },
}
