import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import compression from 'compression'
import type { Logger } from 'pino'
import { getSecurityHeaders } from '#request/response-headers.ts'
import type { Env } from '#config/env.ts'
import type { Admission } from '#request/admission/index.ts'
import { toRefusalAnswer } from '#request/admission/refusal.ts'
import { getCdn } from '#backend/cdn/vendors.ts'
import { getPagePolicy } from '#request/policy.ts'
import { readAddress, receiveRequest } from './client-request.ts'
import { sendEmpty } from './response-head.ts'
import { postProcessPage, type FinishTools, sendFailed } from './post-process-page.ts'
import { type HeldResponse, holdResponse } from './hold-response.ts'
import { createPacker, type FileStore } from './pack.ts'
import { getPageKind, type PageKind, SHARED_HEADER } from './page-kinds.ts'
import { type Exchange, sendDataFile } from './send-packed.ts'
import { STATIC_PREFIX } from './static-files.ts'
import { PAGE_DATA_PREFIX } from './transform/data-file.ts'
import type { TransformedPage } from './transform/transform-page.ts'

export interface FrontOptions {
  /** Answers everything but files: Next's own request handler. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  readonly env: Env
  readonly log: Pick<Logger, 'error'>
  readonly transform: (html: string) => TransformedPage
  /** Answers requests for the build's own files. Default: `handle` gets these too. */
  readonly serveStatic?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  /** Where the data of pages is kept for others. Default: in the memory of this process alone. */
  readonly getFiles?: (() => FileStore | undefined) | undefined
  /** Says which requests are refused by their first line, and for how long that is held back. Default: none is refused here. */
  readonly getAdmission?: (() => Pick<Admission, 'checkTarget' | 'getDelayMs'>) | undefined
  /** Takes what nobody reads off the address of a page. Default: addresses stay as they are. */
  readonly cutQuery?: ((url: string) => Promise<string>) | undefined
  /** The `Server-Timing` of a page whose request is traced. Default: none is. */
  readonly getTiming?: ((request: IncomingMessage) => string | undefined) | undefined
  /** Milliseconds in which a request must have come in whole. Default 32,000. */
  readonly requestMs?: number | undefined
}

/** Longer than any proxy's or client's own: so it is never the server that closes a connection just as it is used again. */
const KEEP_ALIVE_MS = 65_000

/**
 * A client has so long to send a whole request, in milliseconds: an upload to the reviews API, which gives it 30 s and says why
 * it ends, a little longer than that.
 */
const REQUEST_MS = 32_000

/** How often Node looks for requests that take longer: so many times within that time. */
const LOOKS = 8

const LISTENERS_MAX = 30

/**
 * The server around Next: it serves files, moves the data of finished pages into files of their own, packs pages well and
 * once, gives those that failed words, and compresses everything else on its way.
 */
export function createFront(options: FrontOptions): Server {
  const { env, log, handle, serveStatic, requestMs = REQUEST_MS } = options
  const packer = createPacker({
    transform: options.transform,
    getFiles: options.getFiles,
    onError: (error, text) => log.error({ err: error }, text),
  })
  const tools: FinishTools = {
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
    const admission = options.getAdmission?.()
    const refusal = admission?.checkTarget({ method: request.method ?? 'GET', url })
    if (isStatic || refusal !== undefined || url.startsWith(PAGE_DATA_PREFIX))
      setSecurityHeaders(response, env)
    if (admission !== undefined && refusal !== undefined) {
      await wait(await admission.getDelayMs(readAddress(request, env)))
      return sendAnswer(toRefusalAnswer(refusal), response)
    }
    if (isStatic) return serveStatic(request, response)
    if (url.startsWith(PAGE_DATA_PREFIX)) {
      const file = await packer.findData(url.split('?')[0] ?? url)
      return file === undefined ? sendEmpty(response, 404) : sendDataFile(file, exchange)
    }
    // Next, the middleware and whoever watches requests each listen to their ends.
    response.setMaxListeners(LISTENERS_MAX)
    await receiveRequest(exchange, { proxyHops: env.proxyHops, cutQuery: options.cutQuery })
    const held = finishPages(exchange, { url, tools, getTiming: options.getTiming })
    try {
      await handle(request, response)
    } catch (error) {
      log.error({ err: error, path: url.split('?')[0] }, 'request failed')
      held.release()
      if (response.headersSent) response.destroy()
      else fail(exchange, { url, env })
    }
  }

  return createServer(toTimes(requestMs), (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'request failed')
      response.destroy()
    })
  })
}

const toTimes = (requestMs: number): ServerOptions => ({
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: requestMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: requestMs / LOOKS,
})

/** Its types ask for what Express adds to requests, which it does not read. */
interface Compression {
  compress(request: IncomingMessage, response: ServerResponse, next: () => void): void
}

interface Way {
  /** The address that was asked for. */
  readonly url: string
  readonly tools: FinishTools
  readonly getTiming: FrontOptions['getTiming']
}

/** Holds the pages that are finished here, and lets everything else pass. */
function finishPages(exchange: Exchange, { url, tools, getTiming }: Way): HeldResponse {
  let kind: PageKind | undefined
  return holdResponse(exchange.response, {
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

/** What proxy.ts says of every answer, for those that never get there. */
function setSecurityHeaders(response: ServerResponse, env: Env): void {
  for (const [name, value] of Object.entries(getSecurityHeaders(env))) response.setHeader(name, value)
}
