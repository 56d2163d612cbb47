import { serveChangeSubscriptionCard } from '#features/account/subscriptions/serve-subscription.ts'
import { toRouteHandlers } from '#platform/endpoint/serve.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(serveChangeSubscriptionCard)
