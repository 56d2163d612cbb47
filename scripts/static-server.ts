import { createServer, type IncomingMessage } from 'node:http'
import sirv from 'sirv'

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
  /** Path that the folder is served at, with slashes around it. */
  readonly base?: string
  /** The folder does not change meanwhile, so browsers may keep its files. Default: they ask each time. */
  readonly isFinal?: boolean
}

const HOUR_SECONDS = 3600

/** Serves a folder's files on a port of this machine. */
export async function serveFolder(
  folder: string,
  { answerPost, port = 0, base = '/', isFinal = false }: FolderOptions = {},
): Promise<StaticServer> {
  const serveFile = sirv(folder, isFinal ? { maxAge: HOUR_SECONDS } : { dev: true })
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && answerPost) {
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify(await answerPost(request)))
    }
    const miss = () => void response.writeHead(404).end()
    if (request.url?.startsWith(base) !== true) return miss()
    request.url = request.url.slice(base.length - 1)
    return serveFile(request, response, miss)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
