import { serveCancelSubscription } from '#features/account/subscriptions/serve-subscription.ts'
import { cancelForm } from '#features/account/subscriptions/subscription-forms.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(cancelForm, serveCancelSubscription, {
  toNotice: () => ({ key: 'account.subscriptions.cancel.success' }),
})
