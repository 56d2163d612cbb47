import { getOperationName, makeOperation, mapExchange, type Exchange, type Operation } from '@urql/core'
import { map, pipe } from 'wonka'
import { isServiceFailure, type CommerceError } from './error.ts'
import { getBudgetMs, getCallOptions, getSessionHooks } from './transport/call.ts'
import { TRY_TIMEOUT_MS, withDeadline } from './transport/deadline.ts'
import { withRetry, type RetryBudget } from './transport/retry.ts'
import { withHeaders, type Send } from './transport/send.ts'
import { withSession, type SessionHooks } from './transport/session.ts'
import { toCommerceError } from './transport/to-error.ts'

export {
  createFailureCounter,
  FALLBACK_FAILURES,
  type FailureCounter,
} from './transport/failure-counter.ts'
export { createRetryBudget, type RetryBudget } from './transport/retry.ts'
export type { SessionHooks } from './transport/session.ts'
export type { CallOptions } from './transport/call.ts'

type Decorate = (send: Send, operation: Operation) => Send

/**
 * An exchange that decorates the `fetch` of each operation. The first one in a client's list is nearest to the wire.
 */
function fetchDecorator(decorate: Decorate): Exchange {
  return ({ forward }) =>
    (operations) =>
      pipe(
        operations,
        map((operation) => {
          if (operation.kind === 'teardown') return operation
          const send: Send = operation.context.fetch ?? ((input, init) => fetch(input, init))
          return makeOperation(operation.kind, operation, {
            ...operation.context,
            fetch: decorate(send, operation),
          })
        }),
        forward,
      )
}

/** Sends the public key as it is, without a scheme, and asks for no caching. Specification section 7. */
export function headersExchange({ publicKey }: { readonly publicKey: string }): Exchange {
  const headers = { authorization: publicKey, 'cache-control': 'no-cache' }
  return fetchDecorator((send) => withHeaders(send, () => headers))
}

/** Sends the visitor's token as `x-session` and hands on a new one. Specification section 7. */
export function sessionExchange(hooks: SessionHooks): Exchange {
  return fetchDecorator((send, operation) =>
    withSession(send, getSessionHooks(hooks, getCallOptions(operation))),
  )
}

/** Aborts each try that takes longer than `timeoutMs`, default 8000; subscriptions last. Specification section 9. */
export function timeoutExchange({
  timeoutMs = TRY_TIMEOUT_MS,
}: {
  readonly timeoutMs?: number
} = {}): Exchange {
  return fetchDecorator((send, { kind }) => (kind === 'subscription' ? send : withDeadline(send, timeoutMs)))
}

/** Sends a query, never a mutation, a second time when the service says "not now". */
export function retryExchange({ budget }: { readonly budget: RetryBudget }): Exchange {
  return fetchDecorator((send, operation) =>
    operation.kind === 'query'
      ? withRetry(send, { budget, budgetMs: getBudgetMs(getCallOptions(operation)) })
      : send,
  )
}

/** Ends the operation, all tries together, when its budget is spent or its caller gives up. Decisions, "Validation". */
export function budgetExchange(): Exchange {
  return fetchDecorator((send, operation) => {
    if (operation.kind === 'subscription') return send
    const call = getCallOptions(operation)
    const bounded = withDeadline(send, getBudgetMs(call))
    if (!call.signal) return bounded
    const given = call.signal
    return (input, init) =>
      bounded(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, given]) : given })
  })
}

export interface FailureHooks {
  /** Told of each failure of the service; a shopper's own mistake or a call given up is none. */
  readonly onFailure?: ((error: CommerceError) => void) | undefined
  readonly onSuccess?: (() => void) | undefined
}

/** Reports how each operation ended. Specification section 4, "API failure fallback mode". */
export function failureExchange({ onFailure, onSuccess }: FailureHooks): Exchange {
  return mapExchange({
    onResult: ({ error, operation }) => {
      if (!error) return onSuccess?.()
      const failure = toCommerceError(getOperationName(operation.query) ?? operation.kind, error)
      const isRefusal = failure.kind === 'graphql' && operation.kind === 'mutation'
      if (!isRefusal && isServiceFailure(failure)) onFailure?.(failure)
    },
  })
}
