import { createFailureCounter, FALLBACK_FAILURES } from '@sorrel/commerce/exchanges'

/**
 * When this session's calls to the service failed, from page to page; it holds nothing else and ends with the session.
 * The browser writes it, pages made per request read it. See docs/specification.md#fallback-mode.
 */
export const FAILURES_COOKIE = 'service-failures'

/** Milliseconds since 1970, oldest first; none for a text that no browser of ours has written. */
export function parseFailures(value: string | undefined): readonly number[] {
  if (value === undefined || !/^\d{13}(?:\.\d{13})*$/.test(value)) return []
  return value.split('.').map(Number).slice(-FALLBACK_FAILURES)
}

/** The newest failures: as many as fallback mode asks for. */
export function toFailuresText(times: readonly number[]): string {
  return times.slice(-FALLBACK_FAILURES).join('.')
}

/** For the browser. Import it lazily: no page needs it before a call is made. */
function openCounter() {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${FAILURES_COOKIE}=`))
  return createFailureCounter({ failures: parseFailures(cookie?.slice(FAILURES_COOKIE.length + 1)) })
}

function remember(times: readonly number[]): void {
  const age = times.length === 0 ? '; Max-Age=0' : ''
  document.cookie = `${FAILURES_COOKIE}=${toFailuresText(times)}; Path=/; SameSite=Lax${age}`
}

/** Counts a failed call of this session. */
export function recordFailure(): void {
  const counter = openCounter()
  counter.recordFailure()
  remember(counter.getFailures())
}

/** The service answers again: the failures no longer count. */
export function recordSuccess(): void {
  if (openCounter().getFailures().length > 0) remember([])
}

/** Three failures within five minutes: lists show fallback data and the service is not called. See docs/specification.md#fallback-mode. */
export function isFallbackMode(): boolean {
  return openCounter().isOpen()
}
