import { createFailureCounter } from '@sorrel/commerce/exchanges'
import { FAILURES_COOKIE, parseFailures, toFailuresText } from './failures-cookie.ts'

/** Page code: load it when a call is made or has failed, no page needs it at first. */
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

/** Three failures within five minutes: lists show fallback data and nobody is asked. See docs/specification.md#fallback-mode. */
export function isFallbackMode(): boolean {
  return openCounter().isOpen()
}
