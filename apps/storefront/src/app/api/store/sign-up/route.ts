import { serveSignUp } from '#features/auth/serve-sign-up.ts'
import { toRouteHandlers } from '#platform/endpoint/serve.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(serveSignUp)
