import { composeExchanges, getOperationName, makeOperation, mapExchange, type Exchange } from '@urql/core'
import { retryExchange } from '@urql/exchange-retry'
import { isServiceFailure, type CommerceError } from './error.ts'
import { getCallOptions } from './transport/call.ts'
import { isUsable } from './transport/partial.ts'
import type { Send } from './transport/send.ts'
import { toCommerceError } from './transport/to-error.ts'
import { createAttempts, type Transport, type Attempts } from './transport/attempts.ts'

export { createFailureCounter, FALLBACK_FAILURES, type FailureCounter } from './transport/failure-counter.ts'
export { LISTING_BUDGET_MS, PRODUCT_BUDGET_MS } from './transport/budgets.ts'
export { receiveWhole, WholeResponse, withDeadline } from './transport/timeout.ts'
export { createRetryBudget, NotSentError, type RetryBudget } from './transport/retry.ts'
export type { SessionHooks } from './transport/send.ts'
export type { CallOptions } from './transport/call.ts'

/** Sends each operation by the rules of every request. A mutation is sent once; a subscription has no deadline. */
export function transportExchange(transport: Omit<Transport, 'send'>): Exchange {
  const withAttempts = mapExchange({
    onOperation(operation) {
      if (operation.kind === 'teardown') return operation
      const send: Send = operation.context.fetch ?? ((input, init) => fetch(input, init))
      const attempts = createAttempts({ ...transport, send }, operation.kind, getCallOptions(operation))
      return makeOperation(operation.kind, operation, {
        ...operation.context,
        attempts,
        fetch: attempts.send,
      })
    },
  })
  // The attempts handle delays themselves, because the service may request one.
  const retry = retryExchange({
    initialDelayMs: 1,
    randomDelay: false,
    retryIf: ({ response, networkError }, { context }) => {
      const attempts: Attempts = context.attempts
      return attempts.canRetry(response instanceof Response ? { response } : { failure: networkError })
    },
  })
  return composeExchanges([withAttempts, retry])
}

export interface FailureHooks {
  /** Called for each failure of the service; refused input and aborted calls are not failures. */
  readonly onFailure?: ((error: CommerceError) => void) | undefined
  readonly onSuccess?: (() => void) | undefined
}

/** Reports how each operation ended. */
export function failureExchange({ onFailure, onSuccess }: FailureHooks): Exchange {
  return mapExchange({
    onResult: (result) => {
      const { error, operation } = result
      if (!error || isUsable(result, getCallOptions(operation))) return onSuccess?.()
      const failure = toCommerceError(getOperationName(operation.query) ?? operation.kind, error)
      const isRefusal = failure.kind === 'graphql' && operation.kind === 'mutation'
      if (!isRefusal && isServiceFailure(failure)) onFailure?.(failure)
    },
  })
}
