import type { ProductPreview } from '@sorrel/domain/product'
import type { Result } from '@sorrel/domain/result'

/** A term is sent when the typing rests this long. See docs/specification.md#search. */
export const SEARCH_DEBOUNCE_MS = 500

export interface FoundProducts {
  readonly products: readonly ProductPreview[]
  readonly count: number
}

/** `waiting` from the first letter to the answer. */
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
  readonly clear: () => void
}

/** The search panel's memory: waits until the typing rests, and only the newest term's answer counts. See docs/specification.md#search. */
export function createSearch({ find, onChange }: SearchOptions): Search {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = new AbortController()
  const forget = () => {
    clearTimeout(timer)
    asked.abort()
    asked = new AbortController()
    return asked.signal
  }
  const ask = async (term: string, signal: AbortSignal) => {
    const answer = await find(term, signal)
    if (signal.aborted) return
    onChange(answer.ok ? { status: 'found', term, ...answer.value } : { status: 'failed', term })
  }
  const clear = () => {
    forget()
    onChange({ status: 'idle' })
  }
  return {
    clear,
    setTerm: (text) => {
      const term = text.trim()
      if (term === '') return clear()
      const signal = forget()
      onChange({ status: 'waiting', term })
      timer = setTimeout(() => void ask(term, signal), SEARCH_DEBOUNCE_MS)
      return undefined
    },
  }
}
