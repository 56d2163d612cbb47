import { signUpForm } from '#features/auth/auth-forms.ts'
import { serveSignUp } from '#features/auth/serve-sign-up.ts'
import { toBagNotice } from '#features/auth/to-bag-notice.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(signUpForm, serveSignUp, {
  toNotice: toBagNotice,
})
