import { createHash } from 'node:crypto'
import { WholeResponse, withDeadline } from '@sorrel/commerce/exchanges'
import { LRUCache } from 'lru-cache'
import { unstable_cache } from 'next/cache.js'
import { cache } from 'react'
import { steadyClock } from './clock.ts'
import { env } from '#config/env.ts'
import { invalidation } from './invalidation.ts'
import { getProcessState } from './process-state.ts'
import { productSlugs } from './product-slugs.ts'
import { fetchUpstream } from './resilience/upstreams.ts'
import { withTimeout } from './resilience/with-timeout.ts'

/**
 * How long an anonymous read counts as fresh when no webhook invalidates it earlier. See
 * docs/adr/0001-cached-pages-per-market.md.
 */
export const CACHE_SECONDS = 300

/** Reads whose copy at the service was renewed after a change. */
const WOKEN_MAX = 5000

/** A cached answer: plain data. */
interface Answer {
  readonly status: number
  readonly contentType: string
  readonly body: string
  /** Slugs of the products in it, where it is a list of them: see cache-options.ts. */
  readonly shown?: readonly string[] | undefined
}

/** An answer that is passed on and not kept: a refusal, or a failure in words. */
class UnkeptAnswer extends Error {
  override readonly name = 'UnkeptAnswer'
  readonly #answer: Answer
  constructor(answer: Answer) {
    super(`The service answered ${answer.status}`)
    this.#answer = answer
  }

  get answer(): Answer {
    return this.#answer
  }
}

interface Question {
  readonly key: string
  readonly tags: readonly string[]
  readonly ask: () => Promise<Answer>
}

/**
 * The answers of one render by their keys, each requested once: a second read in the same render must not count as a
 * later one. Outside of a render each caller has its own.
 */
const getReads = cache(() => new Map<string, Promise<Answer>>())

function readOnce(question: Question): Promise<Answer> {
  const reads = getReads()
  const known = reads.get(question.key)
  if (known !== undefined) return known
  const reading = readCached(question)
  reads.set(question.key, reading)
  return reading
}

/**
 * The answer from Next's cache or asked now. Next gives an old answer in place of a failure to renew it; the page that is
 * being made has to fail then, so that its older version stays and is tried again.
 */
async function readCached(question: Question): Promise<Answer> {
  const { key, tags } = question
  let failure: unknown
  const readNow = async () => {
    try {
      const answer = await askTogether(question)
      if (!isGood(answer)) throw new UnkeptAnswer(answer)
      return answer
    } catch (error) {
      failure = error
      throw error
    }
  }
  // Next takes the function's text into its key, which differs between bundles: a bound one has none.
  const read = unstable_cache(readNow.bind(null), [key], { tags: [...tags], revalidate: CACHE_SECONDS })
  try {
    const answer = await read()
    if (failure !== undefined) throw failure
    return answer
  } catch (error) {
    if (error instanceof UnkeptAnswer) return error.answer
    if (isOutsideOfNext(error)) return askTogether(question)
    throw error
  }
}

/** Code that runs without a request, such as a look at the store, has no cache of Next's. */
export function isOutsideOfNext(error: unknown): boolean {
  return error instanceof Error && error.message.includes('incrementalCache missing')
}

interface RunningRead {
  readonly invalidationCount: number
  readonly answer: Promise<Answer>
}

const getRunning = () => getProcessState('running reads', () => new Map<string, RunningRead>())

/**
 * Shares one request among all renders that want the answer now. The first caller may have had less time than the
 * others: a failed request is repeated once.
 */
function askTogether(question: Question): Promise<Answer> {
  const running = findRunning(question)
  return running?.catch(() => findRunning(question) ?? beginAsking(question)) ?? beginAsking(question)
}

/**
 * A read that began before an invalidation is never joined: the later page would be stored as newer than the answer.
 */
function findRunning({ key }: Question): Promise<Answer> | undefined {
  const running = getRunning().get(key)
  return running?.invalidationCount === invalidation.getInvalidationCount() ? running.answer : undefined
}

function beginAsking({ key, ask }: Question): Promise<Answer> {
  const running = getRunning()
  const answer = ask().finally(() => {
    if (running.get(key)?.answer === answer) running.delete(key)
  })
  running.set(key, { invalidationCount: invalidation.getInvalidationCount(), answer })
  return answer
}

/** A GraphQL failure comes with status 200 too. */
function isGood({ status, body }: Answer): boolean {
  const json = parse(body)
  return (
    status === 200 && typeof json === 'object' && json !== null && !('errors' in json) && !('error' in json)
  )
}

/** Undefined for invalid JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** How answers name a record. */
const NAMED = /"slug":"([\w-]{1,100})"/g

async function fetchAnswer(
  url: string,
  init: RequestInit | undefined,
  { timeoutMs, showsProducts = false }: CachedFetchOptions,
): Promise<Answer> {
  const send = timeoutMs === undefined ? fetchUpstream : withDeadline(fetchUpstream, timeoutMs)
  const response = await send(url, init)
  const contentType = response.headers.get('content-type') ?? 'application/json'
  const body = await response.text()
  productSlugs.learn(body)
  const shown = showsProducts ? [...body.matchAll(NAMED)].flatMap(([, slug]) => slug ?? []) : undefined
  return { status: response.status, contentType, body, shown }
}

/** The commerce service keeps copies of everything but content, unless it is told not to use them. */
function isCopied(url: string): boolean {
  const { origin, pathname, searchParams } = new URL(url)
  if (origin !== env.commerceUrl || env.serviceCacheSeconds === 0) return false
  return !pathname.startsWith('/api/content/') && searchParams.get('$cache') !== 'false'
}

const getWoken = () => getProcessState('woken copies', () => new LRUCache<string, number>({ max: WOKEN_MAX }))

/** After a change the service gives its old copy once more and makes a new one meanwhile: the first answer is left aside. */
async function wakeCopy({ key, tags, ask }: Question): Promise<void> {
  const invalidatedAt = invalidation.getLastInvalidation(tags)
  if (invalidatedAt === undefined || (getWoken().get(key) ?? Number.NEGATIVE_INFINITY) > invalidatedAt) return
  const startedAt = steadyClock()
  await ask().catch(() => undefined)
  getWoken().set(key, startedAt)
}

export interface CachedFetchOptions {
  /** Answers are lists of products: a change of one of these outdates them too. Default false. */
  readonly showsProducts?: boolean | undefined
  /** How long a question may take, in milliseconds. Default: as long as the caller lets it. */
  readonly timeoutMs?: number | undefined
  /** How long the reader waits, in milliseconds. The question goes on, and its answer is kept. Default: to its end. */
  readonly waitMs?: number | undefined
}

/**
 * A `fetch` for anonymous reads whose good answers Next keeps under `tags`: an answer with another status than 200, with
 * `errors` or with a body that is not JSON is passed on and not kept. Headers are part of the key: one of them names the
 * language.
 */
export function createCachedFetch(
  tags: readonly string[],
  { waitMs, ...options }: CachedFetchOptions = {},
): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const body = typeof init?.body === 'string' ? init.body : ''
    const request = [init?.method ?? 'GET', url, body, [...new Headers(init?.headers)], tags]
    const key = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    const send = () => fetchAnswer(url, init, options)
    const askNow = async () => {
      if (isCopied(url)) await wakeCopy({ key, tags, ask: send })
      return send()
    }
    const answer = await withTimeout(readOnce({ key, tags, ask: askNow }), waitMs)
    return new WholeResponse(answer.body, {
      status: answer.status,
      headers: { 'content-type': answer.contentType },
    })
  }
}
