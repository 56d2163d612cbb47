/**
 * The default is below the ports that systems use for outgoing connections, which could occupy the port of a server.
 */
const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 21_010)

/** Port of each app in the flows, and of an agent; `E2E_FIRST_PORT` moves all of them. */
export const PORTS = {
  storefront: FIRST_PORT,
  commerce: FIRST_PORT + 1,
  reviews: FIRST_PORT + 2,
  catalog: FIRST_PORT + 3,
  agent: FIRST_PORT + 4,
}

export const ORIGINS = {
  storefront: `http://localhost:${PORTS.storefront}`,
  commerce: `http://localhost:${PORTS.commerce}`,
  reviews: `http://localhost:${PORTS.reviews}`,
  catalog: `http://localhost:${PORTS.catalog}`,
  /** Where a test's agent says what it is. */
  agent: `http://localhost:${PORTS.agent}`,
}

/** The token of the moderation page in the flows. */
export const MODERATION_TOKEN = 'only-for-tests-moderation'

/** The secret that signs the service's and the reviews' calls to the shop. */
export const REVALIDATE_SECRET = 'only-for-tests-0123456789abcdef0123456789abcdef'

/** The secret that signs links of the editor's, which start a preview of the shop. */
export const PREVIEW_SECRET = 'only-for-tests-preview'
