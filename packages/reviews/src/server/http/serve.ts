import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointBody,
  type EndpointParams,
  type EndpointQuery,
  parseBody,
  parseParams,
  parseQuery,
} from '@sorrel/contracts/http'
import { err, ok, type Result } from '@sorrel/domain/result'
import { toAnswer, toMethodNotAllowed } from '@sorrel/contracts/http/answer'
import { readJson } from '@sorrel/contracts/http/body'
import { checkOrigin } from '@sorrel/contracts/http/request'
import type { Context, Hono } from 'hono'
import type { ReviewsContext } from '../context.ts'
import { type Refusal, refuse } from './answer.ts'
import type { LimitClass } from './rate-limit.ts'

/** A parsed call. The body of a multipart endpoint is left to its handler. */
export interface Call<E extends Endpoint> {
  readonly params: EndpointParams<E>
  readonly query: EndpointQuery<E>
  /** Undefined without a body, or when the handler reads it itself. */
  readonly body: EndpointBody<E> | undefined
  readonly request: Request
  readonly requestId: string
  readonly address: string
  /** Sets a header of the answer. */
  readonly setHeader: (name: string, value: string) => void
}

export interface Serving<E extends Endpoint> {
  readonly endpoint: E
  readonly limit: LimitClass
  /** Default 200. */
  readonly status?: number
  /** Default: the answer must not be cached. */
  readonly cacheControl?: string
  readonly handle: (call: Call<E>) => Promise<Result<EndpointAnswer<E>, Refusal>>
}

/** Adds an endpoint of the contracts to an app, with limits, origin check, parsing, answers and problems. */
export function serveEndpoint<E extends Endpoint>(
  app: Hono,
  context: ReviewsContext,
  serving: Serving<E>,
): void {
  const { method, path } = serving.endpoint
  app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), (c) => answerCall(context, serving, c))
}

/** Answers 405 for every other method of these paths. Call it after the endpoints are added. */
export function refuseOtherMethods(app: Hono, endpoints: readonly Endpoint[]): void {
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const allowed = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method)
    const methods = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), (c) => toMethodNotAllowed(methods, c.get('requestId')))
  }
}

async function answerCall<E extends Endpoint>(
  context: ReviewsContext,
  serving: Serving<E>,
  c: Context,
): Promise<Response> {
  const request = c.req.raw
  const requestId = c.get('requestId')
  const address = context.getAddress(c)
  const { isOver, headers } = await context.limits.spend(serving.limit, address)
  const extra = new Headers(headers)
  const call = {
    request,
    requestId,
    address,
    setHeader: (name: string, value: string) => extra.append(name, value),
  }
  const answer = isOver
    ? refuse({ code: 'throttled', message: 'Too many calls.' }, requestId)
    : await answerAllowed({ context, serving, c, call })
  for (const [name, value] of extra) answer.headers.append(name, value)
  return answer
}

interface Allowed<E extends Endpoint> {
  readonly context: ReviewsContext
  readonly serving: Serving<E>
  readonly c: Context
  readonly call: Pick<Call<E>, 'request' | 'requestId' | 'address' | 'setHeader'>
}

async function answerAllowed<E extends Endpoint>({
  context,
  serving,
  c,
  call,
}: Allowed<E>): Promise<Response> {
  const { request, requestId } = call
  const refusal = context.origins === 'any' ? undefined : checkOrigin(request, context.origins)
  if (refusal !== undefined) return refuse(refusal, requestId)
  const parsed = await parseCall(serving.endpoint, c)
  if (!parsed.ok) return refuse(parsed.error, requestId)
  const result = await serving.handle({ ...parsed.value, ...call })
  if (!result.ok) return refuse(result.error, requestId)
  const { status = 200, cacheControl } = serving
  return toAnswer(result.value, {
    status,
    headers: cacheControl === undefined ? {} : { 'cache-control': cacheControl },
  })
}

type Parsed<E extends Endpoint> = Pick<Call<E>, 'params' | 'query' | 'body'>

async function parseCall<E extends Endpoint>(endpoint: E, c: Context): Promise<Result<Parsed<E>, Refusal>> {
  const params = parseParams(endpoint, c.req.param())
  if (!params.ok) return err(toRefusal(params.error))
  const query = parseQuery(endpoint, new URL(c.req.url).searchParams)
  if (!query.ok) return err(toRefusal(query.error))
  const hasBody = endpoint.method !== 'GET' && endpoint.bodyType !== 'multipart'
  const given = hasBody ? await readJson(c.req.raw) : ok(undefined)
  if (!given.ok) return given
  if (!hasBody) return ok({ params: params.value, query: query.value, body: undefined })
  const body = parseBody(endpoint, given.value)
  return body.ok
    ? ok({ params: params.value, query: query.value, body: body.value })
    : err(toRefusal(body.error))
}

function toRefusal(fields: Readonly<Record<string, string>>): Refusal {
  return { code: 'invalid', message: 'The call is not as it must be.', fields }
}
