import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export interface StaticServer {
  /** Without a slash at its end. */
  readonly url: string
  readonly close: () => void
}

export interface FolderOptions {
  /** Answers POST requests with JSON. */
  readonly answerPost?: (request: IncomingMessage) => Promise<unknown>
  /** Default: a free one. */
  readonly port?: number
}

/** Serves a folder's files on a port of this machine. */
export async function serveFolder(
  folder: string,
  { answerPost, port = 0 }: FolderOptions = {},
): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && answerPost) {
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify(await answerPost(request)))
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(decodeURIComponent(pathname))
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    return response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
