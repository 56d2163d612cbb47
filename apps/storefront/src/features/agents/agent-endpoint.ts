import { createAgentHandler } from '@sorrel/agents/handler'
import { getAddressGroup } from '@sorrel/contracts/http/address'
import { readText } from '@sorrel/contracts/http/body'
import type { Logger } from 'pino'
import { createRenderRate, type RenderRate } from '#request/render-limiter/render-rate.ts'
import { getClientAddress } from '#request/client-address.ts'
import type { Env } from '#config/env.ts'
import { toPlainResponse } from '#endpoints/route.ts'
import { INERT_POLICY } from '#request/content-security-policy.ts'
import { createBoundedQueue } from '#backend/resilience/bounded-queue.ts'
import { sharedCounters } from '#backend/shared-counters.ts'
import { openAgents } from './open-agents.ts'
import { refuseAgent } from './refuse-agent.ts'

/** Largest body of a call, in bytes. */
const BODY_MAX_BYTES = 64 * 1024

/**
 * The calls of one address may be this many times its own budget when agents have signed them: agents of one host count
 * separately, but invented agents cannot multiply the budget without end.
 */
const SIGNED_FACTOR = 10

/** Calls that may wait, and how long. */
const WAITING = 16
const WAIT_MS = 5000

export interface AgentEndpointOptions {
  readonly env: Env
  readonly log: Logger
}

/**
 * Takes the calls of agents, within their own budget: limited per signed agent, otherwise per IP address, and by
 * concurrency. Visitors' pages have a separate budget. Without capabilities the addresses do not exist. See
 * docs/agents.md.
 */
export function createAgentEndpoint({
  env,
  log,
}: AgentEndpointOptions): (request: Request) => Promise<Response> {
  const queue = createBoundedQueue({ running: env.agentCallsAtOnce, waiting: WAITING, waitMs: WAIT_MS })
  const { calls, signed } = openRates(env)
  const handle = createHandler(calls, log)

  return async (request) => {
    if (handle === undefined) return toPlainResponse(404)
    const caller = getAddressGroup(getClientAddress(request))
    const rate = request.headers.has('signature') ? signed : calls
    const waitsMs = await rate?.take(caller)
    if (waitsMs !== undefined) return refuseAgent(request, { status: 429, ms: waitsMs })
    const lease = await queue.acquire({ priority: 'visitor', signal: request.signal })
    if (!lease.ok) return refuseAgent(request, { status: 503, ms: WAIT_MS })
    try {
      const call = await toCall(request, env.publicOrigin)
      if (call === undefined) return toPlainResponse(413, { connection: 'close' })
      return await finish(await handle(call, { caller }))
    } finally {
      lease.value()
    }
  }
}

/** Undefined where the shop has nothing for agents. */
function createHandler(calls: RenderRate | undefined, log: Logger) {
  const service = openAgents()
  return (
    service &&
    createAgentHandler({
      service,
      // Counts signed calls per agent. Unsigned calls were already counted by address, before the queue.
      takeCall: async ({ agent }) => (agent === undefined ? undefined : calls?.take(agent)),
      onCall: (audit) => log.info(audit, 'agent call'),
      onError: (err, id) => log.error({ err, id }, 'agent call failed'),
    })
  )
}

/** How often one agent, or one address, may call; nothing where the shop sets no limit. */
function openRates({ agentRate, agentBurst }: Env): {
  readonly calls?: RenderRate
  readonly signed?: RenderRate
} {
  if (agentRate === 0) return {}
  const open = (name: string, factor: number) =>
    createRenderRate({
      name,
      perSecond: agentRate * factor,
      burst: agentBurst * factor,
      counters: sharedCounters,
    })
  return { calls: open('calls of agents', 1), signed: open('signed calls of agents', SIGNED_FACTOR) }
}

/** The call as it was signed: with the shop's public origin, not that of this process. */
async function toCall(request: Request, publicOrigin: string): Promise<Request | undefined> {
  const { method, headers, url } = request
  const body = await readText(request, BODY_MAX_BYTES)
  if (!body.ok) return undefined
  const { pathname, search } = new URL(url)
  const target = new URL(publicOrigin)
  target.pathname = pathname
  target.search = search
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(target, { method, headers, ...(hasBody && { body: body.value }) })
}

/** Reads the whole answer, so that the call keeps its lease until the answer is complete. */
async function finish(made: Response | undefined): Promise<Response> {
  if (made === undefined) return toPlainResponse(404)
  const { status, body } = made
  const headers = new Headers(made.headers)
  headers.set('content-security-policy', INERT_POLICY)
  return new Response(body === null ? null : await made.arrayBuffer(), { status, headers })
}
