/** A probe that has not ended after this time is forgotten: the longest that a list may take. */
const PROBE_MAX_MS = 15_000

/**
 * One call at a time for each key. In fallback mode a visitor's pages ask the service with one call at a time whether it
 * is back. See docs/decisions.md#fallback-mode.
 */
export function createProbes({ now = Date.now }: { readonly now?: () => number } = {}) {
  const running = new Map<string, number>()
  return {
    /** Ends the probe when called; undefined while another one runs. */
    start(key: string): (() => void) | undefined {
      for (const [other, since] of running) if (now() - since >= PROBE_MAX_MS) running.delete(other)
      if (running.has(key)) return undefined
      running.set(key, now())
      return () => void running.delete(key)
    },
  }
}
