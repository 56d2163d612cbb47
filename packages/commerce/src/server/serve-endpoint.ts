import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointBody,
  type EndpointQuery,
  type FieldIssues,
  parseRequest,
} from '@sorrel/contracts/http'
import { err, ok, type Result } from '@sorrel/domain/result'
import { toAnswer, toMethodNotAllowed } from '@sorrel/contracts/http/answer'
import { readJson } from '@sorrel/contracts/http/body'
import { checkOrigin } from '@sorrel/contracts/http/request'
import { checkTokenValidity } from '../account.ts'
import { NOBODY, toUpstream } from '../account-actions/failure.ts'
import { getRequestId, type Refusal, toRefusal, toRefusalAnswer } from './dependencies.ts'
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

/**
 * Refuses a visitor where only a customer may call. The action of a valid call asks the service who the visitor is; for
 * a call that is not valid it is asked here, so that a visitor learns nothing of the input.
 */
export async function checkCustomer(
  endpoint: Endpoint,
  { hasSession, commerce }: StoreContext,
  isValid: boolean,
): Promise<Refusal | undefined> {
  if (endpoint.isForCustomers !== true || (hasSession && isValid)) return undefined
  const owner = hasSession ? await checkTokenValidity(commerce) : ok(null)
  if (!owner.ok) return toRefusal(toUpstream(owner.error).error)
  return owner.value === null ? toRefusal(NOBODY.error) : undefined
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

interface HandledEndpoint {
  /** Finds what its action would refuse in a body of which other fields are wrong, so that all are named at once. */
  readonly findIssues?: ((body: unknown) => Promise<FieldIssues | undefined>) | undefined
}

/** An endpoint with its handler. */
export interface StoreEndpoint<E extends Endpoint, Context extends StoreContext>
  extends ServedEndpoint<Context>,
    HandledEndpoint {
  readonly endpoint: E
  readonly handle: EndpointHandler<E, Context>
}

/** An endpoint of the site's own, with the same rules as those of the package. */
export function createStoreEndpoint<E extends Endpoint, Context extends StoreContext>(
  endpoint: E,
  handle: EndpointHandler<E, Context>,
  findIssues?: HandledEndpoint['findIssues'],
): StoreEndpoint<E, Context> {
  const handled = { endpoint, handle, findIssues }
  return { ...handled, serve: (request, site) => serve(request, handled, site) }
}

async function serve<E extends Endpoint, R extends Request, Context extends StoreContext>(
  request: R,
  { endpoint, handle, findIssues }: Omit<StoreEndpoint<E, Context>, 'serve'>,
  { origins, createContext }: Site<R, Context>,
): Promise<Response> {
  const refuse = (refusal: Refusal) => toRefusalAnswer(refusal, request)
  const foreign = checkOrigin(request, origins)
  if (foreign !== undefined) return refuse(foreign)
  const body = endpoint.method === 'GET' ? ok(undefined) : await readJson(request)
  const input = body.ok ? await parseInput(endpoint, { request, body: body.value, findIssues }) : body
  const context = await createContext(request)
  const stranger = await checkCustomer(endpoint, context, input.ok)
  if (stranger !== undefined) return context.toResponse(refuse(stranger))
  if (!input.ok) return refuse(input.error)
  const result = await handle({ ...input.value, context })
  return context.toResponse(
    result.ok ? toAnswer(endpoint.toJson?.(result.value) ?? result.value) : refuse(result.error),
  )
}

interface Input extends Pick<HandledEndpoint, 'findIssues'> {
  readonly request: Request
  readonly body: unknown
}

/** The input of a call, or every field that is wrong. */
async function parseInput<E extends Endpoint>(endpoint: E, { request, body, findIssues }: Input) {
  const parsed = parseRequest(endpoint, { search: new URL(request.url).searchParams, body })
  if (parsed.ok) return ok({ query: parsed.value.query, body: parsed.value.body })
  const fields = { ...(await findIssues?.(body)), ...parsed.error }
  return err({ code: 'invalid', message: 'The request is not valid', fields } as const)
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
