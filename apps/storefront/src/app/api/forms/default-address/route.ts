import { defaultAddressForm } from '#features/account/addresses/address-forms.ts'
import { serveSetDefaultAddress } from '#features/account/addresses/serve-addresses.ts'
import { sayTryLater, toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(defaultAddressForm, serveSetDefaultAddress, {
  toRefusalNotice: sayTryLater,
  toNotice: () => ({ key: 'account.addresses.default_changed' }),
})
