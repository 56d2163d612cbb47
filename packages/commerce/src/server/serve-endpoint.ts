import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointBody,
  type EndpointQuery,
  parseRequest,
} from '@sorrel/contracts/http'
import type { Result } from '@sorrel/domain/result'
import { toAnswer, toMethodNotAllowed } from '@sorrel/contracts/http/answer'
import { readJson } from '@sorrel/contracts/http/body'
import { checkOrigin } from '@sorrel/contracts/http/request'
import { getRequestId, type Refusal, toRefusalAnswer } from './dependencies.ts'
import type { StoreContext } from './context.ts'

export interface EndpointCall<E extends Endpoint, Context extends StoreContext> {
  readonly query: EndpointQuery<E>
  readonly body: EndpointBody<E>
  readonly context: Context
}

/** The work of an endpoint; an expected failure is a value. */
export type EndpointHandler<E extends Endpoint, Context extends StoreContext> = (
  call: EndpointCall<E, Context>,
) => Promise<Result<EndpointAnswer<E>, Refusal>>

/** The allowed origins, and the context of a call. */
export interface Site<R extends Request, Context extends StoreContext> {
  /** Origins of the pages that may make changes. */
  readonly origins: readonly string[]
  readonly createContext: (request: R) => Context | Promise<Context>
}

/** Refuses a visitor where only a customer may call. */
export function checkCustomer(endpoint: Endpoint, { hasSession }: StoreContext): Refusal | undefined {
  return endpoint.isForCustomers === true && !hasSession
    ? { code: 'unauthenticated', message: 'Log in first' }
    : undefined
}

/** An endpoint that is served, whatever it is. */
export interface ServedEndpoint<Context extends StoreContext> {
  readonly endpoint: Endpoint
  /**
   * Answers a request. Accepts JSON of at most 16 KiB and exactly the input of the contract; changes need an `Origin`
   * of the site. Refusals are problems of one format, and no answer is cached.
   */
  readonly serve: <R extends Request>(request: R, site: Site<R, Context>) => Promise<Response>
}

/** An endpoint with its handler. */
export interface StoreEndpoint<E extends Endpoint, Context extends StoreContext>
  extends ServedEndpoint<Context> {
  readonly endpoint: E
  readonly handle: EndpointHandler<E, Context>
}

/** An endpoint of the site's own, with the same rules as those of the package. */
export function createStoreEndpoint<E extends Endpoint, Context extends StoreContext>(
  endpoint: E,
  handle: EndpointHandler<E, Context>,
): StoreEndpoint<E, Context> {
  return { endpoint, handle, serve: (request, site) => serve(request, { endpoint, handle }, site) }
}

async function serve<E extends Endpoint, R extends Request, Context extends StoreContext>(
  request: R,
  { endpoint, handle }: Pick<StoreEndpoint<E, Context>, 'endpoint' | 'handle'>,
  { origins, createContext }: Site<R, Context>,
): Promise<Response> {
  const refuse = (refusal: Refusal) => toRefusalAnswer(refusal, request)
  const foreign = checkOrigin(request, origins)
  if (foreign !== undefined) return refuse(foreign)
  const body = endpoint.method === 'GET' ? undefined : await readJson(request)
  if (body?.ok === false) return refuse(body.error)
  const search = new URL(request.url).searchParams
  const parsed = parseRequest(endpoint, { search, body: body?.value })
  const context = await createContext(request)
  const stranger = checkCustomer(endpoint, context)
  if (stranger !== undefined) return refuse(stranger)
  if (!parsed.ok)
    return refuse({ code: 'invalid', message: 'The request is not valid', fields: parsed.error })
  const result = await handle({ query: parsed.value.query, body: parsed.value.body, context })
  return context.toResponse(
    result.ok ? toAnswer(endpoint.toJson?.(result.value) ?? result.value) : refuse(result.error),
  )
}

/** One method of one address. */
export interface Route<R extends Request = Request> {
  readonly method: Endpoint['method']
  readonly handle: (request: R) => Promise<Response>
}

/**
 * Answers a request by its path: 404 for an unknown one, 405 for another method, 500 for a thrown error, which
 * `onError` receives.
 */
export async function answerRoute<R extends Request>(
  request: R,
  routes: readonly Route<R>[],
  onError: (error: unknown, requestId: string) => void,
): Promise<Response> {
  if (routes.length === 0)
    return toRefusalAnswer({ code: 'not_found', message: 'There is no such endpoint' }, request)
  const match = routes.find(({ method }) => method === request.method)
  if (match === undefined) {
    const methods = routes.map(({ method }) => method)
    return toMethodNotAllowed(methods, getRequestId(request))
  }
  try {
    return await match.handle(request)
  } catch (error) {
    onError(error, getRequestId(request))
    return toRefusalAnswer({ code: 'internal', message: 'Internal error' }, request)
  }
}
