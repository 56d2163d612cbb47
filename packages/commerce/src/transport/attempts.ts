import { isRetryableStatus } from '../error.ts'
import { getSessionHooks, type CallOptions } from './call.ts'
import { ATTEMPT_TIMEOUT_MS, withDeadline } from './timeout.ts'
import { NotSentError, parseRetryAfter, type RetryBudget, wait } from './retry.ts'
import { withHeaders, withSession, type Send, type SessionHooks } from './send.ts'

export interface Transport extends SessionHooks {
  readonly send: Send
  readonly headers: Readonly<Record<string, string | undefined>>
  /** How long one try may take. */
  readonly timeoutMs: number
  readonly retryBudget: RetryBudget
  /** Remaining time of the work that needs the call, in milliseconds. Default: no limit. */
  readonly getTimeLeftMs?: (() => number) | undefined
}

/** How an attempt ended. */
export type Attempt = { readonly response: Response } | { readonly failure: unknown }

/** The attempts of one call. */
export interface Attempts {
  /** Sends one attempt. A second one waits first and has the time that the first one left. */
  readonly send: Send
  /** Whether an attempt that ended like this may be repeated; called once per attempt. */
  readonly canRetry: (ended: Attempt) => boolean
}

const MAX_JITTER_MS = 300

/** Whether a retry may help: the service was unreachable or temporarily unavailable, and it was no timeout. */
function isTemporary(ended: Attempt): boolean {
  if ('response' in ended) return isRetryableStatus(ended.response.status)
  return !(ended.failure instanceof DOMException || ended.failure instanceof NotSentError)
}

/**
 * How every request is sent, GraphQL and REST alike: with headers and session token, a deadline for each attempt, a
 * second attempt of a query after a random wait or that of `Retry-After` if time allows, and a deadline for all
 * attempts together. The caller's signal ends it immediately. Only a subscription has no deadline.
 */
export function createAttempts(
  transport: Transport,
  kind: 'query' | 'mutation' | 'subscription',
  call: CallOptions,
): Attempts {
  const { retryBudget, timeoutMs, getTimeLeftMs } = transport
  const withToken = withSession(
    withHeaders(transport.send, () => transport.headers),
    getSessionHooks(transport, call),
  )
  if (kind === 'subscription') return { send: withToken, canRetry: () => false }
  const budgetMs = Math.min(
    call.budgetMs ?? ATTEMPT_TIMEOUT_MS,
    getTimeLeftMs?.() ?? Number.POSITIVE_INFINITY,
  )
  const once = withDeadline(withToken, timeoutMs)
  let canRetry = kind === 'query'
  // A clock of spans: it never jumps, and a page of Next that is rendered ahead may read it.
  let startedAt: number | undefined
  let pauseMs = 0
  const getLeftMs = () => budgetMs - (startedAt === undefined ? 0 : Math.floor(performance.now() - startedAt))
  const sendAfterPause: Send = async (input, init) => {
    if (pauseMs > 0) await wait(pauseMs, init?.signal)
    return once(input, init)
  }
  return {
    send: (input, init) => {
      const leftMs = getLeftMs()
      if (startedAt === undefined && canRetry) retryBudget.earn()
      startedAt ??= performance.now()
      return withDeadline(sendAfterPause, leftMs, call.signal)(input, init)
    },
    canRetry: (ended) => {
      if (!canRetry || call.signal?.aborted || !isTemporary(ended)) return false
      canRetry = false
      const header = 'response' in ended ? ended.response.headers.get('retry-after') : null
      pauseMs = parseRetryAfter(header, Date.now()) ?? Math.random() * MAX_JITTER_MS
      return pauseMs < getLeftMs() && retryBudget.spend()
    },
  }
}
