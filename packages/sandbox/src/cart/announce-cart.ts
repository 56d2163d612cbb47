import { and, gt, isNull, lte } from 'drizzle-orm'
import { carts } from '../database/commerce-tables.ts'
import type { Service } from '../service.ts'

/** A cart that has not become an order by then is abandoned. */
const ABANDONED_AFTER_MS = 5 * 3_600_000

/** Sends the events of the carts that were abandoned since `before`. It runs when the clock is moved. */
export async function announceAbandonedCarts({ db, clock, webhooks }: Service, before: Date): Promise<void> {
  const toBegin = (date: Date) => new Date(date.getTime() - ABANDONED_AFTER_MS)
  const { id, dateCreated, orderId } = carts
  const isDue = and(isNull(orderId), gt(dateCreated, toBegin(before)), lte(dateCreated, toBegin(clock.now())))
  for (const data of await db.select({ id }).from(carts).where(isDue))
    webhooks.emit({ model: 'carts', type: 'cart.abandoned', data })
}
