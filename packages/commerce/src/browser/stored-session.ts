import type { SessionHooks } from '../transport/send.ts'

/**
 * Keeps the session's token in `localStorage`, for an app without a server: the cart outlives the page, and the tabs share
 * it. Every script of the page can read the token; a shop with a server keeps it in a cookie that scripts cannot read.
 * Where the browser refuses access to storage, the token lasts as long as the page; a server keeps none. Default key:
 * `sorrel.session`.
 */
export function createStoredSession(key = 'sorrel.session'): Required<SessionHooks> {
  let kept: string | undefined
  const store = (token: string | undefined) => {
    // A server would give it to its next visitor.
    if (typeof window === 'undefined') return
    kept = token
    try {
      if (token === undefined) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, token)
    } catch {
      // The token lasts as long as the page.
    }
  }
  return {
    getSession: () => {
      try {
        return window.localStorage.getItem(key) ?? undefined
      } catch {
        return kept
      }
    },
    onSession: store,
    onSessionLost: () => store(undefined),
  }
}
