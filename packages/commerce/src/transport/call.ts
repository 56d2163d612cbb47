import type { Operation, RequestPolicy } from '@urql/core'
import type { SessionHooks } from './send.ts'

/** Options of a single call. */
export interface CallOptions {
  /** Time for all tries together, in milliseconds; default 8000. A product has 10,000, a category 15,000. */
  readonly budgetMs?: number | undefined
  /** Whether a cache may answer, where the client has one. Default `cache-first`. */
  readonly requestPolicy?: RequestPolicy | undefined
  /**
   * Fields that the answer is of use without, as paths without positions: `products.results.images`. An error at or
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
 * Reads the session token when the call begins, not when it is sent: in between, the client's token may have become
 * that of another person.
 */
export function withOwnSession(call: CallOptions, { getSession }: SessionHooks): CallOptions {
  return { ...call, session: call.session ?? getSession?.() }
}

/** Joins the hooks of the client with those of one call, whose token was read when it began. */
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

/** Starts a call, or joins the same one that is still running. */
export type Share<T> = (request: unknown, call: CallOptions, start: () => Promise<T>) => Promise<T>

/**
 * Shares the answer of equal requests of the same session while they are running. A call with a signal or a hook of
 * its own is never shared. Nothing is stored once a call has ended.
 */
export function createShare<T>(): Share<T> {
  const running = new Map<string, Promise<T>>()
  return (request, call, start) => {
    if (call.signal || call.onSession) return start()
    const key = JSON.stringify([call.session, request, call.budgetMs, call.requestPolicy, call.optional])
    const answer = running.get(key) ?? start().finally(() => running.delete(key))
    running.set(key, answer)
    return answer
  }
}
