import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'

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

/** What each mutation invalidates: signing in or out invalidates everything personal. */
export const accountUpdates: Readonly<Record<string, UpdateResolver>> = {
  loginAccount: invalidatePerson,
  logoutAccount: invalidatePerson,
  createAccount: invalidatePerson,
  recoverAccount: invalidatePerson,
  updateSession: invalidating('session'),
  updateAccount: invalidateAccount,
  addAccountAddress: invalidateAccount,
  updateAccountAddress: invalidateAccount,
  deleteAccountAddress: invalidateAccount,
  addAccountCard: invalidateAccount,
  updateAccountCard: invalidateAccount,
  deleteAccountCard: invalidateAccount,
  addSubscriptionItem: invalidateSubscriptions,
  updateSubscriptionItem: invalidateSubscriptions,
  deleteSubscriptionItem: invalidateSubscriptions,
}
