import { createHash } from 'node:crypto'
import { WholeResponse, withDeadline } from '@sorrel/commerce/exchanges'
import { LRUCache } from 'lru-cache'
import { type Clock, steadyClock } from './clock.ts'
import { type DroppedTags, droppedTags } from './dropped-tags.ts'
import { env } from './env.ts'
import { productSlugs } from './product-slugs.ts'
import { getProcessState } from './process-state.ts'
import { getRender, type Read } from './render.ts'
import { fetchUpstream } from './resilience/upstreams.ts'
import { waitAtMost } from './resilience/wait-at-most.ts'

/** How long an anonymous read counts as fresh when no webhook drops it earlier. See docs/adr/0001-cached-pages-per-market.md. */
export const CACHE_SECONDS = 300

/** How long the last good answer stands in while no fresh one can be had. */
const STALE_SECONDS = 86_400

/** All answers together, in bytes of memory. */
const CACHE_MAX_BYTES = 32 * 1024 * 1024

interface Answer {
  readonly status: number
  readonly contentType: string
  readonly body: string
  /** The body as it was parsed when it came. */
  readonly json?: unknown
}

interface CachedAnswer extends Read {
  readonly answer: Answer
}

/** Outside the heap, where it costs the collection of garbage nothing and half the bytes that a text with a € takes. */
interface StoredAnswer extends Read {
  readonly answer: Pick<Answer, 'status' | 'contentType'> & { readonly bytes: Buffer }
}

function store({ answer: { status, contentType, body }, ...read }: CachedAnswer): StoredAnswer {
  return { ...read, answer: { status, contentType, bytes: Buffer.from(body) } }
}

function restore({ answer: { bytes, ...answer }, ...read }: StoredAnswer): CachedAnswer {
  return { ...read, answer: { ...answer, body: bytes.toString() } }
}

interface Question {
  readonly key: string
  readonly tags: readonly string[]
  /** Further tags of an answer, by what it holds. */
  readonly toTags?: ((body: string) => readonly string[]) | undefined
  /** Whether the last good answer is given while no fresh one can be had. Default true. */
  readonly standsIn?: boolean | undefined
  /** The service keeps copies of this answer, so it is asked twice after a change. Default false. */
  readonly hasCopies?: boolean | undefined
  /** How long the reader waits, in milliseconds. The question goes on, and its answer is cached. Default: to its end. */
  readonly waitMs?: number | undefined
  readonly ask: () => Promise<Answer>
}

export interface AnswerCache {
  /** The answer, from the cache or asked now. Rejects as `ask` does when there is no older answer to give. */
  read(question: Question): Promise<Answer>
}

export interface AnswerCacheOptions {
  readonly now: Clock
  readonly dropped: DroppedTags
  readonly maxBytes?: number
}

/**
 * Keeps good answers with the moment their read began, so that none is kept that may lack a change announced meanwhile.
 * Who makes a cached page waits for a fresh answer; anybody else gets an expired one at once and it is renewed
 * meanwhile. Only while no fresh answer can be had does everybody get the last good one.
 */
export function createAnswerCache({
  now,
  dropped,
  maxBytes = CACHE_MAX_BYTES,
}: AnswerCacheOptions): AnswerCache {
  const answers = new LRUCache<string, StoredAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.bytes.length + 1,
  })
  const ask = createRenewal({ answers, now, dropped })
  const renew = (question: Question) => waitAtMost(ask(question), question.waitMs)

  async function renewOrKeep(question: Question, known: CachedAnswer): Promise<CachedAnswer> {
    if (question.standsIn === false) return renew(question)
    const renewed = await renew(question).catch(() => known)
    return isGood(renewed.answer) || isRefusal(renewed.answer) ? renewed : known
  }

  async function find(question: Question): Promise<CachedAnswer> {
    const found = answers.get(question.key)
    const known = found === undefined || dropped.isPurged(found) ? undefined : restore(found)
    const age = known === undefined ? Number.POSITIVE_INFINITY : now() - known.startedAt
    if (known === undefined || age >= STALE_SECONDS * 1000) return renew(question)
    const isCurrent = !dropped.isDropped(known)
    if (isCurrent && age < CACHE_SECONDS * 1000) return known
    const isPageCached = getRender()?.recordRead !== undefined
    if (isPageCached || !isCurrent) return renewOrKeep(question, known)
    void renewOrKeep(question, known).catch(() => undefined)
    return known
  }

  return {
    async read(question) {
      const found = await find(question)
      getRender()?.recordRead?.(found)
      return found.answer
    },
  }
}

