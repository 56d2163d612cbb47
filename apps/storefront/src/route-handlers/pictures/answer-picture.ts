import { hash } from 'node:crypto'
import type { Logger } from 'pino'
import { INERT_POLICY } from '#request/content-security-policy.ts'
import { QueueFullError } from './jobs.ts'
import { parsePictureAddress } from './picture-address.ts'
import { type FoundPicture, isMissing, type Pictures } from './pictures.ts'

const YEAR_SECONDS = 31_536_000
const RETRY_SECONDS = 2

/** Pictures may be vector graphics: nothing in them may run. */
const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

export interface AnswerPictureOptions {
  readonly pictures: Pick<Pictures, 'find'>
  readonly log: Pick<Logger, 'warn'>
}

/** Answers a request for an address of `getPictureFiles`. */
export async function answerPicture(
  { url, headers }: Request,
  { pictures, log }: AnswerPictureOptions,
): Promise<Response> {
  const { pathname } = new URL(url)
  const address = parsePictureAddress(pathname)
  if (address === undefined) return refuse(404)
  const format = headers.get('accept')?.includes('image/avif') === true ? 'avif' : 'webp'
  try {
    return send(await pictures.find(address, format), headers.get('if-none-match'))
  } catch (error) {
    if (isMissing(error)) return refuse(404)
    log.warn({ err: error, path: pathname }, 'a picture could not be made')
    return refuse(error instanceof QueueFullError ? 503 : 502)
  }
}

function send({ type, body, seconds }: FoundPicture, known: string | null): Response {
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const isKnown = known?.split(/\s*,\s*/).includes(etag) === true
  const headers = {
    'content-type': type,
    etag,
    vary: 'Accept',
    'cache-control':
      seconds === undefined ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${seconds}`,
    'content-security-policy': MEDIA_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(body), { headers })
}

function refuse(status: 404 | 502 | 503): Response {
  return new Response(null, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': INERT_POLICY,
      'x-robots-tag': 'noindex',
      ...(status === 503 && { 'retry-after': String(RETRY_SECONDS) }),
    },
  })
}
