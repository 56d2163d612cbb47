import { logoutForm } from '#features/auth/auth-forms.ts'
import { serveLogout } from '#features/auth/serve-logout.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(logoutForm, serveLogout, {
  isButton: true,
  toNotice: () => ({ key: 'account.logout.success' }),
})
