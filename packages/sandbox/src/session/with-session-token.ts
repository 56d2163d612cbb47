import { getOperationAST, parse } from 'graphql'
import { z } from 'zod'
import { fail } from '../http/refuse.ts'
import type { Handle } from '../http/route.ts'
import { createSessionToken, getTokenState } from './token.ts'

const SESSION_HEADER = 'x-session'

const graphqlCall = z.object({ query: z.string(), operationName: z.string().nullish() })

/**
 * Handles the session token of a call. Without one, every answer issues one. A percent-encoded token is treated as
 * anonymous and cannot write (500); a token damaged in any other way is refused (400). Tokens are never repaired. See
 * docs/commerce-service.md#sessions.
 */
export function withSessionToken(handle: Handle): Handle {
  return async (request, context) => {
    const token = request.headers.get(SESSION_HEADER)
    if (!token) return withNewToken(await handle(request, context))
    const state = getTokenState(token)
    if (state === 'whole') return handle(request, context)
    if (state === 'damaged')
      return fail({ status: 400, code: 'invalid_session', message: 'The session token is not valid.' })
    if (await isWrite(request))
      return fail({ status: 500, code: 'internal', message: 'The session could not be written.' })
    const headers = new Headers(request.headers)
    headers.delete(SESSION_HEADER)
    return handle(new Request(request, { headers }), context)
  }
}

function withNewToken(response: Response): Response {
  if (response.headers.has(SESSION_HEADER)) return response
  const headers = new Headers(response.headers)
  headers.set(SESSION_HEADER, createSessionToken())
  return new Response(response.body, { status: response.status, headers })
}

async function isWrite(request: Request): Promise<boolean> {
  if (request.method === 'GET') return false
  try {
    const { query, operationName } = graphqlCall.parse(await request.clone().json())
    return getOperationAST(parse(query), operationName)?.operation === 'mutation'
  } catch {
    return false
  }
}
