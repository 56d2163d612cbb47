import { deleteAddressForm } from '#features/account/addresses/address-forms.ts'
import { serveDeleteAddress } from '#features/account/addresses/serve-addresses.ts'
import { sayTryLater, toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(deleteAddressForm, serveDeleteAddress, {
  toRefusalNotice: sayTryLater,
  toNotice: () => ({ key: 'account.addresses.delete.success' }),
})
