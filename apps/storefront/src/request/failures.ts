import { createFailureCounter, FALLBACK_FAILURES } from '@sorrel/commerce/exchanges'
import { FAILURES_COOKIE, forgetFailures, writeFailures } from './failures-cookie.ts'

/** Milliseconds since 1970, oldest first; none for a text in any other format. */
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

/**
 * Counts a failed call of this session. Without a connection the failure is the browser's, not the service's. A
 * connection may be lost shortly before the browser notices, so all failures are dropped once it is back.
 */
export function recordFailure(): void {
  if (!navigator.onLine) return
  window.addEventListener('online', forgetFailures)
  const counter = openCounter()
  counter.recordFailure()
  writeFailures(toFailuresText(counter.getFailures()))
}

/** The service answers again: the failures no longer count. */
export function recordSuccess(): void {
  if (openCounter().getFailures().length > 0) forgetFailures()
}

let isProbing = false

/**
 * Runs a call, unless there were three failures within five minutes: then lists show fallback data and the service is
 * not called, except by one call at a time that asks whether it is back. See docs/decisions.md#fallback-mode.
 *
 * @returns undefined where the call was not made
 */
export async function callUnlessFailing<T>(call: () => Promise<T>): Promise<T | undefined> {
  if (!openCounter().isOpen()) return call()
  if (isProbing) return undefined
  isProbing = true
  try {
    return await call()
  } finally {
    isProbing = false
  }
}
