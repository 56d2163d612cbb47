import { serveAddCard, serveDeleteCard, serveUpdateCard } from '#features/account/cards/serve-cards.ts'
import { toRouteHandlers } from '#platform/endpoint/serve.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(
  serveAddCard,
  serveUpdateCard,
  serveDeleteCard,
)
