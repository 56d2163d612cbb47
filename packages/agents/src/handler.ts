/** Everything that agents call at a shop, as one function from request to answer. */
import { toAnswer, toMethodNotAllowed } from '@sorrel/http/answer'
import { REQUEST_ID_HEADER, toRequestId } from '@sorrel/http/request'
import { fail, type Outcome } from './model/outcome.ts'
import { ENDPOINTS, toBusinessProfile } from './profile/business-profile.ts'
import type { AgentCall, AgentService } from './service/create-service.ts'
import { type AgentAudit, getAgentHost, getOutcomeCode } from './transport/audit.ts'
import { answerMcp } from './transport/mcp.ts'
import { answerRest, type RunCall } from './transport/rest.ts'

export type { AgentAudit } from './transport/audit.ts'

export interface AgentHandlerOptions {
  readonly service: AgentService
  /** One call each, for a log. */
  readonly onCall?: ((audit: AgentAudit) => void) | undefined
  /** What was thrown, for a log; the caller learns nothing of it. */
  readonly onError?: ((error: unknown, requestId: string) => void) | undefined
}

export interface AgentCaller {
  /** Whom limits count: a network address or its group. */
  readonly caller: string
}

/** Answers a request of an agent; undefined for a path that is not one of theirs. */
export type AgentHandler = (request: Request, caller: AgentCaller) => Promise<Response | undefined>

/** Public, since it is the same for everybody. Seconds. */
const PROFILE_SECONDS = 300

/** Makes the answers of `/.well-known/ucp`, `/ucp/v1/…` (REST) and `/ucp/mcp` (MCP). */
export function createAgentHandler({ service, onCall, onError }: AgentHandlerOptions): AgentHandler {
  const profile = toBusinessProfile(service)

  function createRun(request: Request, transport: AgentAudit['transport'], { caller }: AgentCaller): RunCall {
    const requestId = getRequestId(request)
    const language = /^[a-z]{2,3}(?:-[\da-z]{2,8})*/i.exec(request.headers.get('accept-language') ?? '')?.[0]
    return async (call) => {
      const started = performance.now()
      const outcome = await runSafely({ language, ...call, caller }, requestId)
      onCall?.({
        transport,
        operation: call.operation,
        agent: getAgentHost(call.profile),
        outcome: getOutcomeCode(outcome),
        requestId,
        ms: Math.round(performance.now() - started),
      })
      return outcome
    }
  }

  async function runSafely(call: AgentCall, requestId: string): Promise<Outcome> {
    try {
      return await service.run(call)
    } catch (error) {
      onError?.(error, requestId)
      return fail({ code: 'internal', content: 'Internal error' })
    }
  }

  return async (request, caller) => {
    const { pathname } = new URL(request.url)
    if (pathname === ENDPOINTS.profile) return answerProfile(request, profile)
    if (pathname === ENDPOINTS.mcp) return answerMcp(request, service, createRun(request, 'mcp', caller))
    if (!pathname.startsWith(`${ENDPOINTS.rest}/`)) return undefined
    const path = pathname.slice(ENDPOINTS.rest.length)
    return answerRest(request, path, createRun(request, 'rest', caller))
  }
}

const getRequestId = (request: Request) => toRequestId(request.headers.get(REQUEST_ID_HEADER))

function answerProfile(request: Request, profile: object): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return toMethodNotAllowed(['GET', 'HEAD'], getRequestId(request))
  return toAnswer(profile, { headers: { 'cache-control': `public, max-age=${PROFILE_SECONDS}` } })
}
