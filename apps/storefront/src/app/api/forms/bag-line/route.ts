import { bagLineForm } from '#features/cart/bag-forms.ts'
import { serveUpdateCartItem } from '#features/cart/serve-cart.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(bagLineForm, serveUpdateCartItem, {
  toNotice: () => ({ key: 'cart.updated' }),
  toRefusalNotice: () => ({ key: 'cart.update_error' }),
})
