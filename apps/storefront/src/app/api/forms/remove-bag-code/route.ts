import { removeBagCodeForm } from '#features/cart/bag-forms.ts'
import { serveRemoveCartCode } from '#features/cart/serve-cart-codes.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(removeBagCodeForm, serveRemoveCartCode, {
  toNotice: () => ({ key: 'cart.updated' }),
  toRefusalNotice: () => ({ key: 'cart.update_error' }),
})
