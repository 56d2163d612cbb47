import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

const PREFIX = '/_next/static'
const YEAR_SECONDS = 31_536_000

/** Next's own files: named by their content, compressed at build time, cached by browsers for a year. */
export function createStaticFiles(directory: string) {
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
    createHandler(request, response, () => {
      response.writeHead(404, {
        'content-type': 'text/plain',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      response.end('Not found')
    })
    return true
  }
}
