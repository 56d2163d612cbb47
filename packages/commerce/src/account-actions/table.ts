import { addAddress, deleteAddress, setDefaultAddress, updateAddress } from './addresses.ts'
import { buyAgain } from './buy-again.ts'
import { addCard, deleteCard, setDefaultCard, updateCard } from './cards.ts'
import { changeEmail, changePassword, updateProfile } from './profile.ts'
import { login, signUp } from './log-in.ts'
import { logout, logoutEmpty } from './log-out.ts'
import { recoverPassword, setPassword } from './password.ts'

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
