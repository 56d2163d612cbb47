import { err, ok, type Result } from '@sorrel/domain/result'
import type { Service } from '../service.ts'
import { findOrderByCheckoutId, type OrderRow } from './order-rows.ts'
import { NotPlaced, type OrderProblem, type OrderRequest, writeOrder } from './write-order.ts'

interface PlacedOrder {
  readonly order: OrderRow
  /** False if the cart had already become an order, which is this one. */
  readonly isNew: boolean
}

/**
 * Turns a cart into an order in one transaction: reduces stock and gift cards, takes a number and begins the
 * subscriptions. A cart becomes one order even if it is submitted many times. An order with an account's e-mail address
 * belongs to the account.
 */
export async function placeOrder(
  service: Service,
  request: OrderRequest,
): Promise<Result<PlacedOrder, OrderProblem>> {
  const { cart } = request
  const [snapshot, market] = await Promise.all([
    service.catalogue.getSnapshot(),
    service.store.getMarket({ currency: cart.currency, locale: cart.locale }),
  ])
  try {
    const scope = {
      snapshot,
      market,
      now: service.clock.now(),
      promotionPercent: service.config.promotionPercent,
    }
    const order = await service.db.transaction((db) => writeOrder({ db, ...scope }, request))
    return ok({ order, isNew: true })
  } catch (error) {
    if (!(error instanceof NotPlaced)) throw error
    if (error.problem.kind !== 'placed-before') return err(error.problem)
    const order = await findOrderByCheckoutId(service.db, cart.checkoutId)
    if (order === undefined)
      throw new Error('A bag says it is an order that does not exist', { cause: error })
    return ok({ order, isNew: false })
  }
}
