import { and, desc, eq } from 'drizzle-orm'
import { orders } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'

export type OrderRow = typeof orders.$inferSelect

/** An order by its unguessable checkout id, which anybody who knows it may read. */
export async function findOrderByCheckoutId(db: Database, checkoutId: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.checkoutId, checkoutId))
  return order
}

/** Orders of an account, newest first. */
export async function readOrdersOf(db: Database, accountId: string): Promise<readonly OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.dateCreated), desc(orders.number))
}

/** An order of an account by its id or number; undefined for an order of another account. */
export async function findOrderOf(
  db: Database,
  accountId: string,
  name: { readonly id: string } | { readonly number: string },
): Promise<OrderRow | undefined> {
  const isNamed = 'id' in name ? eq(orders.id, name.id) : eq(orders.number, name.number)
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNamed))
  return order
}
