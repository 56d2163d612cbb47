import { serveDeleteInvoiceItem } from '#features/account/subscriptions/serve-subscription.ts'
import { deleteItemForm } from '#features/account/subscriptions/subscription-forms.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(deleteItemForm, serveDeleteInvoiceItem, {
  toNotice: () => ({ key: 'account.subscriptions.delete_item.done' }),
})
