import { servePasswordRecovery } from '#features/auth/serve-password-recovery.ts'
import { toRouteHandlers } from '#platform/endpoint/serve.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(servePasswordRecovery)
