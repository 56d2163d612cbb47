import type { ServerResponse } from 'node:http'
import type { Exchange } from './send-packed.ts'
import { FAILED_PART_MARK } from './transform/next-markup.ts'
import { readPage } from './transform/read-page.ts'

/** What the front does with a response: a page of everybody's that Next keeps, one that it makes anew, one that failed. */
export type PageKind = 'cached' | 'shared' | 'failed'

/** Set by proxy.ts on a page without anything of a visitor that Next makes for each request. */
export const SHARED_HEADER = 'x-shared'

/** The kind of a response whose head is known; undefined lets it pass as it is. */
export function getPageKind({ request, response }: Exchange): PageKind | undefined {
  const type = String(response.getHeader('content-type') ?? '')
  if (response.hasHeader('content-encoding')) return undefined
  if (response.statusCode >= 500) return isFailure(type, { request, response }) ? 'failed' : undefined
  if (response.statusCode !== 200 || !type.startsWith('text/html')) return undefined
  if (response.getHeader(SHARED_HEADER) === '1') return 'shared'
  return String(response.getHeader('cache-control') ?? '').includes('s-maxage') ? 'cached' : undefined
}

/** A document that says nothing without script, or the line of text that is Next's last resort where somebody wants to read a page. */
function isFailure(type: string, { request, response }: Exchange): boolean {
  const isOurs = String(response.getHeader('content-security-policy')).startsWith("default-src 'none'")
  const isLine = type.startsWith('text/plain') && request.headers.accept?.includes('text/html') === true
  return !isOurs && (isLine || type.startsWith('text/html'))
}

/** Whether everybody may get this page: it is complete, no part of it failed, and nothing in its head is for one visitor. */
export function isWhole(html: string, response: ServerResponse): boolean {
  if (response.hasHeader('set-cookie') || !html.includes('</html>')) return false
  return !html.includes(FAILED_PART_MARK) && !readPage(html.slice(0, START_CHARACTERS)).isError
}

/** Where a document says whether it is that of an error. */
const START_CHARACTERS = 1024
