import { serveApplyCartCode, serveRemoveCartCode } from '#features/cart/serve-cart-codes.ts'
import { toRouteHandlers } from '#platform/endpoint/serve.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(serveApplyCartCode, serveRemoveCartCode)
