/**
 * When this session's calls to the service failed, from page to page; it holds nothing else and ends with the session.
 * The browser writes it, pages made per request read it. See docs/specification.md#fallback-mode.
 */
export const FAILURES_COOKIE = 'service-failures'

/** Writes the counted failures down; an empty text forgets them. For the browser. */
export function writeFailures(text: string): void {
  const age = text === '' ? '; Max-Age=0' : ''
  document.cookie = `${FAILURES_COOKIE}=${text}; Path=/; SameSite=Lax${age}`
}

/** No failure counts any longer, so that the next call asks the service again. For the browser. */
export function forgetFailures(): void {
  writeFailures('')
}
