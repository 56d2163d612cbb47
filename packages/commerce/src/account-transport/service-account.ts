import type { Endpoint } from '@sorrel/contracts/http'
import type { AccountOptions, Action } from '../account-actions/action.ts'
import { accountActions } from '../account-actions/table.ts'
import { type CommerceClient, withCallOptions } from '../client.ts'
import { subscriptionActions } from '../subscription-actions/changes.ts'
import type { AccountCall, AccountTransport } from './transport.ts'

/**
 * The account straight at the service, with a session of the page's own. Give the client `getSession` and `onSession`. It
 * may have a cache; no rule is decided by it.
 */
export function createServiceAccount(client: CommerceClient, options: AccountOptions): AccountTransport {
  const toCall =
    <E extends Endpoint>(action: Action<E, AccountOptions>): AccountCall<E> =>
    (input, { signal } = {}) => {
      const fresh = withCallOptions(client, { requestPolicy: 'network-only', signal })
      return action(fresh, input, options)
    }
  const account = accountActions
  const subscription = subscriptionActions
  return {
    account: {
      login: toCall(account.login),
      logout: toCall(account.logout),
      logoutEmpty: toCall(account.logoutEmpty),
      signUp: toCall(account.signUp),
      recoverPassword: toCall(account.recoverPassword),
      setPassword: toCall(account.setPassword),
      updateProfile: toCall(account.updateProfile),
      changeEmail: toCall(account.changeEmail),
      changePassword: toCall(account.changePassword),
      addAddress: toCall(account.addAddress),
      updateAddress: toCall(account.updateAddress),
      deleteAddress: toCall(account.deleteAddress),
      setDefaultAddress: toCall(account.setDefaultAddress),
      addCard: toCall(account.addCard),
      updateCard: toCall(account.updateCard),
      deleteCard: toCall(account.deleteCard),
      setDefaultCard: toCall(account.setDefaultCard),
      buyAgain: toCall(account.buyAgain),
    },
    subscriptions: {
      cancel: toCall(subscription.cancel),
      uncancel: toCall(subscription.uncancel),
      pause: toCall(subscription.pause),
      changeCard: toCall(subscription.changeCard),
      changeAddress: toCall(subscription.changeAddress),
      applyCoupon: toCall(subscription.applyCoupon),
      removeCoupon: toCall(subscription.removeCoupon),
      addItem: toCall(subscription.addItem),
      editItem: toCall(subscription.editItem),
      deleteItem: toCall(subscription.deleteItem),
      editPlan: toCall(subscription.editPlan),
      editDetails: toCall(subscription.editDetails),
    },
  }
}
