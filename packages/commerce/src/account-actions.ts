/**
 * Everything that visitors and customers can do with an account, including all rules: for a server, or directly in a
 * browser.
 */
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
/** @public */
export { accountActions } from './account-actions/table.ts'
