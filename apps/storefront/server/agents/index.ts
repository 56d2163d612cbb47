import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAgentHandler } from '@sorrel/agents/handler'
import { getAddressGroup } from '@sorrel/http/address'
import type { Logger } from 'pino'
import { openAgents } from '#features/agents/open-agents.ts'
import type { Env } from '#service/env.ts'
import { sharedCounters } from '#service/shared-counters.ts'
import { createBoundedQueue } from '#service/resilience/bounded-queue.ts'
import { createRenderRate, type RenderRate } from '../admission/render-rate.ts'
import { ADDRESS_HEADER } from '../incoming.ts'
import { end } from '../plain-answers.ts'
import { INERT_POLICY } from '../policy.ts'
import { readBody } from '../read-body.ts'
import { MCP_PATH } from './agent-path.ts'

/** Largest body of a call, in bytes. */
const BODY_MAX_BYTES = 64 * 1024

/**
 * So many times the calls of one address may come from it with signatures: agents of one host count apart, but whoever makes
 * up agents cannot have as many calls as he likes.
 */
const SIGNED_FACTOR = 10

/** Calls that may wait, and how long. */
const WAITING = 16
const WAIT_MS = 5000

export interface AgentPathsOptions {
  readonly env: Env
  readonly log: Logger
}

/**
 * Answers what agents call, within a budget of its own: so many calls of an agent that has signed them, or else of an address,
 * so many at once. Visitors' pages have theirs apart. Without capabilities the addresses do not exist. See docs/agents.md.
 */
export function openAgentPaths({ env, log }: AgentPathsOptions) {
  const service = openAgents()
  const queue = createBoundedQueue({ running: env.agentCallsAtOnce, waiting: WAITING, waitMs: WAIT_MS })
  const { calls, signed } = openRates(env)
  const answer =
    service &&
    createAgentHandler({
      service,
      // A call without a signature has been counted before it waited for its turn.
      takeCall: async ({ agent }) => (agent === undefined ? undefined : calls?.take(agent)),
      onCall: (audit) => log.info(audit, 'agent call'),
      onError: (err, id) => log.error({ err, id }, 'agent call failed'),
    })

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (answer === undefined) return end(response, 404)
    const caller = getAddressGroup(String(request.headers[ADDRESS_HEADER] ?? ''))
    const rate = request.headers.signature === undefined ? calls : signed
    const waitsMs = await rate?.take(caller)
    if (waitsMs !== undefined) return refuse(request, response, { status: 429, ms: waitsMs })
    const left = new AbortController()
    response.once('close', () => left.abort())
    const turn = await queue.enter({ priority: 'visitor', signal: left.signal })
    if (!turn.ok) return refuse(request, response, { status: 503, ms: WAIT_MS })
    try {
      const call = await toRequest(request, env.publicOrigin)
      if (call === undefined) return end(response, 413, { connection: 'close' })
      await send(response, await answer(call, { caller }))
    } finally {
      turn.value()
    }
  }
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

async function toRequest(request: IncomingMessage, origin: string): Promise<Request | undefined> {
  const { method = 'GET', url = '/' } = request
  const body = await readBody(request, BODY_MAX_BYTES)
  if (body === undefined) return undefined
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, origin), { method, headers, ...(hasBody && { body }) })
}

async function send(response: ServerResponse, answer: Response | undefined): Promise<void> {
  if (answer === undefined) return end(response, 404)
  const headers = { ...Object.fromEntries(answer.headers), 'content-security-policy': INERT_POLICY }
  response.writeHead(answer.status, headers)
  response.end(Buffer.from(await answer.arrayBuffer()))
}

interface Refused {
  readonly status: 429 | 503
  /** To wait, in milliseconds. */
  readonly ms: number
}

const REASONS = {
  429: { code: 'rate_limited', content: 'Too many calls' },
  503: { code: 'unavailable', content: 'Too many agents call at present' },
} as const

function refuse(request: IncomingMessage, response: ServerResponse, { status, ms }: Refused): void {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const { code, content } = REASONS[status]
  const error = { code: -32000, message: content, data: { code, content, retry_after: seconds } }
  const body =
    request.url?.startsWith(MCP_PATH) === true ? { jsonrpc: '2.0', id: null, error } : REASONS[status]
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': String(seconds),
    'content-security-policy': INERT_POLICY,
  })
  response.end(JSON.stringify(body))
}
