import { and, desc, eq, lte, type SQL } from 'drizzle-orm'
import type { Service } from '../service.ts'
import { subscriptions } from '../database/commerce-tables.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

const SECOND_MS = 1000

/** The record of a subscription appears some seconds after its order. See docs/commerce-service.md#subscriptions. */
function hasAppeared({ clock, config }: Service): SQL {
  const since = clock.now().getTime() - config.subscriptionDelaySeconds * SECOND_MS
  return lte(subscriptions.dateCreated, new Date(since))
}

/** Subscriptions of an account, newest first. */
export async function readSubscriptionsOf(
  service: Service,
  accountId: string,
): Promise<readonly SubscriptionRow[]> {
  return service.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), hasAppeared(service)))
    .orderBy(desc(subscriptions.dateCreated), desc(subscriptions.number))
}

/** A subscription of an account; undefined for one of another account. */
export async function findSubscriptionOf(
  service: Service,
  accountId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await service.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.id, id), hasAppeared(service)))
  return row
}
