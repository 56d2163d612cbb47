import { createHash } from 'node:crypto'
import { WholeResponse, withDeadline } from '@sorrel/commerce/exchanges'
import { getCache } from '@sorrel/next-cache/cache'
import { LRUCache } from 'lru-cache'
import { unstable_cache } from 'next/cache.js'
import { cache } from 'react'
import { z } from 'zod'
import { steadyClock } from './clock.ts'
import { env } from '#config/env.ts'
import { invalidation } from './invalidation.ts'
import { getProcessState } from './process-state.ts'
import { productSlugs } from './product-slugs.ts'
import { getTimeLeftMs } from './resilience/page-budget.ts'
import { fetchUpstream } from './resilience/upstreams.ts'
import { withTimeout } from './resilience/with-timeout.ts'

/**
 * How long an anonymous read counts as fresh unless a webhook invalidates it. See
 * docs/adr/0001-cached-pages-per-market.md.
 */
export const CACHE_SECONDS = 300

/** A page with less time left has waited for a slow service, which would take the rest too. */
const REPEAT_MIN_MS = 5000

/** Maximum number of remembered reads whose copy in the service's cache has been renewed after a change. */
const WOKEN_MAX = 5000

/** A cached answer: plain data. */
interface Answer extends z.infer<typeof answerSchema> {
  /** Slugs of the products in the answer, if it shows several: see cache-options.ts. */
  readonly shown?: readonly string[] | undefined
}

const answerSchema = z.object({ status: z.number(), contentType: z.string(), body: z.string() }).readonly()

/** An answer that is returned but not cached: a refusal, or a failure in its body. */
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
  readonly isUsable: (json: unknown) => boolean
}

/**
 * The answers of one render by their keys, each requested once, so that a repeated read in the same render gets the
 * same answer. Outside of a render nothing is shared.
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
 * The answer from Next's cache, or else from the service. When a renewal fails, Next returns the old answer. A page that
 * Next keeps must fail then, so that its cached version stays and the renewal is retried. A page made for one request is
 * made of the old answer, for which Next does not wait.
 */
