import { serveChangeSubscriptionCard } from '#features/account/subscriptions/serve-subscription.ts'
import { changeCardForm } from '#features/account/subscriptions/subscription-forms.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(changeCardForm, serveChangeSubscriptionCard, {
  toNotice: () => ({ key: 'account.subscriptions.change_card.success' }),
})
