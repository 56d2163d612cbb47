import type { PasswordRules } from '@sorrel/contracts/forms'
import { err } from '@sorrel/domain/result'
import { isRecord, parseText } from '@sorrel/contracts/untrusted'
import type { AccountOptions } from '../account-actions/action.ts'
import { refuseWeakPassword } from '../account-actions/brute-force.ts'
import type { ActionFailure } from '../account-actions/failure.ts'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import type { StoreContext } from './context.ts'
import { createMemoryIdempotency } from './memory-idempotency.ts'
import type { Once } from './idempotency.ts'
import { createGuessCounter, type UpdateTries } from './guess-limit.ts'
import { type Refusal as HttpRefusal, refuse } from '@sorrel/contracts/http/answer'
import { REQUEST_ID_HEADER, toRequestId } from '@sorrel/contracts/http/request'
import type { ProblemCode } from '@sorrel/contracts/problem'

/** Why an endpoint refuses. Its fields hold message keys. */
export type Refusal = HttpRefusal<ProblemCode>

/** A refusal in the one format of problems, with the status of its code. */
export function toRefusalAnswer(refusal: Refusal, request: Request): Response {
  return refuse(refusal, getRequestId(request))
}

/** Id of a request in the logs. */
export function getRequestId(request: Request): string {
  return toRequestId(request.headers.get(REQUEST_ID_HEADER))
}

/** The dependencies that a site gives to the endpoints of its store. */
export interface StorePorts<Context extends StoreContext = StoreContext> {
  /** Target of the link in a recovery mail; the service replaces `{reset_key}` with the key. */
  readonly passwordResetUrl: (context: Context) => string | Promise<string>
  /** A client without a session, which verifies current passwords and reads the balances of gift cards. */
  readonly openClient: () => CommerceClient
  /** Default: recognises double submits within five seconds, in this process only. */
  readonly once?: Once | undefined
  /**
   * Storage for wrong attempts. Default: this process. Five per account and twenty per address or subscription are
   * free; after them the wait doubles, starting at 30 seconds.
   */
  readonly updateTries?: UpdateTries | undefined
  /** Accounts that one address may try to create in an hour. Default 10. */
  readonly signUpsPerHour?: number | undefined
  /** Called before a visitor without a session gets a cart; an answer refuses it. Default: no limit. */
  readonly limitNewCarts?: ((context: Context) => Promise<Refusal | undefined>) | undefined
  /** The shop's rules for new passwords, such as those of `defineShop`. Default: at least 6 characters. */
  readonly passwordRules?: PasswordRules | undefined
  /** Whether a new password is too easy to guess, for a person of these names and addresses. Default: none is. */
  readonly isCommonPassword?:
    | ((password: string, own: readonly string[]) => boolean | Promise<boolean>)
    | undefined
  /** Called for each failure of the service, for the log. */
  readonly onTrouble?: ((error: CommerceError) => void) | undefined
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** The dependencies with their defaults, and values derived from them. */
export function resolveDependencies<Context extends StoreContext>(dependencies: StorePorts<Context>) {
  const { passwordResetUrl, openClient, isCommonPassword, onTrouble, limitNewCarts, now } = dependencies
  const { passwordRules, once = createMemoryIdempotency(now) } = dependencies
  const { updateTries: update, signUpsPerHour } = dependencies
  const countTry = createGuessCounter({ update, now, signUpsPerHour })
  return {
    once,
    countTry,
    /** Why the password of a sign-up would be refused, whatever else is wrong with its body. */
    findPasswordIssue: async (body: unknown) => {
      const { password, email, firstName, lastName } = isRecord(body) ? body : {}
      const owner = {
        email: parseText(email),
        firstName: parseText(firstName),
        lastName: parseText(lastName),
      }
      const rules = { passwordRules, isCommonPassword }
      if (typeof password !== 'string') return undefined
      const refused = await refuseWeakPassword(rules, password, owner)
      return refused?.kind === 'invalid' ? refused.fields : undefined
    },
    limitNewCarts,
    openClient,
    toOptions: (context: Context): AccountOptions => ({
      locale: context.locale,
      hasSession: context.hasSession,
      now,
      onCart: context.noteCart,
      onGroup: context.noteGroup,
      onLogout: context.endSession,
      onTrouble,
      countTry: (kind, name) => countTry(context, kind, name),
      passwordRules,
      isCommonPassword,
      openClient,
      passwordResetUrl: () => passwordResetUrl(context),
    }),
    /** Like `toRefusal`, and also reports failures of the service. */
    refuse: (failure: ActionFailure, upstream?: 'upstream' | 'internal') => {
      if (failure.kind === 'upstream' && failure.error !== undefined) onTrouble?.(failure.error)
      return err(toRefusal(failure, upstream))
    },
  }
}

export type Dependencies<Context extends StoreContext> = ReturnType<typeof resolveDependencies<Context>>

/** A failure in an endpoint's terms: 502 for the service's own failures, unless the endpoint defines another status. */
export function toRefusal(failure: ActionFailure, upstream: 'upstream' | 'internal' = 'upstream'): Refusal {
  const { kind, message } = failure
  return {
    code: kind === 'upstream' ? upstream : kind,
    message,
    fields: kind === 'invalid' ? failure.fields : undefined,
    retryAfterSeconds: kind === 'throttled' ? failure.retryAfterSeconds : undefined,
  }
}
