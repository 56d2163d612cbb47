import { serveSubscribe } from '#features/newsletter/serve-subscribe.ts'
import { toRouteHandlers } from '#platform/endpoint/handler.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(serveSubscribe)
