import { createServer, request as connect } from 'node:http'

export interface CountingProxy {
  readonly origin: string
  /** Questions so far, but for those that a shop repeats every minute, whatever is asked of it. */
  readonly getCalls: () => number
  readonly stop: () => void
}

/** Settings and the attributes' definitions. */
const REPEATED = /getStoreSettings|^\/api\/attributes/

/** Stands before a service and counts what it is asked. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  let calls = 0
  const server = createServer((asked, answer) => {
    const { method, headers, url = '' } = asked
    const parts: Buffer[] = []
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.on('end', () => {
      calls += REPEATED.test(`${url} ${Buffer.concat(parts).toString()}`) ? 0 : 1
    })
    const outgoing = connect(target + url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    outgoing.once('error', () => answer.destroy())
    asked.pipe(outgoing)
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return {
    origin: `http://localhost:${port}`,
    getCalls: () => calls,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
