import { isRecord, parseFlag, parseText } from '@sorrel/contracts/untrusted'
import type {
  Cache,
  Data,
  OptimisticMutationConfig,
  UpdateResolver,
  Variables,
} from '@urql/exchange-graphcache'

const PERSONAL = [
  'account',
  'orderById',
  'orderByNumber',
  'orders',
  'session',
  'subscriptionById',
  'subscriptions',
]

function invalidate(cache: Cache, names: readonly string[]): void {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (names.includes(fieldName)) cache.invalidate('Query', fieldName, args)
  }
}

const invalidating =
  (...names: string[]): UpdateResolver =>
  (_parent, _args, cache) =>
    invalidate(cache, names)

const invalidatePerson = invalidating(...PERSONAL)
const invalidateAccount = invalidating('account')
const invalidateSubscriptions = invalidating('subscriptions', 'subscriptionById')

/** Removes the deleted record from one of the account's lists. */
const unlisting =
  (name: 'addresses' | 'cards'): UpdateResolver<Record<string, Data | null>> =>
  (parent, _args, cache, { fieldName }) => {
    const deleted = cache.keyOfEntity(parent[fieldName])
    const list = cache.resolve('SwellAccount:session', name)
    if (deleted === null || typeof list !== 'string') return
    const known = cache.resolve(list, 'results')
    if (Array.isArray(known))
      cache.link(
        list,
        'results',
        known.filter((key): key is string => typeof key === 'string' && key !== deleted),
      )
  }

/**
 * Effects of a mutation on records that are not in its answer: signing in or out invalidates everything personal. A
 * changed record is in the answer.
 */
export const accountUpdates: Readonly<Record<string, UpdateResolver>> = {
  loginAccount: invalidatePerson,
  logoutAccount: invalidatePerson,
  createAccount: invalidatePerson,
  recoverAccount: invalidatePerson,
  updateSession: invalidating('session'),
  addAccountAddress: invalidateAccount,
  deleteAccountAddress: unlisting('addresses'),
  addAccountCard: invalidateAccount,
  deleteAccountCard: unlisting('cards'),
  addSubscriptionItem: invalidateSubscriptions,
  updateSubscriptionItem: invalidateSubscriptions,
  deleteSubscriptionItem: invalidateSubscriptions,
}

/**
 * The optimistic record for an input. The service composes the full name, so until its answer the name is read from its
 * parts.
 */
function toRecord(typename: string, id: unknown, input: unknown): Data {
  const fields: Variables = isRecord(input) ? { ...(input as Variables) } : {}
  const isRenamed = 'firstName' in fields || 'lastName' in fields
  return { __typename: typename, id: parseText(id) ?? null, ...(isRenamed && { name: null }), ...fields }
}

function toAccount(input: unknown): Data {
  const { shipping, billing, ...account } = toRecord('SwellAccount', undefined, input)
  return {
    ...account,
    ...(isRecord(shipping) && { shipping: toRecord('SwellAccountShipping', undefined, shipping) }),
    ...(isRecord(billing) && { billing: toRecord('SwellAccountBilling', undefined, billing) }),
  }
}

/**
 * Only pausing and resuming can be predicted: other changes of a subscription have sums or dates that only the service
 * knows.
 */
function toSubscription({ id, input }: Variables, cache: Cache): Data {
  const record = { __typename: 'SwellSubscription', id: parseText(id) ?? null }
  const paused = isRecord(input) ? parseFlag(input.paused) : undefined
  if (paused === undefined || !isRecord(input)) return record
  const running = cache.resolve(record, 'trial') === true ? 'trial' : 'active'
  const datePauseEnd = parseText(input.datePauseEnd) ?? null
  return { ...record, paused, datePauseEnd, status: paused ? 'paused' : running }
}

/** Optimistic answers to account changes. They are shown immediately and rolled back when the service refuses. */
export const accountGuesses: OptimisticMutationConfig = {
  updateAccount: ({ input }) => toAccount(input),
  updateAccountAddress: ({ addressId, input }) => toRecord('SwellAccountAddress', addressId, input),
  deleteAccountAddress: ({ addressId }) => toRecord('SwellAccountAddress', addressId, {}),
  updateAccountCard: ({ cardId, input }) => toRecord('SwellAccountCard', cardId, input),
  deleteAccountCard: ({ cardId }) => toRecord('SwellAccountCard', cardId, {}),
  updateSubscription: toSubscription,
}
