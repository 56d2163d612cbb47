import { eq } from 'drizzle-orm'
import type { Result } from '@sorrel/domain/result'
import { requireAccount } from '../account/require-account.ts'
import { subscriptions } from '../database/commerce-tables.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import type { MutationResolvers } from '../graphql/resolvers.gen.ts'
import { orUserError, userError } from '../graphql/user-error.ts'
import { addItem, deleteItem, type ItemsChange, updateItem } from './change-items.ts'
import { type ChangeScope, getChange } from './change-subscription.ts'
import { getCurrentState } from './current-state.ts'
import { findSubscriptionOf, type SubscriptionRow } from './subscription-rows.ts'
import { type SubscriptionItemAnswer, toSubscription, toSubscriptionItem } from './to-subscription.ts'

/** Changes of the signed-in customer's subscriptions; somebody else's do not exist. Contract section 6. */
export const subscriptionMutations: MutationResolvers = {
  updateSubscription: async (_root, { id, input }, context) => {
    const { row, scope } = await openSubscription(context, id)
    const change = orUserError(getChange(row, input, scope))
    const changed = { ...row, ...change }
    await save(context, changed)
    return toSubscription(changed, scope)
  },
  addSubscriptionItem: (_root, { subscriptionId, input }, context) =>
    changeItems(context, subscriptionId, (row, scope) => addItem(row, input ?? {}, scope)),
  updateSubscriptionItem: (_root, { subscriptionId, itemId, input }, context) =>
    changeItems(context, subscriptionId, (row, scope) =>
      updateItem(row, { itemId: itemId ?? '', input: input ?? {} }, scope),
    ),
  deleteSubscriptionItem: (_root, { subscriptionId, itemId }, context) =>
    changeItems(context, subscriptionId, (row) => deleteItem(row, itemId ?? '')),
}

async function changeItems(
  context: GraphqlContext,
  id: string | null | undefined,
  change: (row: SubscriptionRow, scope: ChangeScope) => Result<ItemsChange, string>,
): Promise<SubscriptionItemAnswer> {
  const { row, scope } = await openSubscription(context, id)
  if (row.status === 'canceled' || row.status === 'complete') throw userError('The subscription has ended')
  const { items, item } = orUserError(change(row, scope))
  await save(context, { ...row, items })
  return toSubscriptionItem(item, scope)
}

async function openSubscription(
  context: GraphqlContext,
  id: string | null | undefined,
): Promise<{ readonly row: SubscriptionRow; readonly scope: ChangeScope }> {
  const { service } = context
  const account = await requireAccount(context)
  const found = await findSubscriptionOf(service.db, account.id, id ?? '')
  if (found === undefined) throw userError(`Unknown subscription "${id ?? ''}"`, 'NOT_FOUND')
  const now = service.clock.now()
  const [snapshot, lens] = await Promise.all([
    service.catalogue.getSnapshot(),
    context.getLens({ _currency: found.currency }),
  ])
  return { row: getCurrentState(found, now), scope: { snapshot, lens, now } }
}

async function save({ service }: GraphqlContext, { id, ...row }: SubscriptionRow): Promise<void> {
  await service.db.update(subscriptions).set(row).where(eq(subscriptions.id, id))
}
