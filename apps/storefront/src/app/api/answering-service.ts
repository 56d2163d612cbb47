import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { NextRequest } from 'next/server'
import { z } from 'zod'

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

/**
 * For tests: a commerce service on a real port that answers by operation, and an environment that leads there. Routes
 * are imported after it, since they read the environment once.
 */
export async function startService(answer: (call: ServiceCall) => ServiceAnswer): Promise<() => void> {
  const service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { operationName: name, variables } = operationSchema.parse(
        JSON.parse(Buffer.concat(parts).toString()),
      )
      const { status = 200, session, body } = answer({ name, variables, headers: request.headers })
      const headers = session === undefined ? {} : { 'x-session': session }
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    })
  })
  const port = await new Promise<number>((resolve) => {
    service.listen(0, '127.0.0.1', () => {
      const address = service.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  Object.assign(process.env, {
    COMMERCE_URL: `http://127.0.0.1:${port}`,
    PUBLIC_ORIGIN: ORIGIN,
    LOG_LEVEL: 'silent',
  })
  return () => void service.close()
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
