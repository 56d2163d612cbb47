import { createServer, type IncomingMessage, request as connect, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { createGzip } from 'node:zlib'

/** What a service asks another. */
interface Call {
  readonly method: string
  readonly path: string
  readonly body: Buffer
}

interface Forwarded {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

interface Passing {
  readonly asked: IncomingMessage
  readonly answer: ServerResponse
  /** Asks the service itself. */
  readonly forward: () => Promise<Forwarded>
}

type Fault = (passing: Passing) => void | Promise<void>

const MB = 1024 * 1024

const say =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Fault =>
  ({ answer }) => {
    answer.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  }

const sayHtml = (status: number) =>
  say(status, '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', {
    'content-type': 'text/html',
  })

/** So many bytes of one JSON text. */
async function* pad(bytes: number): AsyncGenerator<Buffer> {
  yield Buffer.from('{"data":"')
  const part = Buffer.alloc(64 * 1024, 'x')
  for (let sent = 0; sent < bytes; sent += part.length) yield part
  yield Buffer.from('"}')
}

function stream({ answer }: Passing, bytes: number, isPacked: boolean): void {
  const packing = isPacked ? { 'content-encoding': 'gzip' } : {}
  answer.writeHead(200, { 'content-type': 'application/json', ...packing })
  const body = Readable.from(pad(bytes))
  // The other side ends it whenever it likes.
  const out = isPacked ? body.pipe(createGzip({ level: 9 })) : body
  answer.once('close', () => body.destroy())
  out.pipe(answer)
}

function send(answer: ServerResponse, { status, headers, body }: Forwarded): void {
  const { 'transfer-encoding': _, 'content-length': __, connection: ___, ...own } = headers
  answer.writeHead(status, { ...own, 'content-length': body.length }).end(body)
}

/** Changes every value of an answer that has none inside. */
export type Change = (value: unknown, key: string) => unknown

function changeLeaves(value: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => changeLeaves(item, change, key))
  if (typeof value !== 'object' || value === null) return change(value, key)
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, changeLeaves(item, change, name)]),
  )
}

const rewrite =
  (change: Change): Fault =>
  async ({ answer, forward }) => {
    const forwarded = await forward()
    const isJson = forwarded.headers['content-type']?.includes('json') === true
    if (!isJson || forwarded.body.length === 0) return send(answer, forwarded)
    const json: unknown = JSON.parse(forwarded.body.toString())
    send(answer, { ...forwarded, body: Buffer.from(JSON.stringify(changeLeaves(json, change))) })
  }

const toWrongType = (value: unknown) => (typeof value === 'string' ? 7 : { wrong: ['type'] })

