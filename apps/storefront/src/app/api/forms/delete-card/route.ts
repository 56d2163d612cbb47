import { deleteCardForm } from '#features/account/cards/card-forms.ts'
import { serveDeleteCard } from '#features/account/cards/serve-cards.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(deleteCardForm, serveDeleteCard, {
  toNotice: () => ({ key: 'account.cards.delete.success' }),
})
