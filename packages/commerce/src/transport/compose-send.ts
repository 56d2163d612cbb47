import { getSessionHooks, type CallOptions } from './call.ts'
import { TRY_TIMEOUT_MS, withDeadline } from './deadline.ts'
import { withRetry, type RetryBudget } from './retry.ts'
import { withHeaders, withSession, type Send, type SessionHooks } from './send.ts'

export interface Transport extends SessionHooks {
  readonly send: Send
  readonly headers: Readonly<Record<string, string | undefined>>
  /** How long one try may take. */
  readonly timeoutMs: number
  readonly retryBudget: RetryBudget
  /** Time that is left for whatever needs the call, in milliseconds. Default: no limit. */
  readonly getTimeLeftMs?: (() => number) | undefined
}

/**
 * How every request is sent, GraphQL and REST alike: with headers and session token, a deadline for each try, a second
 * try of a query when the service is unavailable, and a deadline for all tries together. The caller's signal ends it at
 * once. Only a subscription has no deadline.
 */
export function composeSend(
  transport: Transport,
  kind: 'query' | 'mutation' | 'subscription',
  call: CallOptions,
): Send {
  const withToken = withSession(
    withHeaders(transport.send, () => transport.headers),
    getSessionHooks(transport, call),
  )
  if (kind === 'subscription') return withToken
  const budgetMs = Math.min(
    call.budgetMs ?? TRY_TIMEOUT_MS,
    transport.getTimeLeftMs?.() ?? Number.POSITIVE_INFINITY,
  )
  const once = withDeadline(withToken, transport.timeoutMs)
  const tries = kind === 'query' ? withRetry(once, { budget: transport.retryBudget, budgetMs }) : once
  return withDeadline(tries, budgetMs, call.signal)
}
