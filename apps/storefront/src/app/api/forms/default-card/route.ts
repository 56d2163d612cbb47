import { defaultCardForm } from '#features/account/cards/card-forms.ts'
import { serveSetDefaultCard } from '#features/account/cards/serve-cards.ts'
import { sayTryLater, toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(defaultCardForm, serveSetDefaultCard, {
  toRefusalNotice: sayTryLater,
  toNotice: () => ({ key: 'account.cards.default_changed' }),
})
