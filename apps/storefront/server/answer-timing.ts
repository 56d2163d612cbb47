import type { IncomingMessage, ServerResponse } from 'node:http'
import { getAnswerSpan } from '@sorrel/service/traces'
import { tellTrace } from './vitals/traced-answers.ts'

/**
 * Scripts cannot read the headers of a page's request nor of its answer, but they can read `Server-Timing`: it says that the
 * request had Sec-GPC, and names the trace of this one answer where it is traced. A cached page itself holds neither.
 */
export function addAnswerTiming(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['sec-gpc'] === '1') response.appendHeader('server-timing', 'gpc')
  const span = getAnswerSpan()
  if (span?.traceId === undefined) return
  response.appendHeader('server-timing', `traceparent;desc="${span.traceparent}"`)
  tellTrace(span)
}
