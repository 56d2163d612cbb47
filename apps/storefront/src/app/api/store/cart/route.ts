import { serveAddToCart, serveGetCart } from '#features/cart/serve-cart.ts'
import { toRouteHandlers } from '#platform/endpoint/serve.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(serveGetCart, serveAddToCart)
