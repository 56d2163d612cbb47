import { updateAddressForm } from '#features/account/addresses/address-forms.ts'
import { serveUpdateAddress } from '#features/account/addresses/serve-addresses.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(updateAddressForm, serveUpdateAddress, {
  toNotice: () => ({ key: 'account.addresses.updated' }),
})
