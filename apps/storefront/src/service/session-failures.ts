import { createFailureCounter, type FailureCounter } from '@sorrel/commerce/exchanges'
import { cookies } from 'next/headers'
import { FAILURES_COOKIE, parseFailures } from './failures-cookie.ts'

/** The failures of the session that a page is made for. Only pages made per request may ask. */
export async function loadSessionFailures(): Promise<FailureCounter> {
  const value = (await cookies()).get(FAILURES_COOKIE)?.value
  return createFailureCounter({ failures: parseFailures(value) })
}
