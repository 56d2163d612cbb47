import { createServer, type IncomingHttpHeaders } from 'node:http'
import { NextRequest } from 'next/server'
import { afterAll, beforeEach } from 'vitest'
import { z } from 'zod'
import { listenLocally } from './listen-locally.ts'

export const ORIGIN = 'http://localhost:3000'

/** An operation that the shop has called. */
export interface ServiceCall {
  readonly name: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly headers: IncomingHttpHeaders
}

export interface ServiceAnswer {
  /** Default 200. */
  readonly status?: number
  /** A new session. */
  readonly session?: string
  readonly body: unknown
}

const operationSchema = z.object({
  operationName: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
})

export interface AnsweringService {
  /** By operation; an operation without an answer gets status 404. A function answers each call anew. */
  answers: Record<string, ServiceAnswer | ((call: ServiceCall) => ServiceAnswer)>
  /** Every call of the test that runs, oldest first. */
  calls: ServiceCall[]
}

/**
 * For tests: a commerce service on a real port that answers by operation, and an environment that leads there. Each test
 * begins without answers and calls. Routes are imported after it, since they read the environment once.
 */
export async function startService(): Promise<AnsweringService> {
  const state: AnsweringService = { answers: {}, calls: [] }
  beforeEach(() => {
    Object.assign(state, { answers: {}, calls: [] })
  })
  const service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const operation = text === '' ? { operationName: request.url, variables: {} } : JSON.parse(text)
      const { operationName: name, variables } = operationSchema.parse(operation)
      const call = { name, variables, headers: request.headers }
      state.calls.push(call)
      const answer = state.answers[name] ?? { status: 404, body: {} }
      const { status = 200, session, body } = typeof answer === 'function' ? answer(call) : answer
      const headers = session === undefined ? {} : { 'x-session': session }
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    })
  })
  Object.assign(process.env, {
    COMMERCE_URL: await listenLocally(service),
    PUBLIC_ORIGIN: ORIGIN,
    LOG_LEVEL: 'silent',
  })
  afterAll(() => void service.close())
  return state
}

export interface ShopCall {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly cookie?: string
}

/** A call that a page of the shop makes to its own endpoint. */
export function createRequest(
  method: string,
  { body, headers = {}, cookie = '' }: ShopCall = {},
): NextRequest {
  const own: Record<string, string> = { origin: ORIGIN, cookie, ...headers }
  if (body !== undefined) own['content-type'] ??= 'application/json'
  return new NextRequest(`${ORIGIN}/api/store`, {
    method,
    headers: own,
    body: body === undefined ? null : JSON.stringify(body),
  })
}

type Handle<P> = (request: NextRequest, context: { readonly params: Promise<P> }) => Promise<Response>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A route that answers for many addresses, at one of them. */
export function routeAt<P>(
  route: Readonly<Record<Method, Handle<P>>>,
  address: P,
): Record<Method, (request: NextRequest) => Promise<Response>> {
  const at = (handle: Handle<P>) => (request: NextRequest) =>
    handle(request, { params: Promise.resolve(address) })
  return { GET: at(route.GET), POST: at(route.POST), PUT: at(route.PUT), DELETE: at(route.DELETE) }
}
