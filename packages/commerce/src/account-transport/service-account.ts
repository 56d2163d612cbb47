import type { Endpoint } from '@sorrel/contracts/http'
import type { AccountOptions, Action } from '../account-actions/action.ts'
import { byName } from '../account-actions/by-name.ts'
import { accountActions } from '../account-actions.ts'
import { type CommerceClient, withCallOptions } from '../client.ts'
import { subscriptionActions } from '../subscription-actions.ts'
import type { AccountCall, AccountTransport } from './transport.ts'

/**
 * The account directly from the service, with a session of the page's own. Give the client `getSession` and
 * `onSession`. It may have a cache, because no rule depends on cached data.
 */
export function createServiceAccount(client: CommerceClient, options: AccountOptions): AccountTransport {
  const toCall =
    <E extends Endpoint>(action: Action<E, AccountOptions>): AccountCall<E> =>
    (input, { signal } = {}) => {
      const fresh = withCallOptions(client, { requestPolicy: 'network-only', signal })
      return action(fresh, input, options)
    }
  const account = accountActions
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
    subscriptions: byName<AccountTransport['subscriptions']>(subscriptionActions, (name) =>
      toCall(subscriptionActions[name]),
    ),
  }
}
