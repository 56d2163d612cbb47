import { serveEditSubscriptionProductDetails } from '#features/account/subscriptions/serve-subscription.ts'
import { detailsForm } from '#features/account/subscriptions/subscription-forms.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(
  detailsForm,
  serveEditSubscriptionProductDetails,
  {
    toNotice: () => ({ key: 'account.subscriptions.edit_details.success' }),
  },
)
