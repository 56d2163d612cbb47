import { serveUpdateProfile } from '#features/account/profile/serve-profile.ts'
import { toRouteHandlers } from '#platform/endpoint/serve.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(serveUpdateProfile)
