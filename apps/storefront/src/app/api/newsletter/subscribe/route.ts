import { handleSubscribe } from '#features/newsletter/handle-subscribe.ts'
import { toRouteHandlers } from '#endpoints/handler.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(handleSubscribe)
