import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'

const PERSONAL = [
  'account',
  'cart',
  'orderById',
  'orderByNumber',
  'orders',
  'session',
  'subscriptionById',
  'subscriptions',
]

function forget(cache: Cache, names: readonly string[]): void {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (names.includes(fieldName)) cache.invalidate('Query', fieldName, args)
  }
}

const forgetting =
  (...names: string[]): UpdateResolver =>
  (_parent, _args, cache) =>
    forget(cache, names)

const forgetPerson = forgetting(...PERSONAL)
const forgetAccount = forgetting('account')
const forgetSubscriptions = forgetting('subscriptions', 'subscriptionById')

/** What a change makes untrue: signing in or out forgets everything personal. */
export const accountUpdates: Readonly<Record<string, UpdateResolver>> = {
  loginAccount: forgetPerson,
  logoutAccount: forgetPerson,
  createAccount: forgetPerson,
  recoverAccount: forgetPerson,
  updateSession: forgetting('cart', 'session'),
  updateAccount: forgetAccount,
  addAccountAddress: forgetAccount,
  updateAccountAddress: forgetAccount,
  deleteAccountAddress: forgetAccount,
  addAccountCard: forgetAccount,
  updateAccountCard: forgetAccount,
  deleteAccountCard: forgetAccount,
  addSubscriptionItem: forgetSubscriptions,
  updateSubscriptionItem: forgetSubscriptions,
  deleteSubscriptionItem: forgetSubscriptions,
}
