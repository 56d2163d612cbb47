import { servePauseSubscription } from '#features/account/subscriptions/serve-subscription.ts'
import { pauseForm } from '#features/account/subscriptions/subscription-forms.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(pauseForm, servePauseSubscription, {
  toNotice: () => ({ key: 'account.subscriptions.pause.success' }),
})
