import { serveBuyAgain } from '#features/account/orders/serve-buy-again.ts'
import { toRouteHandlers } from '#platform/endpoint/serve.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(serveBuyAgain)
