import { logoutForm } from '#features/auth/auth-forms.ts'
import { serveLogout } from '#features/auth/serve-logout.ts'
import { sayTryLater, toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(logoutForm, serveLogout, {
  toRefusalNotice: sayTryLater,
  toNotice: () => ({ key: 'account.logout.success' }),
})
