import { track } from './track.ts'

let last: string | undefined

/** Reports a search. The page that shows the same term in full is the same search. */
export function reportSearch(term: string): void {
  if (term === last) return
  last = term
  track({ type: 'search', term })
}
