import type { ProductPreview } from '@sorrel/domain/product'
import type { Result } from '@sorrel/domain/result'

/** Pause in the typing after which a term is sent. See docs/specification.md#search. */
export const SEARCH_DEBOUNCE_MS = 500

export interface FoundProducts {
  readonly products: readonly ProductPreview[]
  readonly count: number
}

/** `waiting` lasts from the first letter to the answer. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting'; readonly term: string }
  | ({ readonly status: 'found'; readonly term: string } & FoundProducts)
  | { readonly status: 'failed'; readonly term: string }

export interface SearchOptions {
  readonly find: (term: string, signal: AbortSignal) => Promise<Result<FoundProducts, unknown>>
  readonly onChange: (state: SearchState) => void
}

export interface Search {
  /** An empty term clears the results at once. */
  readonly setTerm: (term: string) => void
}

/** The search panel's state. It waits for a pause in the typing, and only the newest term's answer counts. See docs/specification.md#search. */
export function createSearch({ find, onChange }: SearchOptions): Search {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  const send = async (term: string, signal: AbortSignal) => {
    const answer = await find(term, signal)
    if (signal.aborted) return
    onChange(answer.ok ? { status: 'found', term, ...answer.value } : { status: 'failed', term })
  }
  return {
    setTerm: (text) => {
      clearTimeout(timer)
      request.abort()
      request = new AbortController()
      const { signal } = request
      const term = text.trim()
      if (term === '') return onChange({ status: 'idle' })
      onChange({ status: 'waiting', term })
      timer = setTimeout(() => void send(term, signal), SEARCH_DEBOUNCE_MS)
      return undefined
    },
  }
}
