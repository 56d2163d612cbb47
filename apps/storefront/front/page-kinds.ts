import type { ServerResponse } from 'node:http'
import type { Exchange } from './send-packed.ts'
import { FAILED_PART_MARK } from './transform/next-markup.ts'
import { readPage } from './transform/read-page.ts'

/**
 * How the front treats a response: a public page that Next caches, a public page rendered per request, or a failure.
 */
export type PageKind = 'cached' | 'shared' | 'failed'

/** Set by src/proxy.ts on a page rendered per request that contains nothing of its visitor. */
export const SHARED_HEADER = 'x-shared'

/** The kind of a response by status and headers; undefined: it passes unchanged. */
export function getPageKind({ request, response }: Exchange): PageKind | undefined {
  const type = String(response.getHeader('content-type') ?? '')
  if (response.hasHeader('content-encoding')) return undefined
  if (response.statusCode >= 500) return isFailure(type, { request, response }) ? 'failed' : undefined
  if (response.statusCode !== 200 || !type.startsWith('text/html')) return undefined
  if (response.getHeader(SHARED_HEADER) === '1') return 'shared'
  return String(response.getHeader('cache-control') ?? '').includes('s-maxage') ? 'cached' : undefined
}

/** An error document that is empty without script, or Next's one-line fallback for a request for a document. */
function isFailure(type: string, { request, response }: Exchange): boolean {
  const isOurs = String(response.getHeader('content-security-policy')).startsWith("default-src 'none'")
  const isLine = type.startsWith('text/plain') && request.headers.accept?.includes('text/html') === true
  return !isOurs && (isLine || type.startsWith('text/html'))
}

/** Whether the page may be public: it is complete, no part of it failed, and its headers are not for one visitor. */
export function isWhole(html: string, response: ServerResponse): boolean {
  if (response.hasHeader('set-cookie') || !html.includes('</html>')) return false
  return !html.includes(FAILED_PART_MARK) && !readPage(html.slice(0, START_CHARACTERS)).isError
}

/** An error document is recognisable within this many characters. */
const START_CHARACTERS = 1024
