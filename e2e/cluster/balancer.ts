import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/**
 * How often the balancer asks each node whether it is ready. One answer that is not good, or none, takes the node out. One that
 * is late says that the machine is busy, and nothing else.
 */
const PROBE_MS = 200
const LATE_MS = 10_000

export interface Balancer {
  readonly close: () => void
}

/**
 * Hands requests to the nodes that are ready, in turn, over connections that stay open, and adds whom they come from. It
 * tries nothing again: a node that ends badly is seen by whoever asks.
 */
export function startBalancer(port: number, nodes: readonly number[]): Balancer {
  const ready = new Set<number>()
  /** The latest probe of each node that was answered: an earlier one that is late says nothing any more. */
  const answered = new Map<number, number>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const probe = async (node: number) => {
    const askedAt = performance.now()
    const signal = AbortSignal.timeout(LATE_MS)
    const answer = await fetch(`http://127.0.0.1:${String(node)}/readyz`, { signal }).catch(() => undefined)
    await answer?.body?.cancel()
    if (signal.aborted || askedAt < (answered.get(node) ?? 0)) return
    answered.set(node, askedAt)
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
    const { method, url: path } = asked
    const seen = [asked.headers['x-forwarded-for'] ?? [], asked.socket.remoteAddress ?? []].flat()
    const headers = { ...asked.headers, 'x-forwarded-for': seen.join(', ') }
    const passed = request({ host: '127.0.0.1', port: node, agent, method, headers, path }, (given) => {
      const { connection: _, ...kept } = given.headers
      answer.writeHead(given.statusCode ?? 502, kept)
      given.pipe(answer)
    })
    passed.once('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    asked.pipe(passed)
  }

  // A connection that nobody uses stays: were it closed while a busy client takes it up again, the client would fail.
  const server = createServer({ keepAliveTimeout: 0 }, forward).listen(port, '127.0.0.1')
  return {
    close: () => {
      clearInterval(probing)
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
