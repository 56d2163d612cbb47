import { FALLBACK_FAILURES } from '@sorrel/commerce/exchanges'

/**
 * When this session's calls to the service failed, from page to page; it says nothing else and ends with the session.
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
