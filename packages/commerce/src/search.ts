/**
 * A search while typing: one request after a pause (a debounce), and only the newest term's answer is used. Without
 * React.
 */

import type { Result } from '@sorrel/domain/result'

const DEBOUNCE_MS = 500

/** `waiting` lasts from the first letter to the answer. */
export type SearchState<Found extends object, Failure> =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting'; readonly term: string }
  | ({ readonly status: 'found'; readonly term: string } & Found)
  | { readonly status: 'failed'; readonly term: string; readonly error: Failure }

export interface SearchOptions<Found extends object, Failure> {
  /** Searches a trimmed, non-empty term. `signal` aborts when there is a newer term. Must not reject. */
  readonly find: (term: string, signal: AbortSignal) => Promise<Result<Found, Failure>>
  readonly onChange: (state: SearchState<Found, Failure>) => void
  /** The debounce: the pause in typing after which a term is sent, in milliseconds. Default 500. */
  readonly pauseMs?: number | undefined
}

export interface Search {
  /** An empty term clears the results immediately. */
  readonly setTerm: (term: string) => void
  /** Cancels the search that waits or is in flight; nothing is reported of it. */
  readonly stop: () => void
}

/**
 * Debounces typing; answers to older terms are dropped.
 *
 * @example
 * ```ts
 * import { createSearch } from '@sorrel/commerce/search'
 * import { ok } from '@sorrel/domain/result'
 *
 * const { promise, resolve } = Promise.withResolvers<readonly string[]>()
 * const search = createSearch({
 *   find: async (term: string) => ok({ titles: [`${term} bar`] }),
 *   onChange: (state) => state.status === 'found' && resolve(state.titles),
 *   pauseMs: 0,
 * })
 * search.setTerm('soap')
 * console.log(await promise) // [ 'soap bar' ]
 * ```
 */
export function createSearch<Found extends object, Failure>({
  find,
  onChange,
  pauseMs = DEBOUNCE_MS,
}: SearchOptions<Found, Failure>): Search {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  const send = async (term: string, signal: AbortSignal) => {
    const answer = await find(term, signal)
    if (signal.aborted) return
    if (answer.ok) return onChange({ status: 'found', term, ...answer.value })
    return onChange({ status: 'failed', term, error: answer.error })
  }
  const stop = () => {
    clearTimeout(timer)
    request.abort()
  }
  return {
    stop,
    setTerm: (text) => {
      stop()
      request = new AbortController()
      const { signal } = request
      const term = text.trim()
      if (term === '') return onChange({ status: 'idle' })
      onChange({ status: 'waiting', term })
      timer = setTimeout(() => void send(term, signal), pauseMs)
      return undefined
    },
  }
}
