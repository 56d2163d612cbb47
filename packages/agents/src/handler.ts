/** Everything that a shop offers to agents, as one function from request to answer. */
import { toAnswer, toMethodNotAllowed } from '@sorrel/contracts/http/answer'
import { REQUEST_ID_HEADER, toRequestId } from '@sorrel/contracts/http/request'
import { fail, type Failure, type Outcome } from './model/outcome.ts'
import { ENDPOINTS, toBusinessProfiles } from './profile/business-profile.ts'
import { type AgentCall, type AgentService, changesBag } from './service/create-service.ts'
import type { Caller } from './service/handled.ts'
import { type Signer, readProfileUrl } from './signature/check-signature.ts'
import { type AgentAudit, getAgentHost, getOutcomeCode } from './transport/audit.ts'
import { answerMcp, refuseMcp } from './transport/mcp.ts'
import { answerRest, refuseRest, type RunCall } from './transport/rest.ts'

export type { AgentAudit } from './transport/audit.ts'

export interface AgentHandlerOptions {
  readonly service: AgentService
  /**
   * Counts a call, after its signature was checked. Returns the milliseconds to wait if the caller has used up its
   * limit. Default: there is no limit.
   */
  readonly takeCall?: ((caller: Caller) => Promise<number | undefined>) | undefined
  /** Called once per call, for a log. */
  readonly onCall?: ((audit: AgentAudit) => void) | undefined
  /** Receives the thrown error, for a log; the caller learns nothing of it. */
  readonly onError?: ((error: unknown, requestId: string) => void) | undefined
}

export interface AgentCaller {
  /** Whom limits count for unsigned calls: a network address or its group. */
  readonly caller: string
}

/** Answers a request of an agent; undefined for a path that is not one of theirs. */
export type AgentHandler = (request: Request, caller: AgentCaller) => Promise<Response | undefined>

/** Cache lifetime in seconds. Public, since the profile is the same for everybody. */
const PROFILE_SECONDS = 300

const INTERNAL: Failure = { code: 'internal', content: 'Internal error' }

/** One HTTP request, which may contain several calls. */
interface Incoming {
  readonly request: Request
  readonly transport: AgentAudit['transport']
  readonly requestId: string
  readonly caller: Caller
  readonly signer: Signer | undefined
}

/** Creates the handler for `/.well-known/ucp` and the profiles of earlier releases below it, `/ucp/v1/…` (REST) and `/ucp/mcp` (MCP). */
export function createAgentHandler(options: AgentHandlerOptions): AgentHandler {
  const { service, onError } = options
  const profiles = toBusinessProfiles(service)

  return async (request, { caller: address }) => {
    const { pathname } = new URL(request.url)
    const profile = profiles.get(pathname)
    if (profile !== undefined) return answerProfile(request, profile)
    const isMcp = pathname === ENDPOINTS.mcp
    if (!isMcp && !pathname.startsWith(`${ENDPOINTS.rest}/`)) return undefined
    const requestId = getRequestId(request)
    const incoming = { request, transport: isMcp ? 'mcp' : 'rest', requestId } as const
    const verified = await orInternal(
      async () => (isMcp && checkPage(request, service)) || verifyCall(options, request, address),
      (error) => onError?.(error, requestId),
    )
    if (!verified.ok) {
      note(options, incoming, verified.failure)
      return refuseAgentCall(request, verified.failure)
    }
    const run = createRun(options, { ...incoming, ...verified })
    return isMcp
      ? answerMcp(request, service, run)
      : answerRest(request, pathname.slice(ENDPOINTS.rest.length), run)
  }
}

/**
 * Refuses a call before it is run, in the words of the transport that it came by. Reads its body, up to 64 KiB, for the
 * id that the refusal repeats.
 *
 * @example
 * ```ts
 * import { refuseAgentCall } from '@sorrel/agents/handler'
 *
 * const request = new Request('https://shop.example/ucp/v1/carts', { method: 'POST' })
 * const failure = { code: 'rate_limited', content: 'Too many calls', retryAfterSeconds: 5 } as const
 * const refusal = await refuseAgentCall(request, failure)
 * console.log(refusal.status, refusal.headers.get('retry-after')) // 429 5
 * ```
 */
