import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointBody,
  type EndpointQuery,
  parseRequest,
} from '@sorrel/contracts/http'
import type { Result } from '@sorrel/domain/result'
import type { NextRequest, NextResponse } from 'next/server'
import { env } from '../env.ts'
import { log } from '../logger.ts'
import { type Refusal, toAnswer, toRefusal } from './answer.ts'
import { readJson } from './read-body.ts'
import { isSameOrigin } from './same-origin.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export interface EndpointCall<E extends Endpoint> {
  readonly query: EndpointQuery<E>
  readonly body: EndpointBody<E>
  readonly visitor: Visitor
}

/** What an endpoint does; an expected failure is a value. */
export type EndpointWork<E extends Endpoint> = (
  call: EndpointCall<E>,
) => Promise<Result<EndpointAnswer<E>, Refusal>>

export interface Served {
  readonly method: Endpoint['method']
  readonly handle: (request: NextRequest) => Promise<NextResponse>
}

/** An endpoint with its work, which a form without script may ask for too. */
export interface ServedEndpoint<E extends Endpoint> extends Served {
  readonly endpoint: E
  readonly work: EndpointWork<E>
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]

const REQUEST_ID_HEADER = 'x-request-id'

export function getRequestId(request: NextRequest): string {
  return request.headers.get(REQUEST_ID_HEADER) ?? ''
}

/**
 * Serves one endpoint: JSON only, a matching `Origin` on state changes, bounded and strict input, one problem shape,
 * never kept, and the session's cookie renewed when the service renews the session. Decisions "Own endpoints".
 */
export function serve<E extends Endpoint>(endpoint: E, work: EndpointWork<E>): ServedEndpoint<E> {
  return {
    endpoint,
    work,
    method: endpoint.method,
    async handle(request) {
      const requestId = getRequestId(request)
      const changes = endpoint.method !== 'GET'
      if (changes && !isSameOrigin(request.headers.get('origin'), env.publicOrigin)) {
        return toRefusal({ code: 'forbidden', message: 'The Origin is not ours' }, requestId)
      }
      const body = changes ? await readJson(request) : { ok: true as const, value: undefined }
      if (!body.ok) return toRefusal({ code: body.error, message: 'The body cannot be read' }, requestId)
      const search = request.nextUrl.searchParams
      const parsed = parseRequest(endpoint, { search, body: body.value })
      if (!parsed.ok)
        return toRefusal(
          { code: 'invalid', message: 'The request is not valid', fields: parsed.error },
          requestId,
        )
      const visitor = createVisitor(request)
      const result = await work({ query: parsed.value.query, body: parsed.value.body, visitor })
      const answer = result.ok ? toAnswer(result.value) : toRefusal(result.error, requestId)
      return visitor.toResponse(answer)
    },
  }
}

/** The handlers of one route: a method that nothing serves is refused in the problem shape too. */
export function toRouteHandlers(
  ...served: readonly Served[]
): Record<Method, (request: NextRequest) => Promise<NextResponse>> {
  const allow = served.map(({ method }) => method).join(', ')
  const handle = async (request: NextRequest): Promise<NextResponse> => {
    const requestId = getRequestId(request)
    const match = served.find(({ method }) => method === request.method)
    if (match === undefined) {
      const refusal = toRefusal({ code: 'method_not_allowed', message: `Use ${allow}` }, requestId)
      refusal.headers.set('allow', allow)
      return refusal
    }
    try {
      return await match.handle(request)
    } catch (error) {
      log.error({ err: error, id: requestId }, 'endpoint failed')
      return toRefusal({ code: 'internal', message: 'Internal error' }, requestId)
    }
  }
  return { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle }
}
