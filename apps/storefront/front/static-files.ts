import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { sendEmpty } from './response-head.ts'
import { getEncoding } from './negotiation.ts'
import type { ReleaseFiles } from './releases/release-files.ts'

/** Prefix of the build's own files. */
export const STATIC_PREFIX = '/_next/static/'
const YEAR_SECONDS = 31_536_000

/** Media types of the build's files. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A path of the build's form, which cannot leave its folder. */
const PATH = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/

/** Endings of the compressed copies beside each file. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const

/** Finds files of other releases. It may be set after the server has started. */
type FindFormer = () => Pick<ReleaseFiles, 'find'> | undefined

/**
 * Serves Next's files, which are named by their content, compressed at build time and cached by browsers for a year.
 * A file missing in this build may belong to another release.
 */
export function createStaticFiles(directory: string, findFormer: FindFormer = () => undefined) {
  const createHandler = sirv(join(directory, '.next/static'), {
    etag: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
    brotli: true,
    gzip: true,
  })
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? ''
    request.url = url.slice(STATIC_PREFIX.length - 1)
    const path = request.url.slice(1).split('?')[0] ?? ''
    createHandler(request, response, () => void sendFormer(path, { request, response, former: findFormer() }))
    // The request is logged after the response, with its original address.
    request.url = url
  }
}

interface Sending {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly former: Pick<ReleaseFiles, 'find'> | undefined
}

async function sendFormer(path: string, { request, response, former }: Sending): Promise<void> {
  const type = TYPES[extname(path)]
  if (former === undefined || type === undefined || !PATH.test(path)) return sendEmpty(response, 404)
  const encoding = getEncoding(request)
  const found = await former.find(path, encoding && ENDINGS[encoding]).catch(() => undefined)
  if (found === undefined) return sendEmpty(response, 404)
  const { bytes, isCopy } = found
  response.writeHead(200, {
    'content-type': type,
    'content-length': bytes.byteLength,
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    vary: 'Accept-Encoding',
    ...(isCopy && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