export async function refuseAgentCall(request: Request, failure: Failure): Promise<Response> {
  const isMcp = new URL(request.url).pathname === ENDPOINTS.mcp
  return isMcp ? refuseMcp(request, failure) : refuseRest(failure)
}

type Refused = ReturnType<typeof fail>

/** Why a browser's page cannot speak MCP: it belongs to another site. Programs send no origin. */
function checkPage({ headers }: Request, { origin }: AgentService): Refused | undefined {
  if ((headers.get('origin') ?? origin) === origin) return undefined
  return fail({ code: 'origin_forbidden', content: 'The call comes from a page of another origin' })
}

type VerifiedCall = Pick<Incoming, 'caller' | 'signer'> & { readonly ok: true }

/** Authenticates the caller and checks its rate limit. */
async function verifyCall(
  { service, takeCall }: AgentHandlerOptions,
  request: Request,
  address: string,
): Promise<VerifiedCall | Refused> {
  const checked = await service.checkSignature(request)
  if (!checked.ok) return fail({ continue_url: service.origin, ...checked.error })
  const signer = checked.value
  const caller = { address, agent: signer?.origin }
  const waitsMs = await takeCall?.(caller)
  if (waitsMs === undefined) return { ok: true, caller, signer }
  const retryAfterSeconds = Math.max(1, Math.ceil(waitsMs / 1000))
  return fail({ code: 'rate_limited', content: 'Too many calls', retryAfterSeconds })
}

async function orInternal<Value>(
  run: () => Promise<Value>,
  onError: (error: unknown) => void,
): Promise<Value | Refused> {
  try {
    return await run()
  } catch (error) {
    onError(error)
    return fail(INTERNAL)
  }
}

function createRun({ service, onCall, onError }: AgentHandlerOptions, incoming: Incoming): RunCall {
  const { request, transport, requestId, caller, signer } = incoming
  const language = /^[a-z]{2,3}(?:-[\da-z]{2,8})*/i.exec(request.headers.get('accept-language') ?? '')?.[0]
  return async (given) => {
    const started = performance.now()
    const call: AgentCall = { language, ...given, caller }
    const outcome: Outcome =
      checkSigner(signer, call) ??
      (await orInternal(
        () => service.run(call),
        (error) => onError?.(error, requestId),
      ))
    onCall?.({
      transport,
      operation: call.operation,
      agent: getAgentHost(call.profile),
      isVerified: signer?.speaksFor(call.profile ?? '') === true,
      outcome: getOutcomeCode(outcome),
      requestId,
      ms: Math.round(performance.now() - started),
    })
    return outcome
  }
}

/** Why a signature does not belong to this call. */
function checkSigner(signer: Signer | undefined, call: AgentCall): Refused | undefined {
  if (signer === undefined) return undefined
  if (!signer.speaksFor(call.profile ?? ''))
    return fail({ code: 'signature_invalid', content: 'The call names the profile of another agent' })
  if (signer.ends || call.idempotencyKey !== undefined || !changesBag(call.operation)) return undefined
  return fail({
    code: 'signature_missing',
    content: 'Sign an idempotency key, or when the signature was created',
  })
}

function note(
  { onCall }: AgentHandlerOptions,
  { request, transport, requestId }: Pick<Incoming, 'request' | 'transport' | 'requestId'>,
  { code }: Failure,
): void {
  const agent = getAgentHost(readProfileUrl(request.headers.get('ucp-agent')))
  onCall?.({ transport, operation: undefined, agent, isVerified: false, outcome: code, requestId, ms: 0 })
}

const getRequestId = (request: Request) => toRequestId(request.headers.get(REQUEST_ID_HEADER))

function answerProfile(request: Request, profile: object): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return toMethodNotAllowed(['GET', 'HEAD'], getRequestId(request))
  return toAnswer(profile, { headers: { 'cache-control': `public, max-age=${PROFILE_SECONDS}` } })
}
