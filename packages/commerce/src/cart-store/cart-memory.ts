/** What the browser remembers of the cart between pages and tabs. The names of cookies and storage are the shop's. */
export interface CartMemory {
  /** Key of `localStorage` whose value the tabs change with the cart. See `announceCartChange`. */
  readonly changeKey: string
  /** Pieces in the cart, as far as the browser knows without a call; 0 where it does not. */
  readonly getCount: () => number
  /** Further text that is another one after a change by the server, such as a cookie's. Default: none. */
  readonly getMark?: (() => string | undefined) | undefined
  /** Whether the store is needed before anything is done, such as for prices of the customer's own. Default: no. */
  readonly needsStore?: (() => boolean) | undefined
  /** Whether the session was lost and the shopper has not been told yet. Asking forgets it. Default: never. */
  readonly takeLost?: (() => boolean) | undefined
}

/**
 * Watches what the browser remembers. `onChanged` is called when the watch begins and after a change by another tab or,
 * while this one was in the browser's page cache, by another page; `onOnline` when the network is back. The watch returns
 * what ends it.
 */
export function watchMemory(
  memory: CartMemory,
  onChanged: (isFirstLook: boolean) => void,
  onOnline: () => void,
): () => () => void {
  const read = () => `${readChange(memory)} ${memory.getCount()} ${memory.getMark?.()}`
  let seen = ''
  const recall = () => {
    const marks = read()
    if (marks === seen) return
    const isFirstLook = seen === ''
    seen = marks
    onChanged(isFirstLook)
  }
  const leave = () => {
    seen = read()
  }
  return () => {
    const ending = new AbortController()
    const { signal } = ending
    recall()
    window.addEventListener('storage', ({ key }) => key === memory.changeKey && recall(), { signal })
    window.addEventListener('online', onOnline, { signal })
    window.addEventListener('pagehide', leave, { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && recall(), { signal })
    return () => ending.abort()
  }
}

/** Browsers may refuse access to storage. */
function readChange({ changeKey }: CartMemory): string | null {
  try {
    return window.localStorage.getItem(changeKey)
  } catch {
    return null
  }
}
