import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Env } from '#service/env.ts'
import { createDelivery } from './delivery.ts'
import type { Health } from './health.ts'
import { REQUEST_ID_HEADER } from '@sorrel/http/request'
import { admit } from './incoming.ts'
import { createCachedAnswers } from './cached-answers.ts'
import { createMediaProxy } from './media-proxy.ts'
import { PageResponse } from './page-response.ts'
import { createPolicy } from './policy.ts'
import { logRequest } from './request-log.ts'
import { createReviewsProxy, REVIEWS_PREFIX } from './reviews-proxy.ts'

/** Longer than any proxy's or client's own: so it is never the server that closes a connection just as it is used again. */
const KEEP_ALIVE_MS = 65_000

const YEAR_SECONDS = 31_536_000

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Next's own way to answer a request. */
export type Handle = (request: IncomingMessage, response: PageResponse) => Promise<void>

export interface PageServerOptions {
  readonly env: Env
  readonly log: Logger
  readonly health: Health
  /** Resolves when pages can be made. */
  readonly handle: Handle
  /** Answers a request for one of the app's own files; undefined leaves them to `handle`. */
  readonly serveFile?: ((request: IncomingMessage, response: PageResponse) => boolean) | undefined
  /** Leaves pages as the app makes them: for development, whose tools write code into the page. */
  readonly relaxed?: boolean
}

/** The server around the app: identity, policy, compression, media, health and one log line per request. */
export function createPageServer(
  options: PageServerOptions,
): Server<typeof IncomingMessage, typeof PageResponse> {
  const { env, log, health, handle, serveFile } = options
  const secure = env.publicOrigin.startsWith('https:')
  const lookUps = [env.locationIpUrl, env.locationReverseUrl, env.vaultUrl].map((url) => new URL(url).origin)
  const tags = env.tagScriptUrl === undefined ? [] : [new URL(env.tagScriptUrl).origin]
  const getPolicy = createPolicy({
    connect: [env.commerceUrl, ...lookUps, ...env.connectOrigins, ...tags],
    images: [...env.mediaOrigins, ...tags],
    scripts: tags,
    editors: env.editorOrigins,
    secure,
  })
  const deliver = createDelivery({
    cached: createCachedAnswers(),
    getPolicy,
    varyOnCookie: env.varyOnCookie,
    log,
  })
  const proxyMedia = createMediaProxy({ origin: env.commerceUrl, log })
  const proxyReviews = createReviewsProxy({ origin: env.reviewsUrl, publicOrigin: env.publicOrigin, log })

  async function answer(request: IncomingMessage, response: PageResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (health.answer(path, response) || serveFile?.(request, response) === true) return
    if (path.startsWith('/cdn/')) return proxyMedia(request, response)
    if (path.startsWith(REVIEWS_PREFIX)) return proxyReviews(request, response)
    if (options.relaxed !== true) response.deliverWith(deliver)
    await handle(request, response)
  }

  return createServer(
    { ServerResponse: PageResponse, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      const id = admit(request, env.proxyHops)
      logRequest(request, response, { id, log })
      setSecurityHeaders(response, { secure })
      response.setHeader(REQUEST_ID_HEADER, id)
      answer(request, response).catch((error: unknown) => {
        log.error({ err: error, id }, 'request failed')
        response.destroy()
      })
    },
  )
}

/** What every answer says, whoever made it. */
function setSecurityHeaders(response: ServerResponse, { secure }: { readonly secure: boolean }): void {
  for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value)
  if (secure) response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
}
