import type { Logger } from 'pino'
import { isCompressible } from './compression.ts'
import { endWhole, getETag, toCompressed, toPlain, toWhole } from './encoded-delivery.ts'
import { getInlineCode, isErrorDocument } from './inline-code.ts'
import type { CachedAnswers } from './cached-answers.ts'
import type { ChooseDelivery, Delivery, PageResponse, Wire } from './page-response.ts'
import { INERT_POLICY, type PageCode, POLICY_MAX_BYTES } from './policy.ts'
import { REQUEST_ID_HEADER } from '@sorrel/http/request'
import { addPlainNotice } from './plain-notice.ts'
import { getLoggedPath } from './request-log.ts'

/** Set by proxy.ts on pages made per request: the nonce their scripts carry. Never leaves the page server. */
export const NONCE_HEADER = 'x-page-nonce'

/** Set by proxy.ts on pages of the preview: the editor may frame them, and nobody else. Never leaves the page server. */
export const PREVIEW_HEADER = 'x-page-preview'

/** Next's note of the internal address, which is nobody's business outside. */
const REWRITE_HEADER = 'x-middleware-rewrite'

/** Pages and their data. */
const PAGE = /^text\/(?:html|x-component)/

/** A streamed page's head is buffered until it is complete, up to this many bytes. */
const HEAD_MAX_BYTES = 64 * 1024

export interface DeliveryTools {
  readonly cached: CachedAnswers
  readonly getPolicy: (code: PageCode) => string
  /** Pages depend on the currency's cookie; off where a CDN in front tells them apart by it. */
  readonly varyOnCookie: boolean
  readonly log: Pick<Logger, 'error' | 'warn'>
}

/**
 * Chooses how an answer goes out: cached pages are hashed and compressed once per ETag, streamed pages get a nonce and
 * a compressing stream, other text is compressed on its way, and the rest passes as it is.
 */
export function createDelivery(tools: DeliveryTools): ChooseDelivery {
  return (response, wire) => {
    const nonce = takeHeader(response, NONCE_HEADER)
    const framed = takeHeader(response, PREVIEW_HEADER) !== undefined
    response.removeHeader(REWRITE_HEADER)
    const type = String(response.getHeader('content-type') ?? '')
    if (response.statusCode >= 400) response.setHeader('x-robots-tag', 'noindex')
    if (tools.varyOnCookie && PAGE.test(type)) response.appendHeader('vary', 'Cookie')
    if (type.startsWith('text/html')) echoPrivacySignal(response)
    if (response.statusCode === 304) return toBodiless(response, { tools, wire })
    if (!type.startsWith('text/html')) {
      response.setHeader('content-security-policy', INERT_POLICY)
      return isBodiless(response) ? toPlain(wire) : toText(response, { tools, wire, type })
    }
    if (isBodiless(response)) return toBodiless(response, { tools, wire })
    const way = { tools: framed ? toFramed(tools) : tools, wire }
    return nonce === undefined ? toCached(response, way) : toStreamed(response, { ...way, nonce })
  }
}

/** Scripts cannot read a request's headers, so the page learns of Sec-GPC from a response header. */
function echoPrivacySignal(response: PageResponse): void {
  response.appendHeader('vary', 'Sec-GPC')
  if (response.req.headers['sec-gpc'] === '1') response.appendHeader('server-timing', 'gpc')
}

function toFramed(tools: DeliveryTools): DeliveryTools {
  return { ...tools, getPolicy: (code) => tools.getPolicy({ ...code, framed: true }) }
}

interface Way {
  readonly tools: DeliveryTools
  readonly wire: Wire
}

function takeHeader(response: PageResponse, name: string): string | undefined {
  const value = response.getHeader(name)
  response.removeHeader(name)
  return typeof value === 'string' ? value : undefined
}

function isBodiless(response: PageResponse): boolean {
  return response.req.method === 'HEAD' || response.statusCode === 204 || response.statusCode === 304
}

