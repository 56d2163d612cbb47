import { makeOperation, mapExchange, type Exchange } from '@urql/core'
import type { CallOptions } from './call.ts'

/**
 * Scope numbers for sharing answers: equal queries in the same scope share one. A new scope begins when a change starts
 * and when it ends.
 */
export interface Scopes {
  readonly get: (call: CallOptions) => number
  readonly exchange: Exchange
}

/**
 * A call shares answers with calls of the same session since the last change. A call with its own signal or hook shares
 * none. Queries of urql's hooks keep their key; after a change they are sent again.
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
