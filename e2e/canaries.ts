import { get, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** An input of a request that an answer to somebody else must not hold. */
interface Input {
  readonly name: string
  readonly kind: 'query' | 'cookie' | 'header' | 'host' | 'router'
}

const toInputs = (kind: Input['kind'], names: string): readonly Input[] =>
  names.split(' ').map((name) => ({ kind, name }))

/** Everything that a visitor can write into a request, the router's own headers included. */
export const INPUTS: readonly Input[] = [
  ...toInputs('query', 'utm_source gclid fbclid ref token email q sort price variant next name'),
  ...toInputs('cookie', 'session currency cart flash service-failures preview sorrel.consent anything'),
  ...toInputs(
    'header',
    'accept-language user-agent referer origin authorization if-none-match x-forwarded-for x-forwarded-host ' +
      'x-forwarded-proto x-forwarded-port forwarded x-real-ip x-original-url x-rewrite-url x-request-id ' +
      'x-client-address x-page-nonce x-page-preview x-matched-path x-middleware-rewrite x-middleware-subrequest ' +
      'x-invoke-path x-nextjs-data content-security-policy traceparent via cdn-loop x-anything',
  ),
  ...toInputs('host', 'host'),
  ...toInputs('router', 'next-router-state-tree next-url next-router-segment-prefetch'),
]

/** A text that no page holds by itself: it names the request and the input that brought it. */
export const toCanary = (request: number, input: number): string => `zqcanary${request}k${input}z`

export interface Canary {
  readonly request: number | undefined
  readonly input: Input | undefined
}

/** The canaries in a text, each once. */
export function findCanaries(text: string): readonly Canary[] {
  const found = new Set([...text.matchAll(/zqcanary(\d+)k(\d+)z/g)].map(([canary]) => canary))
  return [...found].map((canary) => {
    const [request, input] = [...canary.matchAll(/\d+/g)].map(Number)
    return { request, input: INPUTS[input ?? -1] }
  })
}

const ENCODINGS = ['gzip', 'br', 'identity', 'gzip, br', 'zstd, gzip;q=0.5'] as const

type Texts = Readonly<Record<string, string>>

/** A request of one visitor with a canary in every input of the chosen kinds. */
export interface Asked {
  readonly path: string
  readonly headers: Texts
}

/** A header or cookie comes with every fourth request, each with others, since some of them lead past the shared page. */
const isTurn = (request: number, at: number): boolean => (request + at * 3) % 4 === 0

/** The inputs of one kind with a canary each. */
function fill(kind: Input['kind'], request: number, isChosen = (_at: number) => true): Texts {
  const chosen = INPUTS.flatMap((input, at) =>
    input.kind === kind && isChosen(at) ? [{ ...input, at }] : [],
  )
  return Object.fromEntries(chosen.map(({ name, at }) => [name, toCanary(request, at)]))
}

/** What Next's router sends when it moves to another page: a tree that names where it stands. */
function toRouterHeaders(request: number): Texts {
  const canaries = fill('router', request)
  const tree = canaries['next-router-state-tree'] ?? ''
  const state = JSON.stringify(['', { children: [tree, {}, null, null] }, null, null, true])
  const segment = canaries['next-router-segment-prefetch'] ?? ''
  return {
    rsc: '1',
    'next-router-state-tree': encodeURIComponent(state),
    'next-url': `/${canaries['next-url'] ?? ''}`,
    ...(request % 6 === 0 ? { 'next-router-prefetch': '1' } : {}),
    ...(request % 12 === 0 ? { 'next-router-segment-prefetch': `/${segment}` } : {}),
  }
}

/** By turns no query, the fields of campaigns, one field of any name, all of them. */
const QUERIES: readonly ((request: number, at: number) => boolean)[] = [
  () => false,
  (_, at) => /^(utm_|gclid|fbclid)/.test(INPUTS[at]?.name ?? ''),
  (request, at) => at === (request >> 2) % 12,
  () => true,
]

function toQuery(request: number, isRouter: boolean): string {
  const isChosen = QUERIES[(request >> 1) % QUERIES.length] ?? (() => true)
  const query = new URLSearchParams(fill('query', request, (at) => isChosen(request, at)))
  if (isRouter) query.set('_rsc', toCanary(request, 0))
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** The nth request of the check. Which inputs it uses depends on its number alone, so that a run can be repeated. */
export function toAsked(request: number, path: string): Asked {
  const real: Texts = request % 2 === 0 ? {} : { currency: request % 4 === 1 ? 'EUR' : 'GBP' }
  const isChosen = (at: number) => isTurn(request, at)
  const cookies = Object.entries({ ...fill('cookie', request, isChosen), ...real })
  const isRouter = request % 3 === 0
  return {
    path: path + toQuery(request, isRouter),
    headers: {
      ...fill('header', request, isChosen),
      'accept-encoding': ENCODINGS[request % ENCODINGS.length] ?? 'gzip',
      cookie: cookies.map((pair) => pair.join('=')).join('; '),
      ...(request % 7 === 0 ? { host: `${fill('host', request).host ?? ''}.example` } : {}),
      ...(isRouter ? toRouterHeaders(request) : {}),
    },
  }
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Headers and decoded body. */
  readonly text: string
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

export interface Visit extends Asked {
  readonly origin: string
  /** Whose address the request comes from: a number up to 250. Visitors of different addresses share no limits. */
  readonly visitor: number
}

/** Sends a request as it is, with nothing added, and follows no redirect. */
export function visit({ origin, visitor, path, headers }: Visit): Promise<Answer> {
  const { port } = new URL(origin)
  const address = { host: '127.0.0.1', port, localAddress: `127.0.0.${visitor + 1}` }
  return new Promise((resolve, reject) => {
    const sent = get({ ...address, path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () => {
        const body = decode(Buffer.concat(parts), answer.headers['content-encoding'])
        const text = `${answer.rawHeaders.join('\n')}\n${body}`
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
      })
    })
    sent.once('error', reject)
  })
}
