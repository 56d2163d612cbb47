import type { ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER, toRequestId } from '@sorrel/contracts/http/request'
import type { Logger } from 'pino'
import { addNotice, getNoScriptErrorPage } from '#request/no-script-error-page.ts'
import { PRIVATE_CONTROL } from '#request/response-headers.ts'
import { type PageCode, POLICY_MAX_BYTES } from '#request/content-security-policy.ts'
import { takePrivate } from '#request/answer-marks.ts'
import { noteUnknownScripts } from '#backend/unknown-scripts.ts'
import type { Body, Release } from './buffer-response.ts'
import type { PackedPage, Packer } from './pack.ts'
import { isWhole, type PageKind } from './page-kinds.ts'
import { getPageCode } from './transform/page-code.ts'
import { UNAVAILABLE_MARK } from './transform/next-markup.ts'
import { readPage } from './transform/read-page.ts'
import { appendVary, type Exchange, pickBody, type Picked, sendPicked } from './send-packed.ts'

export interface PostProcessTools {
  readonly packer: Packer
  readonly getPolicy: (code: PageCode) => string
  /** Whether `Vary` names the currency cookie; off where a cache in front keys on it. */
  readonly varyOnCookie: boolean
  /** Header that gives the CDN the tags of a page. Default: no CDN. */
  readonly tagsHeader?: string | undefined
  readonly log: Pick<Logger, 'error'>
}

export interface RenderedPage extends Exchange {
  readonly kind: PageKind
  /** As Next made it. */
  readonly body: Body
  readonly release: Release
  /** The address that was asked for. */
  readonly url: string
}

/** For a page rendered per request: how old it may become in a cache in front. */
const SHARED_CONTROL = 's-maxage=5, stale-while-revalidate=60'

/** For a page that is being renewed, or that the CDN cannot purge: a cache in front may use it for one second. */
const MOMENT_CONTROL = 's-maxage=1'

/** Next's internal address, which must not leave the server. */
const REWRITE_HEADER = 'x-middleware-rewrite'

/** `Retry-After` of a failed page, in seconds. */
const RETRY_SECONDS = '5'

/** Transforms and sends a finished page. If the transform fails, the page is sent as Next rendered it. */
export async function postProcessPage(page: RenderedPage, tools: PostProcessTools): Promise<void> {
  const { kind, response, body, release } = page
  if (kind === 'failed') {
    release()
    return sendFailed(page, body.toString(), tools)
  }
  const finished = await finish(page, tools)
  release()
  if (response.destroyed) return
  if (finished !== undefined) {
    setHeaders(page, finished, tools)
    return sendPicked(finished.picked, response)
  }
  if (!response.hasHeader('content-security-policy'))
    response.setHeader('content-security-policy', tools.getPolicy({ scripts: [], styles: [] }))
  response.end(body)
}

interface Finished extends PackedPage {
  readonly picked: Picked
}

async function finish({ kind, request, body, url }: RenderedPage, { packer, log }: PostProcessTools) {
  const path = toPath(url)
  try {
    const packed = await packer.pack(body, kind === 'cached' ? 'much' : 'little')
    if (noteUnknownScripts(path, packed.unknownScripts))
      log.error(
        { path, scripts: packed.unknownScripts },
        'a page holds scripts that nobody of us wrote: no browser runs them',
      )
    return { ...packed, picked: await pickBody(packed.body, request, packed.etag) }
  } catch (error) {
    log.error({ err: error, path }, 'a page is not transformed: it goes out as Next made it')
    return undefined
  }
}

const toPath = (url: string) => url.split('?')[0] ?? url

function setHeaders(
  { kind, request, response, body, url }: RenderedPage,
  { code, etag }: Finished,
  tools: PostProcessTools,
): void {
  if (kind === 'cached' && !canStay(response, tools)) response.setHeader('cache-control', MOMENT_CONTROL)
  if (kind === 'shared') {
    const hasFailed = takePrivate(String(response.getHeader(REQUEST_ID_HEADER)))
    const isForAll = !hasFailed && isWhole(body.toString(), response)
    response.setHeader('cache-control', isForAll ? SHARED_CONTROL : PRIVATE_CONTROL)
  }
  const depends = ['Sec-GPC', 'Save-Data', 'Accept-Encoding']
  appendVary(response, tools.varyOnCookie ? ['Cookie', ...depends] : depends)
  response.removeHeader(REWRITE_HEADER)
  if (request.headers['save-data'] === 'on') response.removeHeader('speculation-rules')
  response.setHeader('content-security-policy', getPolicyThatFits(code, { path: toPath(url), tools }))
  response.setHeader('etag', etag)
}

/** Whether a cache in front may keep the page until it is purged. */
function canStay(response: ServerResponse, { tagsHeader }: PostProcessTools): boolean {
  const isTagged = tagsHeader === undefined || response.hasHeader(tagsHeader)
  return isTagged && response.getHeader('x-nextjs-cache') !== 'STALE'
}

/** A policy too long for proxies is replaced by one without scripts: the page is readable, and does not run. */
function getPolicyThatFits(
  code: PageCode,
  { path, tools }: { readonly path: string; readonly tools: PostProcessTools },
): string {
  const full = tools.getPolicy(code)
  const bytes = Buffer.byteLength(full)
  if (bytes <= POLICY_MAX_BYTES) return full
  tools.log.error({ path, bytes }, 'policy too long: the page will not run')
  return tools.getPolicy({ scripts: [], styles: code.styles })
}

type FailedPage = Pick<RenderedPage, 'response' | 'url'>

/**
 * Adds a readable text to a failed page, until its scripts have drawn the screen. If Next rendered no page, a document
 * of our own has the text. A page that lacks a service's answer is a 503.
 */
export function sendFailed({ response, url }: FailedPage, drawn?: string, tools?: PostProcessTools): void {
  const { statusCode: status } = response
  const requestId = toRequestId(response.getHeader(REQUEST_ID_HEADER)?.toString())
  // Any other beginning could lead to another site.
  const place = { url: url.replace(/^(?:[^/]|\/[\\/]).*$/s, '/'), requestId }
  const code = status === 503 ? status : undefined
  if (drawn?.includes(UNAVAILABLE_MARK) === true) response.statusCode = 503
  const { html, policy } = addWords(drawn, place, tools) ?? getNoScriptErrorPage({ ...place, code })
  const body = Buffer.from(html)
  for (const name of ['etag', 'link', 'speculation-rules', REWRITE_HEADER]) response.removeHeader(name)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-length', body.length)
  response.setHeader('content-security-policy', policy)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-robots-tag', 'noindex')
  response.setHeader(REQUEST_ID_HEADER, requestId)
  if (response.statusCode === 503 && !response.hasHeader('retry-after'))
    response.setHeader('retry-after', RETRY_SECONDS)
  response.end(body)
}

/** Where scripts run, Next's error document still renders its own screen. */
function addWords(
  drawn: string | undefined,
  place: { readonly url: string; readonly requestId: string },
  tools: PostProcessTools | undefined,
): { readonly html: string; readonly policy: string } | undefined {
  if (drawn === undefined || tools === undefined || !readPage(drawn).isError) return undefined
  const html = addNotice(drawn, place)
  return { html, policy: tools.getPolicy(getPageCode(html).code) }
}
