import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { getEncoding } from './compression.ts'
import { end } from './plain-answers.ts'
import type { ReleaseFiles } from './releases/release-files.ts'

const PREFIX = '/_next/static'
const YEAR_SECONDS = 31_536_000

/** What the build makes. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A path that a build may have made: nothing in it leads out of a folder. */
const PATH = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/

/** Compressed copies stand beside their files, under these endings. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const

/** Gives the files of other releases. It may come later than the server. */
type FindFormer = () => Pick<ReleaseFiles, 'find'> | undefined

/**
 * Next's own files: named by their content, compressed at build time, cached by browsers for a year. What this build does not
 * have may be of another release.
 */
export function createStaticFiles(directory: string, findFormer: FindFormer = () => undefined) {
  const createHandler = sirv(join(directory, '.next/static'), {
    etag: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
    brotli: true,
    gzip: true,
  })
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? ''
    if (!url.startsWith(`${PREFIX}/`)) return false
    request.url = url.slice(PREFIX.length)
    const path = request.url.slice(1).split('?')[0] ?? ''
    createHandler(request, response, () => void sendFormer(path, { request, response, former: findFormer() }))
    return true
  }
}

interface Sending {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly former: Pick<ReleaseFiles, 'find'> | undefined
}

async function sendFormer(path: string, { request, response, former }: Sending): Promise<void> {
  const type = TYPES[extname(path)]
  if (former === undefined || type === undefined || !PATH.test(path)) return end(response, 404)
  const encoding = getEncoding(request.headers['accept-encoding']?.toString())
  const found = await former.find(path, encoding && ENDINGS[encoding]).catch(() => undefined)
  if (found === undefined) return end(response, 404)
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
