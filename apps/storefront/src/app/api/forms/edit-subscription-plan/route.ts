import { serveEditSubscriptionPlan } from '#features/account/subscriptions/serve-subscription.ts'
import { planForm } from '#features/account/subscriptions/subscription-forms.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(planForm, serveEditSubscriptionPlan, {
  toNotice: () => ({ key: 'account.subscriptions.edit_plan.success' }),
})
