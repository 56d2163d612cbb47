import { and, desc, eq } from 'drizzle-orm'
import { subscriptions } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Subscriptions of an account, newest first. */
export async function readSubscriptionsOf(
  db: Database,
  accountId: string,
): Promise<readonly SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(desc(subscriptions.dateCreated), desc(subscriptions.number))
}

/** A subscription of an account; somebody else's does not exist. */
export async function findSubscriptionOf(
  db: Database,
  accountId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.id, id)))
  return row
}
