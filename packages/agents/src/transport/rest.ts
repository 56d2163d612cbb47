import { toAnswer } from '@sorrel/http/answer'
import { readJson } from '@sorrel/http/body'
import { type Operation, type OperationName, OPERATIONS } from '../model/capabilities.ts'
import { type Failure, FAILURES, type Outcome } from '../model/outcome.ts'
import type { AgentService } from '../service/create-service.ts'

/** Largest body of a call, in bytes. */
export const BODY_MAX_BYTES = 64 * 1024

/** How a call is made once its transport has been read. */
export type RunCall = (call: Omit<Parameters<AgentService['run']>[0], 'caller'>) => Promise<Outcome>

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
    if (/^[\w-]+$/.test(id)) return { operation: route.operation, id }
  }
  return undefined
}

/** The profile that `UCP-Agent: profile="https://…"` names; undefined where it names none. */
export function readProfileUrl(header: string | null): string | undefined {
  return /(?:^|,)\s*profile="([^"\\]*)"/.exec(header ?? '')?.[1]
}

/** Answers a call over REST; `path` is what follows the endpoint. */
export async function answerRest(request: Request, path: string, run: RunCall): Promise<Response> {
  const match = findRoute(request.method, path)
  if (match === undefined) return toFailure({ code: 'not_found', content: 'There is no such operation' })
  const body = request.method === 'GET' ? undefined : await readJson(request, BODY_MAX_BYTES)
  if (body?.ok === false) {
    const code = body.error.code === 'too_large' ? 'request_too_large' : 'invalid_request'
    return toFailure({ code, content: body.error.message })
  }
  const { headers } = request
  const outcome = await run({
    ...match,
    profile: readProfileUrl(headers.get('ucp-agent')),
    idempotencyKey: headers.get('idempotency-key') ?? undefined,
    payload: body?.value,
  })
  if (!outcome.ok) return toFailure(outcome.failure)
  return toAnswer(outcome.body, { status: outcome.isNew ? 201 : 200 })
}

function toFailure({ code, content, continue_url: url, retryAfterSeconds }: Failure): Response {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return toAnswer({ code, content, continue_url: url }, { status: FAILURES[code].status, headers })
}
