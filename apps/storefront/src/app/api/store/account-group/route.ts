import { serveAccountGroup } from '#features/product/serve-account-group.ts'
import { toRouteHandlers } from '#platform/endpoint/serve.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(serveAccountGroup)
