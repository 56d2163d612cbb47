import { createHash } from 'node:crypto'
import { type Endpoint, type EndpointQuery, parseQuery } from '@sorrel/contracts/http'
import { getProblemStatus, type ProblemCode } from '@sorrel/contracts/problem'
import { type Refusal, toAnswer, toMethodNotAllowed, toProblemAnswer } from '@sorrel/contracts/http/answer'
import { REQUEST_ID_HEADER, toRequestId } from '@sorrel/contracts/http/request'
import type { Hono } from 'hono'

/** Answers may be stored for this long; a shop page is a copy that is made anew when products change. */
const CACHE = 'public, max-age=15, stale-while-revalidate=60'

/** Adds a read. Its answer has a tag, so that what has not changed is not sent again. */
export function serveRead<E extends Endpoint>(
  app: Hono,
  endpoint: E,
  handle: (query: EndpointQuery<E>) => Promise<object>,
): void {
  app.get(endpoint.path, async ({ req }) => {
    const query = parseQuery(endpoint, new URL(req.url).searchParams)
    if (!query.ok)
      return refuse(
        { code: 'invalid', message: 'The call is not as it must be.', fields: query.error },
        req.raw,
      )
    const body = await handle(query.value)
    const tag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`
    const headers = { 'cache-control': CACHE, etag: tag, [REQUEST_ID_HEADER]: getRequestId(req.raw) }
    const isKnown =
      req
        .header('if-none-match')
        ?.split(/\s*,\s*/)
        .includes(tag) ?? false
    return isKnown ? new Response(null, { status: 304, headers }) : toAnswer(body, { headers })
  })
}

/** Answers 405 for every other method of these paths. Call it after the endpoints are added. */
export function refuseOtherMethods(app: Hono, endpoints: readonly Endpoint[]): void {
  for (const { path, method } of endpoints) {
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
    app.all(path, ({ req }) => toMethodNotAllowed(methods, getRequestId(req.raw)))
  }
}

export function refuse(refusal: Refusal<ProblemCode>, request: Request): Response {
  const requestId = getRequestId(request)
  const answer = toProblemAnswer(refusal, { status: getProblemStatus(refusal.code), requestId })
  answer.headers.set(REQUEST_ID_HEADER, requestId)
  return answer
}

/** The request's id: that of a proxy in front, or a new one. */
export function getRequestId(request: Request): string {
  return toRequestId(request.headers.get(REQUEST_ID_HEADER))
}
