import type { ListRating } from '@sorrel/domain/filters'
import type { CategoryLink, ProductPreview } from '@sorrel/domain/product'
import type { Result } from '@sorrel/domain/result'
import type { LoggedFailure } from '@sorrel/i18n/reference'

/** Pause in the typing after which a term is sent. See docs/specification.md#search. */
export const SEARCH_DEBOUNCE_MS = 500

/** Ways on from a search that found nothing. */
export interface SearchInstead {
  /** The most loved ones. */
  readonly products: readonly ProductPreview[]
  /** By product id; unset where nothing is known. */
  readonly ratings?: Readonly<Record<string, ListRating>> | undefined
  /** None where the source cannot name any. */
  readonly categories: readonly CategoryLink[]
}

export interface FoundProducts {
  readonly products: readonly ProductPreview[]
  /** By product id; unset where nothing is known. */
  readonly ratings?: Readonly<Record<string, ListRating>> | undefined
  /** Of all that was found, also beyond `products`. */
  readonly count: number
  /** Searches that begin as typed. */
  readonly terms: readonly string[]
  readonly categories: readonly CategoryLink[]
  /** A spelling that finds something, where the words as they are spelt find nothing. */
  readonly spelling?: string | undefined
  /** Only where nothing was found. */
  readonly instead?: SearchInstead | undefined
}

/** `waiting` lasts from the first letter to the answer. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting'; readonly term: string }
  | ({ readonly status: 'found'; readonly term: string } & FoundProducts)
  | ({ readonly status: 'failed'; readonly term: string } & Pick<LoggedFailure, 'requestId'>)

export interface SearchOptions {
  readonly find: (term: string, signal: AbortSignal) => Promise<Result<FoundProducts, LoggedFailure>>
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
    if (answer.ok) return onChange({ status: 'found', term, ...answer.value })
    return onChange({ status: 'failed', term, requestId: answer.error.requestId })
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
