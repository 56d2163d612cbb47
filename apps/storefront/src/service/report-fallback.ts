import { REQUEST_ID_HEADER } from '@sorrel/contracts/http/request'
import { headers } from 'next/headers'
import { log } from './log.ts'

/**
 * Writes down why a page that is made per request shows fallback data.
 *
 * @returns what the log knows the request by
 */
export async function reportFallback(reason: string): Promise<string | undefined> {
  const id = (await headers()).get(REQUEST_ID_HEADER) ?? undefined
  log.warn({ id, reason }, 'fallback data is shown')
  return id
}
