import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const HOST = '127.0.0.1'

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              kind: z.number(),
              attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
              status: z.object({ code: z.number().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A span as a collector gets it. */
type SentSpan = z.output<typeof exported>['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

interface Received {
  readonly path: string
  readonly body: string
}

/** For tests: takes traces as an OpenTelemetry collector does, and error reports as Sentry does. */
export async function startTestCollector() {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    const isPacked = request.headers['content-encoding'] === 'gzip'
    received.push({ path: request.url ?? '', body: String(isPacked ? gunzipSync(body) : body) })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, HOST, listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${HOST}:${port}`,
    dsn: `http://public@${HOST}:${port}/base/42`,
    getText: () => received.map(({ body }) => body).join('\n'),
    getSpans: (): readonly SentSpan[] =>
      received
        .filter(({ path }) => path === '/v1/traces')
        .flatMap(({ body }) => exported.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    /** The lines of each envelope. */
    getEnvelopes: () =>
      received
        .filter(({ path }) => path.startsWith('/base/api/42/envelope/'))
        .map(({ body }): readonly unknown[] =>
          body
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line)),
        ),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
