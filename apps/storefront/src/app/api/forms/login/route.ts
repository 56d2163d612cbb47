import { loginForm } from '#features/auth/auth-forms.ts'
import { serveLogin } from '#features/auth/serve-login.ts'
import { toBagNotice } from '#features/auth/to-bag-notice.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(loginForm, serveLogin, {
  toNotice: toBagNotice,
})
