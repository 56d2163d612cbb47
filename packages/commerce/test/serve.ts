import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: { readonly operationName?: string; readonly variables?: Readonly<Record<string, unknown>> }
}

export interface LocalService {
  readonly url: string
  /** Requests so far, oldest first. */
  readonly received: readonly Received[]
  /** Connections that the client gave up before the answer was complete. */
  readonly getAborted: () => number
}

type Handle = (request: Received, response: ServerResponse) => void | Promise<void>

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/** Starts a real HTTP server for one test. */
export async function serve(handle: Handle): Promise<LocalService> {
  const received: Received[] = []
  let aborted = 0
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1
    })
    const text = await readBody(request)
    const call: Received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: text === '' ? {} : JSON.parse(text),
    }
    received.push(call)
    await handle(call, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { url: `http://127.0.0.1:${address.port}`, received, getAborted: () => aborted }
}

/** Answers JSON. */
export function sendJson(
  response: ServerResponse,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
