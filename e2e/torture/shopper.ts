import type { Cluster } from '../cluster/cluster.ts'
import { type Dice, pick } from './dice.ts'
import type { Entry } from './history.ts'

/** What came back, and when. */
export interface Heard extends Pick<Entry, 'outcome' | 'begin' | 'end'> {
  /** 0 where nothing came. */
  readonly status: number
  readonly text: string
  /** The text's JSON; undefined where it is none. */
  readonly json: unknown
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
    const isJson = headers.get('content-type')?.includes('json') === true
    const json = isJson ? parse(text) : undefined
    const outcome = isJson && json === undefined ? 'unknown' : toOutcome(status)
    const times = { begin, end: performance.now() }
    return { status, text, json, cookies: headers.getSetCookie(), outcome, ...times }
  } catch (error) {
    const outcome = isRefused(error) ? 'no' : 'unknown'
    return { status: 0, text: '', json: undefined, cookies: [], outcome, begin, end: performance.now() }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** An answer of the commerce service. Without data nobody knows what it holds: the outcome is `unknown`. */
export type Answered<Data> = Heard & { readonly data?: Data | undefined }

/** Asks the commerce service itself. */
export async function query<Data>(cluster: Cluster, text: string, session = ''): Promise<Answered<Data>> {
  const key = { authorization: 'pk_sorrel_demo', ...(session === '' ? {} : { 'x-session': session }) }
  const body = JSON.stringify({ query: text })
  const heard = await ask(`${cluster.commerce}/graphql/v2`, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...key },
    body,
  })
  // The text says what the data is.
  const { data } = (heard.json ?? {}) as { readonly data?: Data | null }
  return data === undefined || data === null ? { ...heard, outcome: 'unknown' } : { ...heard, data }
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