interface Renewal extends Pick<AnswerCacheOptions, 'now' | 'dropped'> {
  readonly answers: LRUCache<string, StoredAnswer>
}

/** Asks the service, once for all who read at the same time, and keeps the answer while it is good. */
function createRenewal({ answers, now, dropped }: Renewal): (question: Question) => Promise<CachedAnswer> {
  const running = new Map<string, { readonly read: Read; readonly answer: Promise<CachedAnswer> }>()

  /** After a change the service gives its old copy once more and makes a new one meanwhile: that is asked for. */
  async function wakeCopy({ key, tags, ask: send }: Question): Promise<void> {
    const droppedAt = dropped.getLastDrop(tags)
    const known = answers.peek(key)
    if (droppedAt === undefined || (known !== undefined && known.startedAt > droppedAt)) return
    await send().catch(() => undefined)
  }

  async function ask(question: Question, startedAt: number): Promise<CachedAnswer> {
    const { key, tags, toTags, ask: send, hasCopies = false } = question
    if (hasCopies) await wakeCopy(question)
    const answer = await send()
    const cached = { answer, startedAt, tags: [...tags, ...(toTags?.(answer.body) ?? [])] }
    if (isGood(cached.answer) && !dropped.isDropped(cached)) answers.set(key, store(cached))
    else if (isRefusal(cached.answer)) answers.delete(key)
    return cached
  }

  return (question) => {
    const current = running.get(question.key)
    // One that began before a drop of its tags may lack the change.
    if (current !== undefined && !dropped.isDropped(current.read)) return current.answer
    const startedAt = now()
    const answer = ask(question, startedAt).finally(() => {
      if (running.get(question.key)?.answer === answer) running.delete(question.key)
    })
    running.set(question.key, { read: { startedAt, tags: question.tags }, answer })
    return answer
  }
}

/** The service has nothing to give, such as a page that is no longer published: that is an answer, not a failure. */
function isRefusal({ status }: Answer): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** A GraphQL failure comes with status 200 too. */
function isGood({ status, body, json = parse(body) }: Answer): boolean {
  return (
    status === 200 && typeof json === 'object' && json !== null && !('errors' in json) && !('error' in json)
  )
}

/** Undefined for a text that is no JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const answerCache = getProcessState('answer-cache', () =>
  createAnswerCache({ now: steadyClock, dropped: droppedTags }),
)

async function fetchAnswer(url: string, init: RequestInit | undefined, timeoutMs?: number): Promise<Answer> {
  const send = timeoutMs === undefined ? fetchUpstream : withDeadline(fetchUpstream, timeoutMs)
  const response = await send(url, init)
  const contentType = response.headers.get('content-type') ?? 'application/json'
  const body = await response.text()
  productSlugs.learn(body)
  return { status: response.status, contentType, body, json: parse(body) }
}

/** The commerce service keeps copies of everything but content, unless it is told not to use them. */
function isCopied(url: string): boolean {
  const { origin, pathname, searchParams } = new URL(url)
  if (origin !== env.commerceUrl || env.serviceCacheSeconds === 0) return false
  return !pathname.startsWith('/api/content/') && searchParams.get('$cache') !== 'false'
}

export interface CachedFetchOptions extends Pick<Question, 'toTags' | 'standsIn' | 'waitMs'> {
  /** How long a question may take, in milliseconds. Default: as long as the caller lets it. */
  readonly timeoutMs?: number | undefined
}

/**
 * A `fetch` for anonymous reads whose good answers are cached under `tags`: an answer with another status than 200,
 * with `errors` or with a body that is not JSON is passed on and not cached. Headers are part of the key: one of them
 * names the language.
 */
export function createCachedFetch(
  tags: readonly string[],
  { timeoutMs, ...options }: CachedFetchOptions = {},
): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const body = typeof init?.body === 'string' ? init.body : ''
    const request = [init?.method ?? 'GET', url, body, [...new Headers(init?.headers)], tags]
    const key = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    const hasCopies = isCopied(url)
    const answer = await answerCache.read({
      ...options,
      hasCopies,
      key,
      tags,
      ask: () => fetchAnswer(url, init, timeoutMs),
    })
    return new AnswerResponse(answer)
  }
}

/** An answer as a response. What was parsed when it came is not parsed again. */
class AnswerResponse extends WholeResponse {
  readonly #answer: Answer
  constructor(answer: Answer) {
    super(answer.body, { status: answer.status, headers: { 'content-type': answer.contentType } })
    this.#answer = answer
  }

  override async json(): Promise<unknown> {
    return this.#answer.json ?? super.json()
  }
}
