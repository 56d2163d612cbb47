import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** How often the balancer asks each node whether it is ready. One answer that is not good takes the node out. */
const PROBE_MS = 200

export interface Balancer {
  readonly close: () => void
}

/**
 * Hands requests to the nodes that are ready, in turn, over connections that stay open. It tries nothing again: a node that
 * ends badly is seen by whoever asks.
 */
export function startBalancer(port: number, nodes: readonly number[]): Balancer {
  const ready = new Set<number>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const probe = async (node: number) => {
    const signal = AbortSignal.timeout(PROBE_MS * 5)
    const answer = await fetch(`http://127.0.0.1:${String(node)}/readyz`, { signal }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok === true) ready.add(node)
    else ready.delete(node)
  }
  const probing = setInterval(() => nodes.forEach((node) => void probe(node)), PROBE_MS)

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const able = nodes.filter((node) => ready.has(node))
    const node = able[(turn += 1) % able.length]
    if (node === undefined) {
      answer.writeHead(502).end()
      return
    }
    const { method, headers, url: path } = asked
    const passed = request({ host: '127.0.0.1', port: node, agent, method, headers, path }, (given) => {
      const { connection: _, ...kept } = given.headers
      answer.writeHead(given.statusCode ?? 502, kept)
      given.pipe(answer)
    })
    passed.once('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    asked.pipe(passed)
  }

  const server = createServer(forward).listen(port, '127.0.0.1')
  return {
    close: () => {
      clearInterval(probing)
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
