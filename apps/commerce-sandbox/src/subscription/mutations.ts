import { eq } from 'drizzle-orm'
import type { Result } from '@sorrel/domain/result'
import { readCards } from '../account/account-rows.ts'
import { requireAccount } from '../account/require-account.ts'
import { subscriptions } from '../database/commerce-tables.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import type { MutationResolvers } from '../graphql/resolvers.gen.ts'
import { orUserError, userError } from '../graphql/user-error.ts'
import { addItem, deleteItem, type ItemsChange, updateItem } from './change-items.ts'
import { type ChangeScope, getChange } from './change-subscription.ts'
import { getMailKind } from './get-mail-kind.ts'
import { sendSubscriptionMail, type SubscriptionMailKind } from './send-mail.ts'
import { settleSubscriptions } from './settle.ts'
import { findSubscriptionOf, type SubscriptionRow } from './subscription-rows.ts'
import { type SubscriptionItemAnswer, toSubscription, toSubscriptionItem } from './to-subscription.ts'

/**
 * Changes of the signed-in customer's subscriptions; somebody else's do not exist. Each change that changes something
 * is confirmed by mail. Contract section 6.
 */
export const subscriptionMutations: MutationResolvers = {
  updateSubscription: async (_root, { id, input }, context) => {
    const { row, scope } = await openSubscription(context, id)
    const change = orUserError(getChange(row, input, scope))
    const changed = { ...row, ...change }
    await save(context, changed)
    await confirm(context, { kind: getMailKind(row, changed), row: changed, scope })
    if (changed.datePeriodEnd <= scope.now && row.accountId !== null) {
      await settleSubscriptions(context.service, { accountId: row.accountId })
      return toSubscription((await openSubscription(context, id)).row, scope)
    }
    return toSubscription(changed, scope)
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
  const { row, scope } = await openSubscription(context, id)
  if (row.status === 'canceled' || row.status === 'complete') throw userError('The subscription has ended')
  const { items, item } = orUserError(change(row, scope))
  const changed = { ...row, items }
  await save(context, changed)
  await confirm(context, { kind, row: changed, scope })
  return toSubscriptionItem(item, scope)
}

interface Confirmation {
  readonly kind: SubscriptionMailKind | undefined
  readonly row: SubscriptionRow
  readonly scope: ChangeScope
}

/** In the language of the visitor's session, else the store's. */
async function confirm(context: GraphqlContext, { kind, row, scope }: Confirmation): Promise<void> {
  if (kind === undefined) return
  const { service } = context
  const { snapshot, lens } = scope
  await sendSubscriptionMail({ service, lens, snapshot }, { kind, row })
}

async function openSubscription(
  context: GraphqlContext,
  id: string | null | undefined,
): Promise<{ readonly row: SubscriptionRow; readonly scope: ChangeScope }> {
  const { service } = context
  const account = await requireAccount(context)
  await settleSubscriptions(service, { accountId: account.id })
  const row = await findSubscriptionOf(service.db, account.id, id ?? '')
  if (row === undefined) throw userError(`Unknown subscription "${id ?? ''}"`, 'NOT_FOUND')
  const [snapshot, lens, cards] = await Promise.all([
    service.catalogue.getSnapshot(),
    context.getLens({ _currency: row.currency }),
    readCards(service.db, account.id),
  ])
  return { row, scope: { snapshot, lens, cards, now: service.clock.now() } }
}

async function save({ service }: GraphqlContext, { id, ...row }: SubscriptionRow): Promise<void> {
  await service.db.update(subscriptions).set(row).where(eq(subscriptions.id, id))
}
