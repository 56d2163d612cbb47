/** The cart as the browser remembers it between pages and tabs. The shop chooses the names of cookies and storage. */
export interface CartMemory {
  /** Key of `localStorage` whose value the tabs change with the cart. See `announceCartChange`. */
  readonly changeKey: string
  /** Number of pieces in the cart, as far as known without a call; 0 if unknown. */
  readonly getCount: () => number
  /** A further text that changes when the server changes the cart, such as a cookie's value. Default: none. */
  readonly getMark?: (() => string | undefined) | undefined
  /** Whether the store is needed before any interaction, such as for group prices. Default: no. */
  readonly needsStore?: (() => boolean) | undefined
  /** Whether the session was lost without the shopper having been told. Reading it resets it. Default: never. */
  readonly takeLost?: (() => boolean) | undefined
}

/**
 * Watches the remembered cart. `onChanged` is called when the watch begins, after a change by another tab, and after a
 * change by another page while this one was in the back-forward cache; `onOnline` when the network is back. Returns a
 * function that ends the watch.
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
