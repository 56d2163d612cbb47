import { and, eq, inArray, lte, or } from 'drizzle-orm'
import { isCardExpired } from '../vault/card-expiry.ts'
import { accountCards, subscriptions } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { finishOrder } from '../order/finish-order.ts'
import { findOrderOf, type OrderRow } from '../order/order-rows.ts'
import type { Service } from '../service.ts'
import { type Advance, advance } from './advance.ts'
import { announceSubscription } from './announce-subscription.ts'
import { sendSubscriptionMail } from './send-mail.ts'
import type { SubscriptionRow } from './subscription-rows.ts'
import { writeRenewal } from './write-renewal.ts'

/**
 * Makes the renewals that are due, for one account or for all: pauses end, renewals become orders, and after a refused
 * charge a subscription is past due. There is no timer: it runs when subscriptions are read or the clock is moved.
 * Simultaneous calls make each renewal once.
 */
export async function renewDueSubscriptions(
  service: Service,
  { accountId }: { readonly accountId?: string } = {},
): Promise<void> {
  const now = service.clock.now()
  const { datePeriodEnd, dateOrderPeriodEnd, datePauseEnd, status } = subscriptions
  const isDue = and(
    inArray(status, ['active', 'paid', 'trial', 'paused']),
    or(lte(datePeriodEnd, now), lte(dateOrderPeriodEnd, now), lte(datePauseEnd, now)),
  )
  const isOwn = accountId === undefined ? undefined : eq(subscriptions.accountId, accountId)
  const rows = await service.db.select().from(subscriptions).where(and(isDue, isOwn))
  for (const row of rows) await settle(service, row, now)
}

/** The same for the signed-in customer of a request. */
export async function renewOwnSubscriptions(context: GraphqlContext): Promise<void> {
  const accountId = (await context.getSession())?.accountId
  if (accountId) await renewDueSubscriptions(context.service, { accountId })
}

async function settle(service: Service, row: SubscriptionRow, now: Date): Promise<void> {
  const { db, catalogue, store } = service
  const canCharge = await readCanCharge(db, row)
  const done = advance(row, { now, canCharge })
  if (done.row === row) return
  const origin =
    row.orderId && row.accountId ? await findOrderOf(db, row.accountId, { id: row.orderId }) : undefined
  const [snapshot, market] = await Promise.all([
    catalogue.getSnapshot(),
    store.getMarket({ currency: row.currency, locale: origin?.locale }),
  ])
  const written = await db.transaction(async (transaction) => {
    if (!(await claim(transaction, row, done))) return undefined
    const placed: OrderRow[] = []
    for (const renewal of done.renewals) {
      placed.push(await writeRenewal({ db: transaction, snapshot, market }, row, renewal))
    }
    return placed
  })
  if (written === undefined) return
  for (const order of written) await finishOrder(service, order)
  announceSubscription(service, row, done.row)
  if (done.refusedAt !== undefined) {
    await sendSubscriptionMail({ service, market, snapshot }, { kind: 'refused', row: done.row })
  }
}

/** Succeeds for only one of simultaneous calls. */
async function claim(db: Database, old: SubscriptionRow, { row }: Advance): Promise<boolean> {
  const { id, ...next } = row
  const claimed = await db
    .update(subscriptions)
    .set(next)
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.status, old.status),
        eq(subscriptions.datePeriodEnd, old.datePeriodEnd),
        eq(subscriptions.shipmentCount, old.shipmentCount),
      ),
    )
    .returning({ id: subscriptions.id })
  return claimed.length > 0
}

/** Whether the card of a subscription can be charged at an instant: it is saved, not expired, and accepts charges. */
export async function readCanCharge(
  db: Database,
  { billing }: Pick<SubscriptionRow, 'billing'>,
): Promise<(date: Date) => boolean> {
  const card = billing?.card
  if (card === undefined) return () => false
  if (card.accountCardId === undefined) return (date) => !isCardExpired(card, date)
  const [saved] = await db.select().from(accountCards).where(eq(accountCards.id, card.accountCardId))
  return (date) => saved !== undefined && saved.chargeable && !isCardExpired(saved, date)
}
