import {
  serveAddAddress,
  serveDeleteAddress,
  serveUpdateAddress,
} from '#features/account/addresses/serve-addresses.ts'
import { toRouteHandlers } from '#platform/endpoint/serve.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(
  serveAddAddress,
  serveUpdateAddress,
  serveDeleteAddress,
)
