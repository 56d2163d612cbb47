import { withPublicKey } from '../http/public-key.ts'
import { toAnswer } from '@sorrel/contracts/http/answer'
import { notFound } from '../http/refuse.ts'
import type { Handle, Route } from '../http/route.ts'
import { findOrderByCheckoutId } from '../order/order-rows.ts'
import { toOrder } from '../order/to-order.ts'
import { toRestOrder } from '../order/to-rest-order.ts'

/**
 * `GET /api/cart/order?checkout_id=`: the order that a cart has become, for anybody who knows its unguessable checkout
 * id.
 */
const getOrder: Handle = async (request, { service, url }) => {
  const order = await findOrderByCheckoutId(service.db, url.searchParams.get('checkout_id') ?? '')
  if (order === undefined) return notFound('order')
  const [snapshot, market] = await Promise.all([
    service.catalogue.getSnapshot(),
    service.store.getMarket({
      currency: order.currency,
      locale: request.headers.get('x-locale') ?? order.locale,
    }),
  ])
  return toAnswer(
    await toRestOrder(toOrder(order, market, snapshot), { pictures: service.pictures, snapshot }),
  )
}

export const cartRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/cart/order', handle: withPublicKey(getOrder), cors: true },
]
