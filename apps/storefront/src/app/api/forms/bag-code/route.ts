import { bagCodeForm } from '#features/cart/bag-forms.ts'
import { serveApplyCartCode } from '#features/cart/serve-cart-codes.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(bagCodeForm, serveApplyCartCode, {
  toNotice: () => ({ key: 'cart.updated' }),
  toRefusalNotice: ({ code }) => ({ key: code === 'upstream' ? 'errors.try_later' : 'cart.coupon.error' }),
})