/** What a service may do wrong. */
export const FAULTS = {
  reset: ({ asked }) => void asked.socket.resetAndDestroy(),
  closed: ({ asked }) => void asked.socket.end(),
  hang: () => {},
  slow: async ({ answer, forward }) => {
    await wait(8000)
    send(answer, await forward())
  },
  trickle: async ({ answer, forward }) => {
    const { status, body } = await forward()
    answer.writeHead(status, { 'content-type': 'application/json' })
    for (const byte of body) {
      if (answer.destroyed) return
      answer.write(Buffer.from([byte]))
      await wait(500)
    }
  },
  'head alone': ({ answer }) => void answer.writeHead(200, { 'content-type': 'application/json' }).write(' '),
  cut: async ({ answer, forward }) => {
    const { body } = await forward()
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length + 1 })
    answer.write(body.subarray(0, body.length / 2), () => answer.destroy())
  },
  'half a JSON': async ({ answer, forward }) => {
    const { body } = await forward()
    answer.writeHead(200, { 'content-type': 'application/json' }).end(body.subarray(0, body.length / 2))
  },
  endless: (passing) => stream(passing, Number.POSITIVE_INFINITY, false),
  '40 MB': (passing) => stream(passing, 40 * MB, false),
  'gzip bomb': (passing) => stream(passing, 300 * MB, true),
  'no gzip': say(200, '{"data":{}}', { 'content-encoding': 'gzip' }),
  'long header': say(200, '{"data":{}}', { 'x-long': 'x'.repeat(40_000) }),
  'no HTTP': ({ asked }) => void asked.socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
  redirect: ({ asked, answer }) => void answer.writeHead(302, { location: asked.url }).end(),
  'status 400': say(400, '{"message":"Bad request"}'),
  'status 401': say(401, '{"message":"Unauthorized"}'),
  'status 403': say(403, '{"message":"Forbidden"}'),
  'status 404': say(404, '{"message":"Not found"}'),
  'status 429': say(429, '{"message":"Slow down"}', { 'retry-after': '60' }),
  'status 429 without a time': say(429, '{"message":"Slow down"}'),
  'status 500': say(500, '{"message":"Failed"}'),
  'status 502': sayHtml(502),
  'status 503': say(503, '', { 'retry-after': '3600' }),
  'status 504': say(504, ''),
  HTML: sayHtml(200),
  'broken JSON': say(200, '{"data":{"products":[}'),
  empty: say(200, ''),
  'status 204': ({ answer }) => void answer.writeHead(204).end(),
  null: say(200, 'null'),
  array: say(200, '[]'),
  'no data': say(200, '{"data":{}}'),
  'null data': say(200, '{"data":null}'),
  nulls: rewrite(() => null),
  'wrong types': rewrite(toWrongType),
  'GraphQL errors': say(200, '{"data":null,"errors":[{"message":"Internal error"}]}'),
} satisfies Readonly<Record<string, Fault>>

export type FaultKind = keyof typeof FAULTS | 'refused'

/** A number alone would come first. */
export const FAULT_KINDS: readonly FaultKind[] = ['refused', ...(Object.keys(FAULTS) as FaultKind[])]

export interface FaultProxy {
  readonly origin: string
  /** All calls do this from now on, or those that match. */
  readonly fail: (kind: FaultKind, matches?: (call: Call) => boolean) => Promise<void>
  /** All answers are changed from now on. */
  readonly change: (change: Change) => void
  readonly heal: () => Promise<void>
  /** What was asked so far. */
  readonly calls: readonly Call[]
  readonly stop: () => Promise<void>
}

/** Asks the service what was asked of the proxy, in one piece, so that answers can be changed. */
function forward(target: string, { method, headers }: IncomingMessage, call: Call): Promise<Forwarded> {
  const { 'accept-encoding': _, 'transfer-encoding': __, ...own } = headers
  const sent = { ...own, ...(call.body.length > 0 ? { 'content-length': call.body.length } : {}) }
  return new Promise((resolve, reject) => {
    const outgoing = connect(target + call.path, { method, headers: sent }, (response) => {
      const done = (body: Buffer) =>
        resolve({ status: response.statusCode ?? 502, headers: response.headers, body })
      buffer(response).then(done, reject)
    })
    outgoing.once('error', reject)
    outgoing.end(call.body)
  })
}

// Ours: `http-proxy-3` and `httpxy` forward, which is a dozen lines here, and have no faults; Toxiproxy is a program to install.

/** Stands between two services. Until it is told otherwise it passes everything on. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const calls: Call[] = []
  let fault: Fault | undefined
  let matches: (call: Call) => boolean = () => true
  const server = createServer(async (asked, answer) => {
    try {
      const call = { method: asked.method ?? 'GET', path: asked.url ?? '/', body: await buffer(asked) }
      calls.push(call)
      const pass = () => forward(target, asked, call)
      if (fault !== undefined && matches(call)) await fault({ asked, answer, forward: pass })
      else send(answer, await pass())
    } catch {
      answer.destroy()
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen({ port, host: '127.0.0.1' }, resolve)
    })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  // It listens on a port, so it has an address.
  const { port } = server.address() as AddressInfo
  const heal = async () => {
    fault = undefined
    matches = () => true
    if (!server.listening) await listen(port)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async fail(kind, chosen = () => true) {
      await heal()
      if (kind === 'refused') return close()
      matches = chosen
      fault = FAULTS[kind]
    },
    change(change) {
      fault = rewrite(change)
    },
    heal,
    calls,
    stop: close,
  }
}
