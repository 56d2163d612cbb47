import type { Cluster } from '../cluster/cluster.ts'
import { type Dice, pick } from './dice.ts'
import type { Entry } from './history.ts'

/** What came back, and when. */
export interface Heard extends Pick<Entry, 'outcome' | 'begin' | 'end'> {
  /** 0 where nothing came. */
  readonly status: number
  readonly text: string
  readonly cookies: readonly string[]
}

const TIMEOUT_MS = 20_000

/** A failed call may have happened all the same, unless nobody could take it. */
const toOutcome = (status: number) => (status >= 500 ? 'unknown' : status >= 400 ? 'no' : 'yes')

function isRefused(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

export async function ask(url: string, init: RequestInit = {}): Promise<Heard> {
  const begin = performance.now()
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(url, { redirect: 'manual', signal, ...init })
    const { status, headers } = answer
    const text = await answer.text()
    const times = { begin, end: performance.now() }
    return { status, text, cookies: headers.getSetCookie(), outcome: toOutcome(status), ...times }
  } catch (error) {
    const outcome = isRefused(error) ? 'no' : 'unknown'
    return { status: 0, text: '', cookies: [], outcome, begin, end: performance.now() }
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Asks the commerce service itself. */
export async function query<Data>(cluster: Cluster, text: string, session = ''): Promise<Data> {
  const key = { authorization: 'pk_sorrel_demo', ...(session === '' ? {} : { 'x-session': session }) }
  const body = JSON.stringify({ query: text })
  const heard = await ask(`${cluster.commerce}/graphql/v2`, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...key },
    body,
  })
  // The text says what the answer is.
  return (JSON.parse(heard.text) as { data: Data }).data
}

/** A browser: its cookies, an address of its own, and another storefront at each call. */
export interface Shopper {
  readonly cookies: Map<string, string>
  readonly get: (path: string) => Promise<Heard>
  readonly send: (method: string, path: string, body: object | FormData) => Promise<Heard>
}

/** The token of the service's session. Its colon is percent-encoded in the cookie. */
export const getToken = ({ cookies }: Shopper) => decodeURIComponent(cookies.get('session') ?? '')

export function createShopper({ balancer, storefronts }: Cluster, dice: Dice): Shopper {
  const cookies = new Map<string, string>()
  const address = `198.${18 + dice(2)}.${dice(256)}.${dice(256)}`
  async function call(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<Heard> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { origin: balancer, 'x-forwarded-for': address, cookie }
    const origin = pick(dice, storefronts)?.origin ?? ''
    const heard = await ask(origin + path, { ...init, headers: { ...headers, ...init.headers } })
    for (const line of heard.cookies) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (/max-age=0\b|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value.join('='))
    }
    return heard
  }
  return {
    cookies,
    get: (path) => call(path, {}),
    send: (method, path, body) =>
      body instanceof FormData
        ? call(path, { method, body })
        : call(path, { method, body: JSON.stringify(body), headers: JSON_TYPE }),
  }
}
