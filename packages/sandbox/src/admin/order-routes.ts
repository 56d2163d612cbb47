import { toAnswer } from '@sorrel/contracts/http/answer'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { orders } from '../database/commerce-tables.ts'
import { notFound } from '../http/refuse.ts'
import type { Route, RouteContext } from '../http/route.ts'
import { announceOrderEnd } from '../order/announce-order.ts'
import { change } from './change-route.ts'
import { orderChange } from './changes.ts'

/** Events of an order after it was placed. */
export const orderAdminRoutes: readonly Route[] = [
  change('PATCH', '/admin/orders/:number', { body: orderChange, apply: endOrder }),
]

/** An order that is delivered without a parcel gets one, because it must have been sent. */
async function endOrder(
  { status }: z.infer<typeof orderChange>,
  { service, params }: RouteContext,
): Promise<Response> {
  const { db, clock } = service
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.number, params.number ?? ''))
  if (order === undefined) return notFound('order')
  const { id, number, record } = order
  const parcel = { number: `D${number}`, carrierName: 'Royal Mail', date: clock.now().toISOString() }
  const isSent = status === 'canceled' || record.shipments.length > 0
  const changed = isSent ? record : { ...record, shipments: [parcel] }
  await db.update(orders).set({ status, record: changed }).where(eq(orders.id, id))
  announceOrderEnd(service, { id, status })
  return toAnswer({ id, number, status })
}
