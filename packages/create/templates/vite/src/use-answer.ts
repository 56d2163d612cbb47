import { type CommerceClient, withCallOptions } from '@sorrel/commerce/client'
import type { CommerceError } from '@sorrel/commerce/error'
import { useCommerce } from '@sorrel/commerce/react'
import type { Result } from '@sorrel/domain/result'
import { useEffect, useEffectEvent, useState } from 'react'

type Fetch<T> = (client: CommerceClient) => Promise<Result<T, CommerceError>>

/** What the store answers, for as long as `key` is the same; undefined until then. */
export function useAnswer<T>(key: string, fetch: Fetch<T>): Result<T, CommerceError> | undefined {
  const client = useCommerce()
  const [answer, setAnswer] = useState<{ readonly key: string; readonly result: Result<T, CommerceError> }>()
  const ask = useEffectEvent((signal: AbortSignal) => fetch(withCallOptions(client, { signal })))
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void ask(signal).then((result) => {
      if (!signal.aborted) setAnswer({ key, result })
    })
    return () => leaving.abort()
    // What is asked for is named by its key.
  }, [key])
  return answer?.key === key ? answer.result : undefined
}
