import { serveAddInvoiceItem } from '#features/account/subscriptions/serve-subscription.ts'
import { addItemForm } from '#features/account/subscriptions/subscription-forms.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(addItemForm, serveAddInvoiceItem, {
  toNotice: () => ({ key: 'account.subscriptions.add_item.done' }),
})
