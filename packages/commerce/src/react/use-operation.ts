'use client'

import type { Result } from '@sorrel/domain/result'
import { useCallback, useMemo } from 'react'
import { useQuery } from 'urql'
import type { CommerceDocument } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { toCommerceError } from '../transport/to-error.ts'
import { parseWire, type Wire } from '../wire/parse.ts'
import { useCommerce } from './commerce-context.ts'
import type { MapContext } from '../wire/to-list.ts'

/** What a hook knows: nothing yet, a value, or why there is none. A value stays while it is loaded anew. */
export interface Loaded<T> {
  readonly value: T | undefined
  readonly error: CommerceError | undefined
  readonly isLoading: boolean
  /** Asks the service again. */
  readonly reload: () => void
}

interface OperationArgs<T, V extends object> {
  readonly document: CommerceDocument<V>
  readonly variables: V
  readonly operation: string
  /** Must keep its identity between renders. */
  readonly decode: (data: Wire, context: MapContext) => Result<T, CommerceError>
  /** Does not ask while true. Default false. */
  readonly isPaused?: boolean
}

/** A query as React state. */
export function useOperation<T, V extends object>(args: OperationArgs<T, V>): Loaded<T> {
  const { document, variables, operation, decode, isPaused = false } = args
  const client = useCommerce()
  const [{ data, error, fetching }, execute] = useQuery({
    query: document.toString(),
    variables: { ...variables },
    pause: isPaused,
  })
  const decoded = useMemo(
    () => (data === undefined || data === null ? undefined : decode(parseWire(data), client)),
    [data, decode, client],
  )
  const failure = error ? toCommerceError(operation, error) : undefined
  const reload = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  return {
    value: decoded?.ok ? decoded.value : undefined,
    error: failure ?? (decoded && !decoded.ok ? decoded.error : undefined),
    isLoading: fetching,
    reload,
  }
}
