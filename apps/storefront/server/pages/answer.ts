import type { IncomingMessage, ServerResponse } from 'node:http'
import { addAnswerTiming } from '../answer-timing.ts'
import { getEncoding } from '../compression.ts'
import type { Body } from './body.ts'

/** A whole answer, ready to be sent to anybody who asks for it. */
export interface PageAnswer {
  readonly status: number
  /** Names in lower case. Without length, encoding and `Date`, which depend on the request. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body
}

/** How the cache took part, as `Cache-Status` says it. */
export type CacheUse = 'hit' | 'stale' | 'miss'

const STATUS: Readonly<Record<CacheUse, string>> = {
  hit: 'sorrel; hit',
  stale: 'sorrel; hit; detail=stale',
  miss: 'sorrel; fwd=miss',
}

/** How the cache took part in an answer; undefined where it did not. */
export function getCacheUse(response: ServerResponse): CacheUse | undefined {
  const status = response.getHeader('cache-status')
  return (['hit', 'stale', 'miss'] as const).find((use) => STATUS[use] === status)
}

export interface Sending {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly use?: CacheUse
}

/** Sends an answer in the encoding that the client wants, or says that the client's copy is still good. */
export async function sendAnswer(answer: PageAnswer, { request, response, use }: Sending): Promise<void> {
  const { headers } = answer
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (request.headers['save-data'] === 'on') response.removeHeader('speculation-rules')
  if (use !== undefined) response.setHeader('cache-status', STATUS[use])
  if (headers['content-type']?.startsWith('text/html') === true) addAnswerTiming(request, response)
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], headers.etag)) {
    response.removeHeader('content-type')
    response.writeHead(304).end()
    return
  }
  const encoding = getEncoding(request.headers['accept-encoding']?.toString())
  const known = encoding && answer.body.peek(encoding)
  const body = known ?? (await answer.body.get(encoding))
  if (encoding !== undefined) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.length)
  response.writeHead(answer.status)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Weak comparison: the tags of one page in two encodings are equal. */
function isKnown(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes('*') || known.includes(etag.replace(/^W\//, ''))
}