/**
 * There is no body to hash: the answer repeats the policy that this page was sent with before, if any. A 304 replaces
 * the headers in the client's cache, so it never carries another policy.
 */
function toBodiless(response: PageResponse, { tools, wire }: Way): Delivery {
  const etag = getETag(response)
  const policy = etag === undefined ? undefined : tools.cached.findPolicy(etag)
  if (policy !== undefined) response.setHeader('content-security-policy', policy)
  return { write: () => true, end: () => wire.end() }
}

function setPolicy(response: PageResponse, tools: DeliveryTools, code: PageCode): string {
  const full = tools.getPolicy(code)
  const fits = Buffer.byteLength(full) <= POLICY_MAX_BYTES
  if (!fits)
    tools.log.error(
      { path: getLoggedPath(response.req.url ?? ''), bytes: Buffer.byteLength(full) },
      'policy too long: the page will not run',
    )
  const policy = fits ? full : tools.getPolicy({ scripts: [], styles: code.styles })
  response.setHeader('content-security-policy', policy)
  return policy
}

/** A cached page: hashed, compressed, remembered. One that failed gets a notice for browsers without script. */
function toCached(response: PageResponse, way: Way): Delivery {
  return toWhole((made) => {
    const body = toReadable(response, made)
    const etag = getETag(response)
    const known = etag === undefined ? undefined : way.tools.cached.findPolicy(etag)
    if (known !== undefined) response.setHeader('content-security-policy', known)
    else {
      const policy = setPolicy(response, way.tools, getInlineCode(body.toString('utf8')))
      if (etag !== undefined) way.tools.cached.rememberPolicy(etag, policy)
    }
    void endWhole(response, { ...way, body, etag })
  })
}

function toReadable(response: PageResponse, made: Buffer): Buffer {
  const html = made.toString('utf8')
  if (response.statusCode < 500 || !isErrorDocument(html)) return made
  const requestId = String(response.getHeader(REQUEST_ID_HEADER) ?? '')
  return Buffer.from(addPlainNotice(html, { url: response.req.url ?? '/', requestId }))
}

/** A page made per request: buffered until its head is complete, then streamed. */
function toStreamed(
  response: PageResponse,
  { tools, wire, nonce }: Way & { readonly nonce: string },
): Delivery {
  let buffered: Buffer[] = []
  let flowing: Delivery | undefined

  /** A page that failed is short, and one that Next prepared at build time carries no nonce: both go out whole, hashed. */
  function open(): Delivery {
    const head = Buffer.concat(buffered)
    buffered = []
    const text = head.toString('utf8')
    const isHashed = isErrorDocument(text) || !text.includes(`nonce="${nonce}"`)
    if (isHashed) flowing = toCached(response, { tools, wire })
    else {
      const { styles } = getInlineCode(text)
      setPolicy(response, tools, { scripts: [`'nonce-${nonce}'`], styles })
      flowing = toCompressed(response, wire, Number.POSITIVE_INFINITY)
    }
    flowing.write(head)
    return flowing
  }

  return {
    write(chunk) {
      if (flowing !== undefined) return flowing.write(chunk)
      buffered.push(chunk)
      const bytes = buffered.reduce((sum, part) => sum + part.length, 0)
      if (bytes > HEAD_MAX_BYTES || Buffer.concat(buffered).includes('</head>')) open()
      return true
    },
    end(chunk) {
      if (flowing === undefined && chunk !== undefined) buffered.push(chunk)
      const rest = flowing === undefined ? undefined : chunk
      ;(flowing ?? open()).end(rest)
    },
  }
}

/** JSON, page data and other text that is not a page. Text with an ETag is a cached page's data. */
function toText(response: PageResponse, { type, ...way }: Way & { readonly type: string }): Delivery {
  if (!isCompressible(type)) return toPlain(way.wire)
  const etag = getETag(response)
  if (etag !== undefined) return toWhole((body) => void endWhole(response, { ...way, body, etag }))
  const length = Number(response.getHeader('content-length') ?? Number.POSITIVE_INFINITY)
  return toCompressed(response, way.wire, length)
}
