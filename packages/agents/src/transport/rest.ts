import { toAnswer } from '@sorrel/contracts/http/answer'
import { readJson } from '@sorrel/contracts/http/body'
import { BODY_MAX_BYTES, type Operation, type OperationName, OPERATIONS } from '../model/capabilities.ts'
import { type Failure, FAILURES, type Outcome } from '../model/outcome.ts'
import type { AgentCall } from '../service/create-service.ts'
import { readProfileUrl } from '../signature/check-signature.ts'

/** Runs a call once its transport has parsed it. */
export type RunCall = (call: Omit<AgentCall, 'caller'>) => Promise<Outcome>

interface Match {
  readonly operation: OperationName
  readonly id: string | undefined
}

const isName = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name)
const ROUTES = Object.keys(OPERATIONS)
  .filter(isName)
  .map((operation) => {
    const { method, path }: Operation = OPERATIONS[operation]
    const [start = '', end] = path.split('{id}')
    return { operation, method, start, end }
  })

function findRoute(method: string, path: string): Match | undefined {
  for (const route of ROUTES) {
    if (route.method !== method) continue
    if (route.end === undefined && path === route.start) return { operation: route.operation, id: undefined }
    if (route.end === undefined || !path.startsWith(route.start) || !path.endsWith(route.end)) continue
    const id = path.slice(route.start.length, path.length - route.end.length)
    if (/^[\w.-]+$/.test(id)) return { operation: route.operation, id }
  }
  return undefined
}

/** Answers a call over REST; `path` is the part after the endpoint. */
export async function answerRest(request: Request, path: string, run: RunCall): Promise<Response> {
  const match = findRoute(request.method, path)
  if (match === undefined) return refuseRest({ code: 'not_found', content: 'There is no such operation' })
  const body = request.method === 'GET' ? undefined : await readJson(request, BODY_MAX_BYTES)
  if (body?.ok === false) {
    const code = body.error.code === 'too_large' ? 'request_too_large' : 'invalid_request'
    return refuseRest({ code, content: body.error.message })
  }
  const { headers } = request
  const outcome = await run({
    ...match,
    profile: readProfileUrl(headers.get('ucp-agent')),
    idempotencyKey: headers.get('idempotency-key') ?? undefined,
    payload: body?.value,
  })
  if (!outcome.ok) return refuseRest(outcome.failure)
  return toAnswer(outcome.body, { status: outcome.isNew ? 201 : 200 })
}

/** A failed call as a REST answer. */
export function refuseRest({ code, content, continue_url: url, retryAfterSeconds }: Failure): Response {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return toAnswer({ code, content, continue_url: url }, { status: FAILURES[code].status, headers })
}
