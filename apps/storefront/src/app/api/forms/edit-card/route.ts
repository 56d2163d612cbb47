import { editCardForm } from '#features/account/cards/card-forms.ts'
import { serveUpdateCard } from '#features/account/cards/serve-cards.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(editCardForm, serveUpdateCard, {
  toNotice: () => ({ key: 'account.cards.edit.success' }),
})
