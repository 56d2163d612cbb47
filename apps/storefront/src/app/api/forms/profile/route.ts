import { profileForm } from '#features/account/profile/profile-forms.ts'
import { serveUpdateProfile } from '#features/account/profile/serve-profile.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(profileForm, serveUpdateProfile, {
  toNotice: () => ({ key: 'account.profile.success' }),
})
