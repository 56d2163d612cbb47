/**
 * Everything that visitors and customers can do with an account, including all rules: for a server, or directly in a
 * browser.
 */

import { addAddress, deleteAddress, setDefaultAddress, updateAddress } from './account-actions/addresses.ts'
import { buyAgain } from './account-actions/buy-again.ts'
import { addCard, deleteCard, setDefaultCard, updateCard } from './account-actions/cards.ts'
import { changeEmail, changePassword, updateProfile } from './account-actions/profile.ts'
import { login, signUp } from './account-actions/log-in.ts'
import { logout, logoutEmpty } from './account-actions/log-out.ts'
import { recoverPassword, setPassword } from './account-actions/password.ts'

export type {
  AccountOptions,
  Action,
  ActionOptions,
  ActionResult,
  CountedTry,
  CountTry,
  CredentialOptions,
  RecoveryOptions,
  TryKind,
} from './account-actions/action.ts'
export { type ActionFailure, toFailure } from './account-actions/failure.ts'
export { requireCustomer } from './account-actions/owner.ts'

/**
 * What visitors and customers do with an account, each with its whole rule: a first address or card is the default, and
 * one takes the place of a deleted default; a card is deleted after its subscriptions have another one; a log-in keeps
 * the visitor's cart; e-mail and password change against the current password. Each takes one visitor's client and the
 * input of its endpoint, and answers what the endpoint answers, or an `ActionFailure`.
 *
 * @example
 * ```ts
 * import { accountActions } from '@sorrel/commerce/account-actions'
 * import { createFakeClient } from '@sorrel/commerce/testing'
 *
 * const client = createFakeClient({ getAccountDetails: () => ({ data: { account: null } }) })
 * const deleted = await accountActions.deleteAddress(client, { id: 'a1' })
 * console.log(deleted.ok || deleted.error.kind) // unauthenticated
 * ```
 *
 * @public
 */
export const accountActions = {
  login,
  logout,
  logoutEmpty,
  signUp,
  recoverPassword,
  setPassword,
  updateProfile,
  changeEmail,
  changePassword,
  addAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,
  addCard,
  updateCard,
  deleteCard,
  setDefaultCard,
  buyAgain,
} as const