async function readCached(question: Question): Promise<Answer> {
  const { key, tags } = question
  let failure: unknown
  const readNow = async () => {
    try {
      const answer = await askTogether(question)
      if (!isGood(answer, question)) throw new UnkeptAnswer(answer)
      return answer
    } catch (error) {
      failure = error
      throw error
    }
  }
  // Next includes the function's source text in its key, which differs between bundles. A bound function has none.
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

/**
 * Whether the error means that the code runs outside of a request, such as the store watch, where Next has no cache.
 */
export function isOutsideOfNext(error: unknown): boolean {
  return error instanceof Error && error.message.includes('incrementalCache missing')
}

interface RunningRead {
  readonly invalidationCount: number
  readonly answer: Promise<Answer>
}

const getRunning = () => getProcessState('running reads', () => new Map<string, RunningRead>())

/**
 * Shares one request between all renders that currently need the answer. The first caller may have had less time than
 * the others, so a failed request is repeated once where there is time.
 */
function askTogether(question: Question): Promise<Answer> {
  const repeat = (failure: unknown) => {
    if (getTimeLeftMs() < REPEAT_MIN_MS) throw failure
    return findRunning(question) ?? beginAsking(question)
  }
  return findRunning(question)?.catch(repeat) ?? beginAsking(question)
}

/** A read that began before an invalidation is never shared: the page would be stored as newer than its data. */
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

/** A GraphQL failure also has status 200. */
function isComplete({ status, body }: Answer): boolean {
  const json = parse(body)
  return (
    status === 200 && typeof json === 'object' && json !== null && !('errors' in json) && !('error' in json)
  )
}

const isGood = (answer: Answer, { isUsable }: Question) => isComplete(answer) && isUsable(parse(answer.body))

/** Undefined for invalid JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Matches the slug of a record in an answer. */
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

/** Whether the commerce service caches the answer: it caches everything but content, unless told otherwise. */
function isCopied(url: string): boolean {
  const { origin, pathname, searchParams } = new URL(url)
  if (origin !== env.commerceUrl || env.serviceCacheSeconds === 0) return false
  return !pathname.startsWith('/api/content/') && searchParams.get('$cache') !== 'false'
}

const getWoken = () => getProcessState('woken copies', () => new LRUCache<string, number>({ max: WOKEN_MAX }))

/**
 * After a change the service returns its old copy once more while it makes a new one, so the first answer is discarded.
 * A failed one, which is returned, renewed nothing: the next answer may still be the old copy.
 */
async function wakeCopy({ key, tags, ask }: Omit<Question, 'isUsable'>): Promise<Answer | undefined> {
  const invalidatedAt = invalidation.getLastInvalidation(tags)
  if (invalidatedAt === undefined || (getWoken().get(key) ?? Number.NEGATIVE_INFINITY) > invalidatedAt)
    return undefined
  const startedAt = steadyClock()
  const answer = await ask()
  if (!isComplete(answer)) return answer
  getWoken().set(key, startedAt)
  return undefined
}

export interface CachedFetchOptions {
  /** Whether answers show several products, a change of any of which invalidates them. Default false. */
  readonly showsProducts?: boolean | undefined
  /** Timeout of a request, in milliseconds. Default: the caller's. */
  readonly timeoutMs?: number | undefined
  /**
   * How long the caller waits, in milliseconds. The request continues, and its answer is cached. Default: until it
   * ends.
   */
  readonly waitMs?: number | undefined
  /**
   * For the few answers that every page needs. `kept`: the last good one is stored. `taken`: it stands in for one that
   * fails, on pages that are not cached. Default: neither.
   */
  readonly last?: 'kept' | 'taken' | undefined
  /**
   * Whether the JSON of a complete answer can be read. One that cannot is not cached, and with `last` the last good one
   * stands in for it on every page: the fault is in the data, so waiting does not end it. Default: all can.
   */
  readonly isUsable?: ((json: unknown) => boolean) | undefined
}

const LAST_SECONDS = 30 * 86_400

/** The last good answers by their keys: a handful. They are in the cache's store too, for the next process. */
const getLast = () => getProcessState('last answers', () => new Map<string, string>())

async function keepLast(key: string, answer: Answer): Promise<void> {
  const text = JSON.stringify(answer)
  if (getLast().get(key) === text) return
  getLast().set(key, text)
  await getCache()?.put(`last ${key}`, Buffer.from(text), { seconds: LAST_SECONDS })
}

async function takeLast(key: string): Promise<Answer | undefined> {
  const text = getLast().get(key) ?? (await getCache()?.take(`last ${key}`))?.toString()
  return text === undefined ? undefined : answerSchema.parse(JSON.parse(text))
}

/** The answer, or the last good one where it fails or cannot be used. */
async function readLasting(
  read: () => Promise<Answer>,
  question: Question,
  last: CachedFetchOptions['last'],
): Promise<Answer> {
  if (last === undefined) return read()
  const answer = await read().catch((failure: unknown) => ({ failure }))
  const hasFailed = 'failure' in answer
  if (!hasFailed && isGood(answer, question)) {
    await keepLast(question.key, answer)
    return answer
  }
  const mayTake = last === 'taken' || (!hasFailed && isComplete(answer))
  const old = mayTake ? await takeLast(question.key) : undefined
  if (old !== undefined) return old
  if (hasFailed) throw answer.failure
  return answer
}

/**
 * A `fetch` for anonymous reads whose good answers Next caches under `tags`. An answer with a status other than 200,
 * with `errors` or with a body that is not JSON is returned but not cached. Headers are part of the key, because one of
 * them is the language.
 */
export function createCachedFetch(
  tags: readonly string[],
  { waitMs, last, isUsable = () => true, ...options }: CachedFetchOptions = {},
): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const body = typeof init?.body === 'string' ? init.body : ''
    const request = [init?.method ?? 'GET', url, body, [...new Headers(init?.headers)], tags]
    const key = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    const send = () => fetchAnswer(url, init, options)
    const askNow = async () => {
      const failed = isCopied(url) ? await wakeCopy({ key, tags, ask: send }) : undefined
      return failed ?? send()
    }
    const question = { key, tags, ask: askNow, isUsable }
    const read = () => withTimeout(readOnce(question), waitMs)
    const answer = await readLasting(read, question, last)
    return new WholeResponse(answer.body, {
      status: answer.status,
      headers: { 'content-type': answer.contentType },
    })
  }
}
