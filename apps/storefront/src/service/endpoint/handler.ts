import type { Endpoint, EndpointAnswer, EndpointBody, EndpointQuery } from '@sorrel/contracts/http'
import type { Result } from '@sorrel/domain/result'
import { toMethodNotAllowed } from '@sorrel/http/answer'
import type { NextRequest } from 'next/server'
import { log } from '#service/log.ts'
import { getRequestId, type EndpointError, toErrorResponse } from './answer.ts'
import type { RequestContext } from './request-context.ts'

export interface EndpointCall<E extends Endpoint> {
  readonly query: EndpointQuery<E>
  readonly body: EndpointBody<E>
  readonly context: RequestContext
}

/** What an endpoint does; an expected failure is a value. */
export type EndpointHandler<E extends Endpoint> = (
  call: EndpointCall<E>,
) => Promise<Result<EndpointAnswer<E>, EndpointError>>

/** One method of one address. */
export interface Route {
  readonly method: Endpoint['method']
  readonly handle: (request: NextRequest) => Promise<Response>
}

/** Answers a request by what its address serves. An unknown address and another method are refused as problems too. */
export async function answer(request: NextRequest, route: readonly Route[]): Promise<Response> {
  if (route.length === 0)
    return toErrorResponse({ code: 'not_found', message: 'There is no such endpoint' }, request)
  const match = route.find(({ method }) => method === request.method)
  if (match === undefined) {
    const methods = route.map(({ method }) => method)
    return toMethodNotAllowed(methods, getRequestId(request))
  }
  try {
    return await match.handle(request)
  } catch (error) {
    log.error({ err: error, id: getRequestId(request) }, 'endpoint failed')
    return toErrorResponse({ code: 'internal', message: 'Internal error' }, request)
  }
}

/** The handlers of a route that serves one address. */
export function toRouteHandlers(
  ...route: readonly Route[]
): Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Route['handle']> {
  const handle: Route['handle'] = (request) => answer(request, route)
  return { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle }
}
