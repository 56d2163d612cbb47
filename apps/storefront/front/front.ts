import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getAddressGroup } from '@sorrel/contracts/http/address'
import { createGuardedServer, type GuardedServerOptions } from '@sorrel/service/guarded-server'
import { toRequestId } from '@sorrel/contracts/http/request'
import compression from 'compression'
import type { Logger } from 'pino'
import { getSecurityHeaders } from '#request/response-headers.ts'
import type { Env } from '#config/env.ts'
import type { RenderLimiter } from '#request/render-limiter/index.ts'
import { toRefusalAnswer } from '#request/render-limiter/refusal.ts'
import { getCdn } from '#backend/cdn/vendors.ts'
import { getPagePolicy } from '#request/content-security-policy.ts'
import { readAddress, receiveRequest } from './client-request.ts'
import { sendEmpty } from './response-head.ts'
import { postProcessPage, type PostProcessTools, sendFailed } from './post-process-page.ts'
import { type BufferedResponse, bufferResponse } from './buffer-response.ts'
import { createPacker, type FileStore } from './pack.ts'
import { getPageKind, type PageKind, SHARED_HEADER } from './page-kinds.ts'
import { type Exchange, sendDataFile } from './send-packed.ts'
import { STATIC_PREFIX } from './static-files.ts'
import { PAGE_DATA_PREFIX } from './transform/data-file.ts'
import type { TransformedPage } from './transform/transform-page.ts'

export interface FrontOptions {
  /** Next's request handler; it answers everything but files. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  readonly env: Env
  readonly log: Pick<Logger, 'error'>
  readonly transform: (html: string) => TransformedPage
  /** Answers requests for the build's own files. Default: `handle` gets these too. */
  readonly serveStatic?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  /** Shared store for page data files. Default: the memory of this process. */
  readonly getFiles?: (() => FileStore | undefined) | undefined
  /** Refuses requests by their first line, and says how long to delay the refusal. Default: none is refused here. */
  readonly getRenderLimiter?: (() => Pick<RenderLimiter, 'checkTarget' | 'getDelayMs'>) | undefined
  /** Removes query fields that no page reads. Default: addresses stay as they are. */
  readonly stripQuery?: ((url: string) => Promise<string>) | undefined
  /** The `Server-Timing` of a page whose request is traced. Default: none is. */
  readonly getTiming?: ((request: IncomingMessage) => string | undefined) | undefined
  /** Time limit for receiving a whole request, in milliseconds. */
  readonly requestMs?: number | undefined
}

/**
 * Longer than the keep-alive of proxies and clients, so the server never closes a connection that a client is about
 * to use.
 */
const ALIVE_MS = 65_000

/**
 * Time limit for receiving a whole request, in milliseconds. Uploads to the reviews API have 30 s there, with a
 * proper refusal, so this is a little longer.
 */
const REQUEST_MS = 32_000

/** Node checks for overdue requests this many times within the limit. */
const LOOKS = 8

const LISTENERS_MAX = 30

/**
 * The server around Next: it serves files, moves the data of finished pages into files, compresses each page once,
 * gives failed pages a readable text, and compresses everything else while it is sent.
 */
export function createFront(options: FrontOptions): Server {
  const { env, log, handle, serveStatic, requestMs = REQUEST_MS } = options
  const packer = createPacker({
    transform: options.transform,
    getFiles: options.getFiles,
    onError: (error, text) => log.error({ err: error }, text),
  })
  const tools: PostProcessTools = {
    packer,
    getPolicy: getPagePolicy(env),
    varyOnCookie: env.varyOnCookie,
    tagsHeader: getCdn(env)?.header,
    log,
  }
  const middleware: Compression = { compress: compression() }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    const exchange = { request, response }
    middleware.compress(request, response, () => undefined)
    const isStatic = serveStatic !== undefined && url.startsWith(STATIC_PREFIX)
    const limiter = options.getRenderLimiter?.()
    const refusal = limiter?.checkTarget({ method: request.method ?? 'GET', url })
    if (isStatic || refusal !== undefined || url.startsWith(PAGE_DATA_PREFIX))
      setSecurityHeaders(response, env)
    if (limiter !== undefined && refusal !== undefined) {
      await wait(await limiter.getDelayMs(readAddress(request, env)))
      const { accept } = request.headers
      return sendAnswer(toRefusalAnswer(refusal, { url, accept, requestId: toRequestId(null) }), response)
    }
    if (isStatic) return serveStatic(request, response)
    if (url.startsWith(PAGE_DATA_PREFIX)) {
      const file = await packer.findData(url.split('?')[0] ?? url)
      return file === undefined ? sendEmpty(response, 404) : sendDataFile(file, exchange)
    }
    // Next, the compression middleware and telemetry each listen for the end of a response.
    response.setMaxListeners(LISTENERS_MAX)
    await receiveRequest(exchange, { proxyHops: env.proxyHops, stripQuery: options.stripQuery })
    const held = postProcessPages(exchange, { url, tools, getTiming: options.getTiming })
    try {
      await handle(request, response)
    } catch (error) {
      log.error({ err: error, path: url.split('?')[0] }, 'request failed')
      held.release()
      if (response.headersSent) response.destroy()
      else fail(exchange, { url, env })
    }
  }

  return createGuardedServer(
    { ...toTimes(requestMs), connections: toConnectionLimit(env) },
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        log.error({ err: error }, 'request failed')
        response.destroy()
      })
    },
  )
}

/** Behind a proxy of ours every connection has the proxy's address. */
function toConnectionLimit({
  proxyHops,
  connectionsPerAddress: max,
}: Env): GuardedServerOptions['connections'] {
  return proxyHops > 0 || max === 0 ? undefined : { max, toKey: getAddressGroup }
}

const toTimes = (requestMs: number): GuardedServerOptions => ({
  keepAliveTimeout: ALIVE_MS,
  headersTimeout: requestMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: requestMs / LOOKS,
})

/** The middleware's types require properties that Express adds to requests; its code does not read them. */
interface Compression {
  compress(request: IncomingMessage, response: ServerResponse, next: () => void): void
}

interface Way {
  /** The address that was asked for. */
  readonly url: string
  readonly tools: PostProcessTools
  readonly getTiming: FrontOptions['getTiming']
}

/** Buffers the pages that the front transforms and lets every other response pass. */
function postProcessPages(exchange: Exchange, { url, tools, getTiming }: Way): BufferedResponse {
  let kind: PageKind | undefined
  return bufferResponse(exchange.response, {
    isHeld(response) {
      kind = getPageKind(exchange)
      response.removeHeader(SHARED_HEADER)
      const isPage = String(response.getHeader('content-type')).startsWith('text/html')
      const timing = isPage ? getTiming?.(exchange.request) : undefined
      if (timing !== undefined) response.appendHeader('server-timing', timing)
      return kind !== undefined
    },
    finish(body, release) {
      if (kind === undefined) return
      postProcessPage({ ...exchange, kind, body, url, release }, tools).catch((error: unknown) => {
        tools.log.error({ err: error }, 'a page is not sent')
        exchange.response.destroy()
      })
    },
  })
}

function fail({ response }: Exchange, { url, env }: { readonly url: string; readonly env: Env }): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  setSecurityHeaders(response, env)
  response.statusCode = 500
  sendFailed({ response, url })
}

async function sendAnswer(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(await answer.text())
}

/** Headers that src/proxy.ts sets on every answer, for answers that never reach it. */
function setSecurityHeaders(response: ServerResponse, env: Env): void {
  for (const [name, value] of Object.entries(getSecurityHeaders(env))) response.setHeader(name, value)
}
