import { makeOperation, mapExchange, type Exchange } from '@urql/core'
import type { CallOptions } from './call.ts'

/** Numbers what may share an answer: equal queries with the same number. A change begins a new one, and so does its end. */
export interface Scopes {
  readonly get: (call: CallOptions) => number
  readonly exchange: Exchange
}

/**
 * A call shares with those of the same session since the last change. One with a signal or a hook of its own shares with
 * none. Queries of urql's own hooks have one key for good: what a change has overtaken there is asked again.
 */
export function createScopes(): Scopes {
  let last = 0
  let shared = 0
  let session: string | undefined
  const renew = () => {
    last += 1
    shared = last
  }
  return {
    get: (call) => {
      if (call.signal || call.onSession) return (last += 1)
      if (call.session !== session) renew()
      session = call.session
      return shared
    },
    exchange: (input) =>
      mapExchange({
        onOperation(operation) {
          if (operation.kind === 'mutation') renew()
          if (operation.kind !== 'query') return operation
          return makeOperation('query', operation, { ...operation.context, scope: shared })
        },
        onResult(result) {
          const { kind, context } = result.operation
          if (kind === 'mutation') renew()
          if (kind !== 'query' || context.commerce || context.scope === shared) return result
          const again = { ...context, requestPolicy: 'network-only' as const }
          input.client.reexecuteOperation(makeOperation('query', result.operation, again))
          return { ...result, stale: true }
        },
      })(input),
  }
}
