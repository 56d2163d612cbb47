import { recoveryForm } from '#features/auth/auth-forms.ts'
import { servePasswordRecovery } from '#features/auth/serve-password-recovery.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(recoveryForm, servePasswordRecovery)
