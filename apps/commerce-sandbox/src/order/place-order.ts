import { err, ok, type Result } from '@sorrel/domain/result'
import type { Service } from '../service.ts'
import { findOrderByCheckoutId, type OrderRow } from './order-rows.ts'
import { NotPlaced, type OrderProblem, type OrderRequest, writeOrder } from './write-order.ts'

interface PlacedOrder {
  readonly order: OrderRow
  /** False where the cart had become an order before: then this is that one. */
  readonly isNew: boolean
}

/**
 * Turns a cart into an order: takes stock, gift cards and a number, and begins its subscriptions, all or nothing. A
 * cart becomes one order however often it is asked. With an account's e-mail address the order is the account's.
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
    const now = service.clock.now()
    const order = await service.db.transaction((db) => writeOrder({ db, snapshot, market, now }, request))
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
