import { serveEditSubscriptionProductDetails } from '#features/account/subscriptions/serve-subscription.ts'
import { replaceForm } from '#features/account/subscriptions/subscription-forms.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(
  replaceForm,
  serveEditSubscriptionProductDetails,
  {
    toNotice: () => ({ key: 'account.subscriptions.replace.success' }),
  },
)
