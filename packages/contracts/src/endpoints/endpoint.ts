import { ok, type Result } from '@sorrel/domain/result'
import * as z from 'zod/mini'
import type { CallTarget } from '../calls/address.ts'
import type { Call } from '../calls/send.ts'
import { check, type FieldIssues } from '../schema/issues.ts'

/** One endpoint of our own: the schemas of its request and its answer. A failure is always a `Problem`. */
export interface Endpoint extends CallTarget {
  readonly params: z.ZodMiniType
  readonly query: z.ZodMiniType
  readonly body: z.ZodMiniType
  /** Content type of the body. Default JSON. */
  readonly bodyType?: 'multipart'
  /** Whether a visitor gets 401 whatever the body. */
  readonly isForCustomers?: true
  readonly answer: z.ZodMiniType
  /** Turns the answer into the JSON that is sent. Default: the answer itself. */
  toJson?(answer: unknown): object
}

const nothing = z.strictObject({})

/** No parameters, no query, no body, and an empty answer: only the status matters. */
export const bare = { params: nothing, query: nothing, body: nothing, answer: z.object({}) }

/**
 * An endpoint; the parts that `given` leaves out are those of `bare`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineEndpoint<const E extends Partial<Endpoint> & Pick<Endpoint, 'method' | 'path'>>(
  given: E,
): Omit<typeof bare, keyof E> & E {
  return { ...bare, ...given }
}

/**
 * The endpoint of a call that browsers make without a schema library: the answer's type is that of the call's reader.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<
  Answer,
  const E extends Partial<Pick<Endpoint, 'query' | 'body' | 'isForCustomers'>>,
>({ method, path, readAnswer }: Call<Answer>, given: E) {
  return defineEndpoint({ method, path, answer: readBy(readAnswer), ...given })
}

function readBy<T>(read: (json: unknown) => T | undefined) {
  const toAnswer = z.transform((json: unknown, context): T => {
    const answer = read(json)
    if (answer === undefined) context.issues.push({ code: 'custom', input: json })
    return answer ?? z.NEVER
  })
  return z.pipe(z.unknown(), toAnswer)
}

export type EndpointParams<E extends Endpoint> = z.output<E['params']>
export type EndpointQuery<E extends Endpoint> = z.output<E['query']>
export type EndpointBody<E extends Endpoint> = z.output<E['body']>
export type EndpointAnswer<E extends Endpoint> = z.output<E['answer']>

/**
 * Parses a JSON body, or the fields of a multipart body. Unknown keys are refused. A missing body counts as an empty
 * one.
 */
export function parseBody<E extends Endpoint>(
  endpoint: E,
  input: unknown,
): Result<EndpointBody<E>, FieldIssues> {
  return check<E['body']>(endpoint.body, input ?? {})
}

/** Parses a query. Unknown names are refused, and so are names given twice. */
export function parseQuery<E extends Endpoint>(
  endpoint: E,
  search: URLSearchParams,
): Result<EndpointQuery<E>, FieldIssues> {
  const names = [...search.keys()]
  const values = names.map((name) => [
    name,
    search.getAll(name).length === 1 ? search.get(name) : search.getAll(name),
  ])
  return check<E['query']>(endpoint.query, Object.fromEntries(values))
}

/** Parses the decoded parameters of the path. */
export function parseParams<E extends Endpoint>(
  endpoint: E,
  input: unknown,
): Result<EndpointParams<E>, FieldIssues> {
  return check<E['params']>(endpoint.params, input ?? {})
}

/** Parses a whole request: parameters, then query, then body. Only the first part that is wrong is reported. */
export function parseRequest<E extends Endpoint>(
  endpoint: E,
  request: { params?: unknown; search?: URLSearchParams; body?: unknown },
): Result<{ params: EndpointParams<E>; query: EndpointQuery<E>; body: EndpointBody<E> }, FieldIssues> {
  const params = parseParams(endpoint, request.params)
  if (!params.ok) return params
  const query = parseQuery(endpoint, request.search ?? new URLSearchParams())
  if (!query.ok) return query
  const body = parseBody(endpoint, request.body)
  return body.ok ? ok({ params: params.value, query: query.value, body: body.value }) : body
}

/** Parses the answer of a successful call. Unknown keys are dropped. */
export function parseAnswer<E extends Endpoint>(
  endpoint: E,
  input: unknown,
): Result<EndpointAnswer<E>, FieldIssues> {
  return check<E['answer']>(endpoint.answer, input)
}
