import type { Operation, RequestPolicy } from '@urql/core'
import type { SessionHooks } from './send.ts'

/** Options of a single call. */
export interface CallOptions {
  /** Time for all attempts together, in milliseconds; default 8000. A product has 10,000, a category 15,000. */
  readonly budgetMs?: number | undefined
  /** Whether a cache may answer, where the client has one. Default `cache-first`. */
  readonly requestPolicy?: RequestPolicy | undefined
  /**
   * Fields that the answer is useful without, as paths without positions: `products.results.images`. An error at or
   * below one of them leaves it null; an error anywhere else fails the call, so that null always means "there is none".
   */
  readonly optional?: readonly string[] | undefined
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined
  /** Uses this token instead of the client's. */
  readonly session?: string | undefined
  /** Also called with a new token. */
  readonly onSession?: ((token: string) => void) | undefined
}

/** The call's options as they travel in an operation's context, under `commerce`. */
export function getCallOptions(operation: Operation): CallOptions {
  const call: CallOptions | undefined = operation.context.commerce
  return call ?? {}
}

/**
 * Reads the session token when the call begins, not when it is sent, because the visitor may have changed in between.
 */
export function withOwnSession(call: CallOptions, { getSession }: SessionHooks): CallOptions {
  return { ...call, session: call.session ?? getSession?.() }
}

/** Combines the hooks of the client with those of one call, whose token was read when it began. */
export function getSessionHooks(hooks: SessionHooks, call: CallOptions): SessionHooks {
  return {
    getSession: () => ('session' in call ? call.session : hooks.getSession?.()),
    onSessionLost: hooks.onSessionLost,
    onSession: (token) => {
      hooks.onSession?.(token)
      call.onSession?.(token)
    },
  }
}
