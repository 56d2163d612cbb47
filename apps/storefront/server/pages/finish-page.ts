import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { getInlineCode, isErrorDocument } from '../inline-code.ts'
import { INERT_POLICY, type PageCode } from '../policy.ts'
import type { PageAnswer } from './answer.ts'
import { type Body, packFast, packWell } from './body.ts'
import type { FontSheet } from './font-sheet.ts'
import { startLate } from './late-start.ts'
import { SHARED_CONTROL } from './shared-control.ts'
import { PAGE_DATA_PREFIX, splitPage } from './split-page.ts'

/** What Next answered, whole. */
export interface MadeAnswer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: Buffer
}

/** An answer that can be cached, and the file that its page names. */
export interface FinishedPage {
  readonly answer: PageAnswer
  readonly data?: { readonly path: string; readonly answer: PageAnswer } | undefined
  /** The beginnings of inline scripts that neither the framework nor the shop wrote. The page's policy stops them. */
  readonly unknownScripts: readonly string[]
}

export interface FinishTools {
  readonly getPolicy: (code: PageCode) => string
  /** Pages depend on the currency's cookie; off where a CDN in front tells them apart by it. */
  readonly varyOnCookie: boolean
  /** Pages that are asked for often, which are worth work ahead. */
  readonly areFrequent: boolean
  /**
   * Next takes each of them for one visitor's and so forbids caches, though what makes them carries nothing of a visitor.
   * Default: what Next says holds.
   */
  readonly areForAll?: boolean | undefined
  /** The fonts, which pages load late. */
  readonly fonts?: FontSheet | undefined
  /** What browsers may fetch ahead by themselves, as the header `Speculation-Rules` says it. */
  readonly rules: string
  readonly log: Pick<Logger, 'error'>
}

/** Of the request that made the page, or worked out anew for each answer. */
const NOT_SHARED =
  /^(?:connection|content-(?:length|encoding)|date|etag|keep-alive|set-cookie|transfer-encoding|x-middleware-.*|x-nextjs-cache|x-powered-by)$/

/** What the framework's router reads of the answers that it asks for. */
const NOT_OF_DOCUMENTS = /^x-nextjs-/

/** Where a document says whether it is that of an error. */
const START_BYTES = 1024

const YEAR_SECONDS = 31_536_000

/** What readers without a browser get. */
const READER_TEXT = /^(?:text\/(?:markdown|plain)|application\/json)\b/

/** Whether everybody may get this answer: a complete page, its data or what readers get of it, with nothing about one visitor in it. */
export function isShareable(
  { status, headers, body }: MadeAnswer,
  { areForAll = false }: Pick<FinishTools, 'areForAll'>,
): boolean {
  const control = areForAll ? '' : String(headers['cache-control'] ?? '')
  const type = String(headers['content-type'] ?? '')
  if (status !== 200 || 'set-cookie' in headers || /no-store|private/.test(control)) return false
  if (type.startsWith('text/x-component') || READER_TEXT.test(type)) return true
  const start = body.toString('utf8', 0, START_BYTES)
  return type.startsWith('text/html') && body.includes('</html>') && !isErrorDocument(start)
}

/** Makes an answer of Next's ready for everybody: its data in a file, policy, tag and compressed bodies. */
export async function finishPage(made: MadeAnswer, tools: FinishTools): Promise<FinishedPage> {
  const type = String(made.headers['content-type'])
  const isPage = type.startsWith('text/html')
  const isForReaders = READER_TEXT.test(type)
  // One character for each byte: only markup is looked at, and decoding and encoding every text would cost more than all of it.
  const text = made.body.toString('latin1')
  const { html: page, data } = isPage ? splitPage(text) : { html: text }
  const html = data === undefined ? page : startLate(page, { data: data.path, fonts: tools.fonts })
  const body = Buffer.from(html, 'latin1')
  const code = getInlineCode(isPage ? html : '', 'latin1')
  const headers = {
    ...toShared(made.headers, isPage ? NOT_OF_DOCUMENTS : undefined),
    'cache-control': SHARED_CONTROL,
    vary: [
      isForReaders ? [] : (made.headers.vary ?? []),
      tools.varyOnCookie && !isForReaders ? 'Cookie' : [],
      isPage ? ['Sec-GPC', 'Save-Data'] : [],
      'Accept-Encoding',
    ]
      .flat()
      .join(', '),
    ...(isPage && { 'speculation-rules': tools.rules }),
    etag: toETag(body),
    'content-security-policy': isPage ? tools.getPolicy(code) : INERT_POLICY,
  }
  const pack = tools.areFrequent ? packWell : packFast
  return {
    answer: { status: made.status, headers, body: await pack(body) },
    data: data && { path: data.path, answer: toDataAnswer(await pack(Buffer.from(data.script, 'latin1'))) },
    unknownScripts: code.unknown,
  }
}

function toDataAnswer(body: Body): PageAnswer {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'content-security-policy': INERT_POLICY,
    vary: 'Accept-Encoding',
  }
  return { status: 200, headers, body }
}

function toShared(headers: MadeAnswer['headers'], others?: RegExp): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      NOT_SHARED.test(name) || others?.test(name) === true
        ? []
        : [[name, typeof value === 'string' ? value : value.join(', ')]],
    ),
  )
}

function toETag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether a path names a page's data. */
export function isPageData(path: string): boolean {
  return path.startsWith(PAGE_DATA_PREFIX)
}
