import { type Endpoint, parseRequest } from '@sorrel/contracts/http'
import { toAnswer } from '@sorrel/http/answer'
import { readJson } from '@sorrel/http/body'
import { checkOrigin } from '@sorrel/http/request'
import type { NextRequest } from 'next/server'
import { env } from '#service/env.ts'
import type { FormShape } from '#form/form-shape.ts'
import { serveForm, type ServedForm } from '#form/serve-form.ts'
import { type EndpointError, toErrorResponse } from './answer.ts'
import type { EndpointHandler, Route } from './handler.ts'
import { createRequestContext } from './request-context.ts'

/** One action of the shop: its endpoint, what it does, and the forms that ask for it where there is no script. */
export interface Action extends Route {
  /** As in the contracts: `/{store-api}/cart`. */
  readonly path: string
  readonly forms: readonly ServedForm[]
}

/**
 * Serves one endpoint: JSON only, a matching `Origin` on state changes, bounded and strict input, one problem shape,
 * answers that no cache stores, and the session's cookie renewed when the service renews the session.
 */
export function createHandler<E extends Endpoint>(
  endpoint: E,
  handler: EndpointHandler<E>,
  ...shapes: readonly FormShape<E>[]
): Action {
  return {
    method: endpoint.method,
    path: endpoint.path,
    forms: shapes.map((shape) => serveForm(shape, handler)),
    handle: (request) => handleCall(request, endpoint, handler),
  }
}

async function handleCall<E extends Endpoint>(
  request: NextRequest,
  endpoint: E,
  handler: EndpointHandler<E>,
): Promise<Response> {
  const refuse = (error: EndpointError) => toErrorResponse(error, request)
  const foreign = checkOrigin(request, [env.publicOrigin])
  if (foreign !== undefined) return refuse(foreign)
  const body = endpoint.method === 'GET' ? undefined : await readJson(request)
  if (body?.ok === false) return refuse(body.error)
  const parsed = parseRequest(endpoint, { search: request.nextUrl.searchParams, body: body?.value })
  const context = createRequestContext(request)
  if (endpoint.isForCustomers && !context.hasSession)
    return refuse({ code: 'unauthenticated', message: 'Log in first' })
  if (!parsed.ok)
    return refuse({ code: 'invalid', message: 'The request is not valid', fields: parsed.error })
  const result = await handler({ query: parsed.value.query, body: parsed.value.body, context })
  return context.toResponse(result.ok ? toAnswer(result.value) : refuse(result.error))
}
