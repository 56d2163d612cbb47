'use client'

import { toUntrusted, type UntrustedRecord } from '@sorrel/contracts/untrusted'
import type { Result } from '@sorrel/domain/result'
import { useCallback, useMemo } from 'react'
import { useQuery } from 'urql'
import type { CommerceDocument } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { toCommerceError } from '../transport/to-error.ts'
import { useCommerce } from './commerce-context.ts'
import type { MapContext } from '../wire/to-list.ts'

/** The state of a query: no value yet, a value, or an error. The value stays while it is loaded again. */
export interface Loaded<T> {
  readonly value: T | undefined
  readonly error: CommerceError | undefined
  readonly isLoading: boolean
  /** Fetches the value again. */
  readonly reload: () => void
}

interface OperationArgs<T, Data extends object, V extends object> {
  readonly document: CommerceDocument<Data, V>
  readonly variables: V
  readonly operation: string
  /** Must be the same function on every render. */
  readonly decode: (data: UntrustedRecord<Data>, context: MapContext) => Result<T, CommerceError>
  /** Sends no query while true. Default false. */
  readonly isPaused?: boolean
}

/** A query as React state. */
export function useOperation<T, Data extends object, V extends object>(
  args: OperationArgs<T, Data, V>,
): Loaded<T> {
  const { document, variables, operation, decode, isPaused = false } = args
  const client = useCommerce()
  const [{ data, error, fetching }, execute] = useQuery({
    query: document.toString(),
    variables: { ...variables },
    pause: isPaused,
  })
  const decoded = useMemo(() => {
    const answer = toUntrusted<Data>(data)
    return answer && decode(answer, client)
  }, [data, decode, client])
  const failure = error ? toCommerceError(operation, error) : undefined
  const reload = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  return {
    value: decoded?.ok ? decoded.value : undefined,
    error: failure ?? (decoded && !decoded.ok ? decoded.error : undefined),
    isLoading: fetching,
    reload,
  }
}
