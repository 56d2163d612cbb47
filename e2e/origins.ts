/** Below those that systems lend to outgoing connections: one of these would stand in the way of a listener. */
const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 21_010)

/** Where the flows find each app; `E2E_FIRST_PORT` moves all of them. */
export const PORTS = { storefront: FIRST_PORT, commerce: FIRST_PORT + 1, reviews: FIRST_PORT + 2 }

export const ORIGINS = {
  storefront: `http://localhost:${PORTS.storefront}`,
  commerce: `http://localhost:${PORTS.commerce}`,
  reviews: `http://localhost:${PORTS.reviews}`,
}

/** Opens the moderation of reviews in the flows. */
export const MODERATION_TOKEN = 'only-for-tests-moderation'

/** What the service and the reviews sign their calls to the shop with. */
export const REVALIDATE_SECRET = 'only-for-tests-0123456789abcdef0123456789abcdef'
