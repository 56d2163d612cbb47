import { setPasswordForm } from '#features/auth/auth-forms.ts'
import { serveSetPassword } from '#features/auth/serve-set-password.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(setPasswordForm, serveSetPassword, {
  toRefusedPage: ({ code }, from) => (code === 'expired' ? `${from}/expired` : undefined),
})
