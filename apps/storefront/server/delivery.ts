import type { Logger } from 'pino'
import { addAnswerTiming } from './answer-timing.ts'
import { isCompressible } from './compression.ts'
import { toCompressed, toPlain, toWhole } from './encoded-delivery.ts'
import { getInlineCode, isErrorDocument } from './inline-code.ts'
import type { ChooseDelivery, Delivery, PageResponse, Wire } from './page-response.ts'
import { INERT_POLICY, type PageCode, POLICY_MAX_BYTES } from './policy.ts'
import { REQUEST_ID_HEADER } from '@sorrel/http/request'
import { addPlainNotice } from './plain-notice.ts'
import { getLoggedPath } from './request-log.ts'

/** Next's note of the internal address, which is nobody's business outside. */
const REWRITE_HEADER = 'x-middleware-rewrite'

/** Pages and their data. */
const PAGE = /^text\/(?:html|x-component)/

/** A streamed page's head is buffered until it is complete, up to this many bytes. */
const HEAD_MAX_BYTES = 64 * 1024

export interface DeliveryTools {
  readonly getPolicy: (code: PageCode) => string
  /** Pages depend on the currency's cookie; off where a CDN in front tells them apart by it. */
  readonly varyOnCookie: boolean
  readonly log: Pick<Logger, 'error'>
}

/** What the page server knows of an answer before it is made. */
export interface Expected {
  /** The nonce that the scripts of a page made per request carry. */
  readonly nonce?: string | undefined
  /** A page of the preview: the editor may frame it. */
  readonly isFramed?: boolean | undefined
}

/**
 * Chooses how an answer that nobody shares goes out: a page made per request gets a nonce and a compressing stream, a
 * page that failed is hashed whole, other text is compressed on its way, and the rest passes as it is.
 */
export function createDelivery(tools: DeliveryTools): (expected?: Expected) => ChooseDelivery {
  return ({ nonce, isFramed = false } = {}) =>
    (response, wire) => {
      response.removeHeader(REWRITE_HEADER)
      const type = String(response.getHeader('content-type') ?? '')
      if (response.statusCode >= 400) response.setHeader('x-robots-tag', 'noindex')
      if (tools.varyOnCookie && PAGE.test(type)) response.appendHeader('vary', 'Cookie')
      if (!type.startsWith('text/html')) {
        if (response.statusCode !== 304) response.setHeader('content-security-policy', INERT_POLICY)
        return isBodiless(response) ? toPlain(wire) : toText(response, { wire, type })
      }
      response.appendHeader('vary', 'Sec-GPC')
      addAnswerTiming(response.req, response)
      if (isBodiless(response)) return { write: () => true, end: () => wire.end() }
      const way = { tools: isFramed ? toFramed(tools) : tools, wire }
      return nonce === undefined ? toHashed(response, way) : toStreamed(response, { ...way, nonce })
    }
}

function toFramed(tools: DeliveryTools): DeliveryTools {
  return { ...tools, getPolicy: (code) => tools.getPolicy({ ...code, framed: true }) }
}

interface Way {
  readonly tools: DeliveryTools
  readonly wire: Wire
}

function isBodiless(response: PageResponse): boolean {
  return response.req.method === 'HEAD' || response.statusCode === 204 || response.statusCode === 304
}

function setPolicy(response: PageResponse, tools: DeliveryTools, code: PageCode): void {
  const full = tools.getPolicy(code)
  const fits = Buffer.byteLength(full) <= POLICY_MAX_BYTES
  if (!fits)
    tools.log.error(
      { path: getLoggedPath(response.req.url ?? ''), bytes: Buffer.byteLength(full) },
      'policy too long: the page will not run',
    )
  const policy = fits ? full : tools.getPolicy({ scripts: [], styles: code.styles })
  response.setHeader('content-security-policy', policy)
}

/** A page that comes whole, such as one that failed: hashed, and readable for browsers without script. */
function toHashed(response: PageResponse, { tools, wire }: Way): Delivery {
  return toWhole((made) => {
    const body = toReadable(response, made)
    const code = getInlineCode(body.toString('utf8'))
    if (code.unknown.length > 0)
      tools.log.error(
        { path: getLoggedPath(response.req.url ?? ''), scripts: code.unknown },
        'a page holds scripts that nobody of us wrote: no browser runs them',
      )
    setPolicy(response, tools, code)
    const compressed = toCompressed(response, wire, body.length)
    compressed.end(body)
  })
}

function toReadable(response: PageResponse, made: Buffer): Buffer {
  if (response.statusCode < 500) return made
  const html = made.toString('utf8')
  if (!isErrorDocument(html)) return made
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
    if (isHashed) flowing = toHashed(response, { tools, wire })
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

/** JSON, page data and other text that is not a page. */
function toText(
  response: PageResponse,
  { type, wire }: { readonly type: string; readonly wire: Wire },
): Delivery {
  if (!isCompressible(type)) return toPlain(wire)
  const length = Number(response.getHeader('content-length') ?? Number.POSITIVE_INFINITY)
  return toCompressed(response, wire, length)
}
