import type { Operation } from '@urql/core'
import { TRY_TIMEOUT_MS } from './deadline.ts'

/** What a single call may ask for. */
export interface CallOptions {
  /** Time for all tries together, in milliseconds; default 8000. A product has 10,000, a category 15,000. */
  readonly budgetMs?: number | undefined
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

export function getBudgetMs(call: CallOptions): number {
  return call.budgetMs ?? TRY_TIMEOUT_MS
}
