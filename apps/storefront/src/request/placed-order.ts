/** Where the hosted checkout leads back to, with the id of the checkout as `checkout`. See docs/decisions.md#routes. */
export const PLACED_ORDER_PATH = '/checkout/complete'

/** How long a reload still shows the order. */
const PLACED_ORDER_SECONDS = 3600

/**
 * Holds the id of the checkout whose order the thank-you page shows. Anybody with the id can open the order, so it does
 * not stay in the address, which scripts, histories and screenshots reveal.
 */
export function getPlacedOrderCookie(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:')
  return {
    name: secure ? '__Host-placed-order' : 'placed-order',
    attributes: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: PLACED_ORDER_SECONDS },
  } as const
}

export type PlacedOrderCookie = ReturnType<typeof getPlacedOrderCookie>
