import type { ReviewSession } from '@sorrel/reviews/server'

const ORDER_DATE = '2026-10-02T08:00:00.000Z'

/** The session of this shop: everybody named in the cookie has bought the soap once. */
export function getCustomer(cookie: string): ReviewSession {
  const [, name] = /\bcustomer=(\w+)/.exec(cookie) ?? []
  if (name === undefined) return { kind: 'visitor' }
  const orders = [{ id: `${name}-1`, date: ORDER_DATE, product: { name: 'Soap' } }]
  return {
    kind: 'customer',
    accountId: name,
    displayName: name,
    email: `${name}@shop.example`,
    findOrders: (productId) => Promise.resolve(productId === 'soap' ? orders : []),
  }
}
