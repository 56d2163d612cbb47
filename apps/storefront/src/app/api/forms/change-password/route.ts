import { passwordForm } from '#features/account/profile/profile-forms.ts'
import { serveChangePassword } from '#features/account/profile/serve-profile.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(passwordForm, serveChangePassword, {
  toNotice: () => ({ key: 'account.profile.password_success' }),
})
