import { isDeepStrictEqual } from 'node:util'
import { err, ok, type Result } from '@sorrel/domain/result'
import { eq } from 'drizzle-orm'
import { readAddresses, readCards } from '../account/account-rows.ts'
import { requireAccount } from '../account/require-account.ts'
import { readCoupons } from '../cart/cart-codes.ts'
import type { Minor } from '../catalogue/documents.ts'
import { subscriptions } from '../database/commerce-tables.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import type { MutationResolvers } from '../graphql/resolvers.gen.ts'
import { orUserError, userError } from '../graphql/user-error.ts'
import { announceSubscription } from './announce-subscription.ts'
import { addItem, deleteItem, type ItemsChange, updateItem } from './change-items.ts'
import { type ChangeScope, getChange } from './change-subscription.ts'
import { isRunning } from './advance.ts'
import { getRenewalTotal } from './renewal-total.ts'
import { addPeriod } from './schedule.ts'
import { sendSubscriptionMail, type SubscriptionMailKind } from './send-mail.ts'
import { readCanCharge, renewDueSubscriptions } from './renew-due.ts'
import { findSubscriptionOf, type SubscriptionRow } from './subscription-rows.ts'
import { type SubscriptionItemAnswer, toSubscription, toSubscriptionItem } from './to-subscription.ts'

/**
 * Changes of the signed-in customer's subscriptions; those of other accounts are treated as missing. Each change that
 * has an effect is confirmed by mail. See docs/commerce-service.md#subscriptions.
 */
export const subscriptionMutations: MutationResolvers = {
  updateSubscription: async (_root, { id, input }, context) => {
    const { row: known, scope } = await openSubscription(context, id)
    const canCharge = await readCanCharge(context.service.db, known)
    const { old, row, difference } = await write(context, id, (found) => {
      const change = getChange(found, input, scope)
      if (!change.ok) return change
      const next = { ...found, ...change.value }
      const difference = getDifference(found, next, scope.now)
      const due = difference - found.credit
      const isRestart = found.status === 'canceled' && change.value.status === 'active'
      const isCharged = isRestart || (difference > 0 && due > 0)
      if (isCharged && !canCharge(scope.now)) return err('The card was declined')
      return ok({ row: { ...next, credit: Math.max(0, -due) }, difference })
    })
    announceSubscription(context.service, old, row)
    await confirm(context, { kind: getMailKind(old, row), row, scope, difference })
    if (row.datePeriodEnd <= scope.now && row.accountId !== null) {
      await renewDueSubscriptions(context.service, { accountId: row.accountId })
      return toSubscription((await openSubscription(context, id)).row, scope)
    }
    return toSubscription(row, scope)
  },
  addSubscriptionItem: (_root, { subscriptionId, input }, context) =>
    changeItems(context, subscriptionId, {
      change: (row, scope) => addItem(row, input ?? {}, scope),
      kind: 'added',
    }),
  updateSubscriptionItem: (_root, { subscriptionId, itemId, input }, context) =>
    changeItems(context, subscriptionId, {
      change: (row, scope) => updateItem(row, { itemId: itemId ?? '', input: input ?? {} }, scope),
      kind: 'changed',
    }),
  deleteSubscriptionItem: (_root, { subscriptionId, itemId }, context) =>
    changeItems(context, subscriptionId, { change: (row) => deleteItem(row, itemId ?? ''), kind: 'removed' }),
}

interface ItemsWork {
  readonly change: (row: SubscriptionRow, scope: ChangeScope) => Result<ItemsChange, string>
  readonly kind: SubscriptionMailKind
}

async function changeItems(
  context: GraphqlContext,
  id: string | null | undefined,
  { change, kind }: ItemsWork,
): Promise<SubscriptionItemAnswer> {
  const { scope } = await openSubscription(context, id)
  const { item, row } = await write(context, id, (found) => {
    if (found.status === 'canceled' || found.status === 'complete') return err('The subscription has ended')
    const done = change(found, scope)
    return done.ok ? ok({ row: { ...found, items: done.value.items }, item: done.value.item }) : done
  })
  await confirm(context, { kind, row, scope })
  return toSubscriptionItem(item, scope, row)
}

