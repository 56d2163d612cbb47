import { addAddressForm } from '#features/account/addresses/address-forms.ts'
import { serveAddAddress } from '#features/account/addresses/serve-addresses.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(addAddressForm, serveAddAddress, {
  toNotice: () => ({ key: 'account.addresses.added' }),
})
