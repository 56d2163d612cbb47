import type { PasswordRules } from '@sorrel/contracts/forms'
import type { Endpoint, EndpointAnswer, EndpointBody } from '@sorrel/contracts/http'
import type { Cart } from '@sorrel/domain/cart'
import type { Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import type { ActionFailure } from './failure.ts'

/** Attempts that are slowed down after wrong guesses. */
export type TryKind = 'log-in' | 'sign-up' | 'recovery' | 'subscription code' | 'cart code'

/** A try that counts as a failed one until it is said otherwise: so a hundred at once count as a hundred. */
export interface CountedTry {
  /** It was right: earlier failures are forgotten too. */
  readonly succeed: () => Promise<void>
  /** The attempt could not be checked, so it does not count. */
  readonly takeBack: () => Promise<void>
}

/**
 * Counts a try before it is made, by what it is for: the e-mail address of an account, the id of a subscription. An error
 * is the seconds to wait.
 */
export type CountTry = (kind: TryKind, name: string) => Promise<Result<CountedTry, number>>

export interface ActionOptions {
  /** Language of mails and names. Default: the session's. */
  readonly locale?: string | undefined
  /** False spares asking for the cart of a visitor who has none. Default true. */
  readonly hasSession?: boolean | undefined
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined
  /** Told of the cart after each step that changes it; null for none. */
  readonly onCart?: ((cart: Cart | null) => void) | undefined
  /** Told of the customer's group after a log-in, of none after a log-out. */
  readonly onGroup?: ((group: string | undefined) => void) | undefined
  /** Told when the session is over: its token should open nothing any more. */
  readonly onLogout?: (() => void) | undefined
  /** Told of failures of the service that the action goes on after, such as a line that could not be added. */
  readonly onTrouble?: ((error: CommerceError) => void) | undefined
  /** Default: attempts are not counted; the service has limits of its own. */
  readonly countTry?: CountTry | undefined
  /** The shop's rules for new passwords, such as those of `defineShop`. Default: at least 6 characters. */
  readonly passwordRules?: PasswordRules | undefined
  /** Whether a new password is too common. Default: none is. */
  readonly isCommonPassword?: ((password: string) => boolean | Promise<boolean>) | undefined
}

export interface CredentialOptions extends ActionOptions {
  /** A client without a session: the current password is checked by a log-in there, which leaves this session alone. */
  readonly openClient: () => CommerceClient
}

export interface RecoveryOptions extends ActionOptions {
  /** Where the link of a recovery mail leads; the service puts its key in the place of `{reset_key}`. */
  readonly passwordResetUrl: string | (() => string | Promise<string>)
}

/** The options of all account actions together. */
export interface AccountOptions extends CredentialOptions, RecoveryOptions {}

/** The answer of an action. Expected failures are values; nothing rejects. */
export type ActionResult<E extends Endpoint> = Promise<Result<EndpointAnswer<E>, ActionFailure>>

/** The same work as an endpoint's, for one visitor's client. */
export type Action<E extends Endpoint, Options = ActionOptions> = (
  client: CommerceClient,
  input: EndpointBody<E>,
  options: Options,
) => ActionResult<E>