/**
 * Computes and writes a change in one transaction: of two simultaneous ones the second starts from the first's result.
 */
async function write<T extends { readonly row: SubscriptionRow }>(
  { service }: GraphqlContext,
  id: string | null | undefined,
  change: (old: SubscriptionRow) => Result<T, string>,
): Promise<T & { readonly old: SubscriptionRow }> {
  const found = eq(subscriptions.id, id ?? '')
  return service.db.transaction(async (transaction) => {
    const [old] = await transaction.select().from(subscriptions).where(found).for('update')
    if (old === undefined) throw userError(`Unknown subscription "${id ?? ''}"`, 'NOT_FOUND')
    const done = orUserError(change(old))
    const { id: _id, ...columns } = done.row
    await transaction.update(subscriptions).set(columns).where(found)
    return { ...done, old }
  })
}

interface Confirmation {
  readonly kind: SubscriptionMailKind | undefined
  readonly row: SubscriptionRow
  readonly scope: ChangeScope
  readonly difference?: Minor
}

/** The market in the language of the visitor's session, else the store's. */
async function confirm(
  context: GraphqlContext,
  { kind, row, scope, difference }: Confirmation,
): Promise<void> {
  if (kind === undefined) return
  const { service } = context
  const { snapshot, market } = scope
  await sendSubscriptionMail({ service, market, snapshot }, { kind, row, difference })
}

async function openSubscription(
  context: GraphqlContext,
  id: string | null | undefined,
): Promise<{ readonly row: SubscriptionRow; readonly scope: ChangeScope }> {
  const { service } = context
  const account = await requireAccount(context)
  await renewDueSubscriptions(service, { accountId: account.id })
  const row = await findSubscriptionOf(service, account.id, id ?? '')
  if (row === undefined) throw userError(`Unknown subscription "${id ?? ''}"`, 'NOT_FOUND')
  const [snapshot, market, cards, addresses, coupons] = await Promise.all([
    service.catalogue.getSnapshot(),
    context.getMarket({ _currency: row.currency }),
    readCards(service.db, account.id),
    readAddresses(service.db, account.id),
    readCoupons(service.db),
  ])
  return { row, scope: { snapshot, market, cards, addresses, coupons, now: service.clock.now() } }
}

/** The mail about a change; undefined if nothing has changed. */
function getMailKind(old: SubscriptionRow, row: SubscriptionRow): SubscriptionMailKind | undefined {
  if (isDeepStrictEqual(old, row)) return undefined
  if (row.status === 'canceled') return 'canceled'
  if (row.canceled !== old.canceled) return row.canceled ? 'ending' : 'resumed'
  if (row.status === 'paused' && isOtherPause(old, row)) return 'paused'
  if (row.status !== 'paused' && old.status === 'paused') return 'resumed'
  return isDeepStrictEqual(old.billing, row.billing) ? 'changed' : 'card'
}

function isOtherPause(old: SubscriptionRow, row: SubscriptionRow): boolean {
  return old.status !== 'paused' || old.datePauseEnd?.getTime() !== row.datePauseEnd?.getTime()
}

/**
 * The price difference for the rest of the paid period: the old plan is credited and the new one charged, so a cheaper
 * choice gives a negative amount. Trials and pauses are unpaid. See docs/commerce-service.md#subscriptions.
 */
function getDifference(old: SubscriptionRow, row: SubscriptionRow, now: Date): Minor {
  const { datePeriodStart: start, datePeriodEnd: end } = old
  const restMs = end.getTime() - now.getTime()
  const isOther = row.planId !== old.planId || row.productId !== old.productId
  if (!isOther || !isRunning(old) || old.status === 'trial' || row.status !== old.status || restMs <= 0)
    return 0
  const toRest = (total: Minor, periodEnd: Date) => {
    const periodMs = periodEnd.getTime() - start.getTime()
    return periodMs <= 0 ? 0 : Math.round((total * restMs) / periodMs)
  }
  const charge = toRest(getRenewalTotal(row), addPeriod(start, row.billingSchedule))
  return charge - toRest(getRenewalTotal(old), addPeriod(start, old.billingSchedule))
}
