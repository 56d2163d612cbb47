import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '@sorrel/http/request'
import { INERT_POLICY } from '../policy.ts'
import { getBusyDocument } from '../plain-notice.ts'

/** Why a request gets no answer of the shop's. */
export interface Refusal {
  readonly status: 400 | 405 | 414 | 429 | 503
  /** In English, for whoever sent what no page of ours sends. */
  readonly text: string
  /** Methods that the address takes instead. */
  readonly allow?: string
  /** Whole seconds after which the same request may be answered. */
  readonly retryAfterSeconds?: number
}

/** Whether the request asks for a page to read. The router's own requests, which ask for anything, do not. */
function asksForPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true
}

/** Answers with the refusal: a page in the address's language where somebody reads it, else one line of text. */
export function writeRefusal(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, text, allow, retryAfterSeconds } = refusal
  // Only these can meet somebody who does nothing unusual.
  const hasPage = status === 429 || status === 503
  const page = hasPage && asksForPage(request) ? toPage(request) : undefined
  const body = Buffer.from(page?.html ?? `${text}\n`)
  response.writeHead(status, {
    'content-type': page === undefined ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
    'content-length': String(body.length),
    'content-security-policy': page?.policy ?? INERT_POLICY,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(hasPage && { vary: 'Accept' }),
    ...(allow !== undefined && { allow }),
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function toPage({ url = '/', headers }: IncomingMessage) {
  return getBusyDocument({ url, requestId: String(headers[REQUEST_ID_HEADER] ?? '') })
}
