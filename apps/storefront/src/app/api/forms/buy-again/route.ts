import { buyAgainForm } from '#features/account/orders/buy-again-form-shape.ts'
import { serveBuyAgain } from '#features/account/orders/serve-buy-again.ts'
import { sayTryLater, toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(buyAgainForm, serveBuyAgain, {
  toRefusalNotice: sayTryLater,
  toNotice: ({ added, missing }) =>
    missing.length > 0
      ? { key: 'account.orders.buy_again.missing', names: missing }
      : { key: 'account.orders.buy_again.added', count: added },
})
