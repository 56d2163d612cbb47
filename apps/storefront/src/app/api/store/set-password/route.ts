import { serveSetPassword } from '#features/auth/serve-set-password.ts'
import { toRouteHandlers } from '#platform/endpoint/serve.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(serveSetPassword)
