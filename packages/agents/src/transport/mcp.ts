import {
  createMcpHandler,
  isLegacyRequest,
  PROTOCOL_VERSION_META_KEY,
  type Server,
  SUPPORTED_PROTOCOL_VERSIONS,
  UnsupportedProtocolVersionError,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { toAnswer } from '@sorrel/contracts/http/answer'
import { readJson } from '@sorrel/contracts/http/body'
import { z } from 'zod'
import { BODY_MAX_BYTES } from '../model/capabilities.ts'
import { type Failure, FAILURES } from '../model/outcome.ts'
import type { AgentService } from '../service/create-service.ts'
import { createMcpServer, toRpcFailure } from './mcp-server.ts'
import type { RunCall } from './rest.ts'

/** Revisions that are spoken: the newest needs no handshake, the others begin with `initialize`. */
const REVISIONS: readonly string[] = ['2026-07-28', ...SUPPORTED_PROTOCOL_VERSIONS]

/**
 * Answers one message over Streamable HTTP, in the revision that it names. Nothing is kept between messages, and no
 * stream stays open. A protocol failure also sets the HTTP status.
 */
export async function answerMcp(request: Request, service: AgentService, run: RunCall): Promise<Response> {
  if (request.method !== 'POST') return toRpcError(405, -32000, 'Use POST', { allow: 'POST' })
  const body = await readJson(request, BODY_MAX_BYTES)
  if (!body.ok) return toRpcError(400, -32700, body.error.message)
  if (body.value === undefined) return toRpcError(400, -32700, 'Send a message')
  if (Array.isArray(body.value)) return toRpcError(400, -32600, 'Send one message at a time')
  const unknown = findUnknownRevision(request, body.value)
  if (unknown !== undefined) return refuseRevision(unknown, readId(body.value))
  let failure: Failure | undefined
  const idempotencyKey = request.headers.get('idempotency-key') ?? undefined
  const onFailure = (given: Failure) => {
    failure = given
  }
  const open = () => createMcpServer({ service, run, idempotencyKey, onFailure })
  const accepting = acceptAny(request)
  const isLegacy = await isLegacyRequest(accepting, body.value)
  const exchange = isLegacy ? await openLegacy(open()) : createMcpHandler(open, { legacy: 'reject' })
  try {
    const answer = await exchange.fetch(accepting, { parsedBody: body.value })
    const headers = new Headers(answer.headers)
    const http = toHttp(failure)
    for (const [name, value] of Object.entries(http?.headers ?? {})) headers.set(name, value)
    // Read completely, so that the server can be closed.
    const text = answer.body && (await answer.text())
    const said = text && answer.status >= 400 ? withId(text, readId(body.value)) : text
    return new Response(said, { status: http?.status ?? answer.status, headers })
  } finally {
    await exchange.close()
  }
}

/** Serves one message of the revisions that begin with a handshake. */
async function openLegacy(server: Server) {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return {
    fetch: (request: Request, options: { readonly parsedBody: unknown }) =>
      transport.handleRequest(request, options),
    close: () => server.close(),
  }
}

const revised = z.looseObject({
  params: z.looseObject({ _meta: z.looseObject({ [PROTOCOL_VERSION_META_KEY]: z.string() }) }),
})

/** The revision of a message, in its header or in the message itself, if it is none that is spoken. */
function findUnknownRevision({ headers }: Request, value: unknown): string | undefined {
  const named = revised.safeParse(value).data?.params._meta[PROTOCOL_VERSION_META_KEY]
  const given = [headers.get('mcp-protocol-version'), named]
  return given.find((revision) => typeof revision === 'string' && !REVISIONS.includes(revision)) ?? undefined
}

function refuseRevision(requested: string, id: MessageId): Response {
  const {
    code,
    message: text,
    data,
  } = new UnsupportedProtocolVersionError({
    requested,
    supported: [...REVISIONS],
  })
  const content = `${text} (supported: ${REVISIONS.join(', ')})`
  return toAnswer({ jsonrpc: '2.0', id, error: { code, message: content, data } }, { status: 400 })
}

/** JSON-RPC's own errors: a faulty message is reported in the body, not by the HTTP status. */
const RPC_OWN: readonly number[] = [-32601, -32602]

/** The HTTP form of a failure; undefined if it is reported in the body only. */
function toHttp(failure: Failure | undefined) {
  if (failure === undefined || RPC_OWN.includes(FAILURES[failure.code].rpcCode)) return undefined
  const seconds = failure.retryAfterSeconds
  const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': String(seconds) }
  return { status: FAILURES[failure.code].status, headers }
}

/** Every answer is JSON, so what a client accepts besides makes no difference. */
function acceptAny({ method, url, headers }: Request): Request {
  const accepting = new Headers(headers)
  accepting.set('accept', 'application/json, text/event-stream')
  return new Request(url, { method, headers: accepting })
}

type MessageId = string | number | null

const message = z.looseObject({ id: z.union([z.string(), z.number()]) })

/** The id of a message; null if it has none. */
const readId = (value: unknown): MessageId => message.safeParse(value).data?.id ?? null

const withoutId = z.looseObject({ jsonrpc: z.string(), id: z.null(), error: z.unknown() })

/** A refusal with the id of its message, which transports leave out of their own. */
function withId(text: string, id: MessageId): string {
  const refusal = withoutId.safeParse(JSON.parse(text)).data
  return refusal === undefined ? text : JSON.stringify({ ...refusal, id })
}

/** A request that is refused before its message is run. */
export async function refuseMcp(request: Request, failure: Failure): Promise<Response> {
  const body = await readJson(request, BODY_MAX_BYTES)
  const { code, message: text, data } = toRpcFailure(failure)
  const id = body.ok ? readId(body.value) : null
  return toAnswer({ jsonrpc: '2.0', id, error: { code, message: text, data } }, toHttp(failure))
}

function toRpcError(
  status: number,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return toAnswer({ jsonrpc: '2.0', id: null, error: { code, message } }, { status, headers })
}
