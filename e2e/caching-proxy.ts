import { createServer, type IncomingHttpHeaders, request as connect, type Server } from 'node:http'

interface Kept {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The values of the request headers that `Vary` of the answer names. */
  readonly variant: string
  /** Milliseconds since the epoch. */
  readonly freshUntil: number
}

export interface CachingProxy {
  readonly origin: string
  readonly getHits: () => number
  readonly stop: () => Promise<void>
}

/** Final statuses that are cacheable by default. RFC 9110, section 15.1. */
const KEEPABLE = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501])

/** The directives of a Cache-Control field, by lower-case name. RFC 9111, section 5.2. */
function readDirectives(field: string | undefined): ReadonlyMap<string, string> {
  const parts = (field ?? '').split(',').map((part) => part.trim().split('='))
  return new Map(parts.map(([name = '', value = '']) => [name.toLowerCase(), value.replaceAll('"', '')]))
}

/** Seconds that a shared cache may use an answer; 0 without any statement. RFC 9111, section 4.2.1. */
function getLifetime(headers: IncomingHttpHeaders): number {
  const directives = readDirectives(headers['cache-control'])
  const given = directives.get('s-maxage') ?? directives.get('max-age')
  if (given !== undefined) return Number(given) || 0
  if (headers.expires === undefined) return 0
  return (Date.parse(headers.expires) - Date.parse(headers.date ?? new Date().toUTCString())) / 1000 || 0
}

/**
 * Whether a shared cache may store an answer: GET, a final status, no `no-store` on either side, not private, no
 * credentials in a header. RFC 9111, section 3.
 */
function mayCache(
  method: string,
  asked: IncomingHttpHeaders,
  answer: { status: number; headers: IncomingHttpHeaders },
): boolean {
  const said = readDirectives(answer.headers['cache-control'])
  const isOpen = asked.authorization === undefined || said.has('public') || said.has('s-maxage')
  return (
    method === 'GET' &&
    KEEPABLE.has(answer.status) &&
    !readDirectives(asked['cache-control']).has('no-store') &&
    !['no-store', 'private', 'no-cache'].some((name) => said.has(name)) &&
    answer.headers.vary !== '*' &&
    isOpen &&
    getLifetime(answer.headers) > 0
  )
}

/** The request's values for the headers that `Vary` names. RFC 9111, section 4.1. */
function getVariant(asked: IncomingHttpHeaders, vary: string | undefined): string {
  const names = (vary ?? '').split(',').map((name) => name.trim().toLowerCase())
  return JSON.stringify(
    names
      .filter(Boolean)
      .sort()
      .map((name) => [name, asked[name] ?? null]),
  )
}

/**
 * A shared cache in front of the shop, as an office or a provider might have one. It stores everything that RFC 9111
 * allows, by address and by the headers that the answer varies on.
 */
export async function startCachingProxy(target: string): Promise<CachingProxy> {
  const kept = new Map<string, Kept[]>()
  let hits = 0
  const server: Server = createServer((asked, answer) => {
    const { method = 'GET', url = '/', headers } = asked
    const fresh = kept
      .get(url)
      ?.find(
        ({ variant, freshUntil, headers: { vary } }) =>
          freshUntil > Date.now() && variant === getVariant(headers, vary),
      )
    const isAllowed = method === 'GET' && !readDirectives(headers['cache-control']).has('no-cache')
    if (fresh !== undefined && isAllowed) {
      hits += 1
      answer.writeHead(fresh.status, { ...fresh.headers, age: '0', 'x-cache': 'hit' }).end(fresh.body)
      return
    }
    const passed = connect(new URL(url, target), { method, headers }, (origin) => {
      const parts: Buffer[] = []
      origin.on('data', (part: Buffer) => parts.push(part))
      origin.on('end', () => {
        const body = Buffer.concat(parts)
        const { 'transfer-encoding': _, ...own } = origin.headers
        const status = origin.statusCode ?? 502
        if (mayCache(method, headers, { status, headers: own })) {
          const variant = getVariant(headers, own.vary)
          const freshUntil = Date.now() + getLifetime(own) * 1000
          const others = (kept.get(url) ?? []).filter((entry) => entry.variant !== variant)
          kept.set(url, [...others, { status, headers: own, body, variant, freshUntil }])
        }
        answer.writeHead(status, { ...own, 'x-cache': 'miss' }).end(body)
      })
    })
    passed.on('error', () => answer.writeHead(502).end())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    getHits: () => hits,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
