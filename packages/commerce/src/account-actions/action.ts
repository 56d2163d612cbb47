import type { PasswordRules } from '@sorrel/contracts/forms'
import type { Endpoint, EndpointAnswer, EndpointBody } from '@sorrel/contracts/http'
import type { Cart } from '@sorrel/domain/cart'
import type { Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import type { ActionFailure } from './failure.ts'

/** Kinds of attempts that are slowed down after wrong guesses. */
export type TryKind = 'log-in' | 'sign-up' | 'recovery' | 'subscription code' | 'cart code'

/**
 * An attempt that counts as failed until its outcome is known, so that a hundred simultaneous attempts count as a
 * hundred.
 */
export interface CountedTry {
  /** The attempt was right: earlier failures are forgotten too. */
  readonly succeed: () => Promise<void>
  /** The attempt could not be checked, so it does not count. */
  readonly takeBack: () => Promise<void>
}

/**
 * Counts an attempt before it is made, by its kind and by what it targets: an account's e-mail address, or a
 * subscription's id. The error is the number of seconds to wait.
 */
export type CountTry = (kind: TryKind, name: string) => Promise<Result<CountedTry, number>>

export interface ActionOptions {
  /** Language of mails and names. Default: the session's. */
  readonly locale?: string | undefined
  /** False for a visitor who has no session, which saves fetching the cart. Default true. */
  readonly hasSession?: boolean | undefined
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined
  /** Called with the cart after each step that changes it; null if there is none. */
  readonly onCart?: ((cart: Cart | null) => void) | undefined
  /** Called with the customer's group after a log-in, and with undefined after a log-out. */
  readonly onGroup?: ((group: string | undefined) => void) | undefined
  /** Called when the session has ended: its token should not grant access any more. */
  readonly onLogout?: (() => void) | undefined
  /** Called for failures of the service that do not stop the action, such as a line that could not be added. */
  readonly onTrouble?: ((error: CommerceError) => void) | undefined
  /** Default: attempts are not counted; the service has limits of its own. */
  readonly countTry?: CountTry | undefined
  /** The shop's rules for new passwords, such as those of `defineShop`. Default: at least 6 characters. */
  readonly passwordRules?: PasswordRules | undefined
  /** Whether a new password is too easy to guess, for a person of these names and addresses. Default: none is. */
  readonly isCommonPassword?:
    | ((password: string, own: readonly string[]) => boolean | Promise<boolean>)
    | undefined
}

export interface CredentialOptions extends ActionOptions {
  /**
   * A client without a session: the current password is verified by a log-in there, which does not affect this session.
   */
  readonly openClient: () => CommerceClient
}

export interface RecoveryOptions extends ActionOptions {
  /** Target of the link in a recovery mail; the service replaces `{reset_key}` with the key. */
  readonly passwordResetUrl: string | (() => string | Promise<string>)
}

/** The options of all account actions together. */
export interface AccountOptions extends CredentialOptions, RecoveryOptions {}

/** The answer of an action. Expected failures are values; nothing rejects. */
export type ActionResult<E extends Endpoint> = Promise<Result<EndpointAnswer<E>, ActionFailure>>

/** The work of an endpoint, for one visitor's client. */
export type Action<E extends Endpoint, Options = ActionOptions> = (
  client: CommerceClient,
  input: EndpointBody<E>,
  options: Options,
) => ActionResult<E>
