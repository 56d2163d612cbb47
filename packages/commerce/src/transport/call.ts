import type { Operation, RequestPolicy } from '@urql/core'
import { TRY_TIMEOUT_MS } from './deadline.ts'
import type { SessionHooks } from './send.ts'

/** What a single call may ask for. */
export interface CallOptions {
  /** Time for all tries together, in milliseconds; default 8000. A product has 10,000, a category 15,000. */
  readonly budgetMs?: number | undefined
  /** Whether a cache may answer, where the client has one. Default `cache-first`. */
  readonly requestPolicy?: RequestPolicy | undefined
  /** Gives the call up. */
  readonly signal?: AbortSignal | undefined
  /** Uses this token instead of the client's. */
  readonly session?: string | undefined
  /** Also told of a new token. */
  readonly onSession?: ((token: string) => void) | undefined
}

/** The call's options as they travel in an operation's context, under `commerce`. */
export function getCallOptions(operation: Operation): CallOptions {
  const call: CallOptions | undefined = operation.context.commerce
  return call ?? {}
}

/**
 * Settles whose call it is when it begins, not when it goes out: in between, the client's token may have become
 * another person's.
 */
export function withOwnSession(call: CallOptions, { getSession }: SessionHooks): CallOptions {
  return { ...call, session: call.session ?? getSession?.() }
}

/** Joins the hooks of the client with those of one call, whose token was settled when it began. */
export function getSessionHooks(hooks: SessionHooks, call: CallOptions): SessionHooks {
  return {
    getSession: () => ('session' in call ? call.session : hooks.getSession?.()),
    onSession: (token) => {
      hooks.onSession?.(token)
      call.onSession?.(token)
    },
  }
}

export function getBudgetMs(call: CallOptions): number {
  return call.budgetMs ?? TRY_TIMEOUT_MS
}
