import { isRetryableStatus } from '../error.ts'
import type { Send, SendTarget } from './send.ts'

const MAX_TRIES = 2
const MAX_JITTER_MS = 300

/** Counts how many retries are allowed. It holds no data of a person, so all clients of a process may share one. */
export interface RetryBudget {
  /** Counts a first try. */
  readonly earn: () => void
  /** Uses one retry; false when none is left. */
  readonly spend: () => boolean
}

/**
 * A retry costs what ten first tries earn, so that an outage multiplies traffic by at most 1.1.
 *
 * @param options.ratio retries for each first try, default 0.1
 * @param options.max retries that can be saved up, default 10
 */
export function createRetryBudget({ ratio = 0.1, max = 10 } = {}): RetryBudget {
  const perRetry = Math.round(1 / ratio)
  let earned = 0
  return {
    earn: () => {
      earned = Math.min(earned + 1, max * perRetry)
    },
    spend: () => {
      if (earned < perRetry) return false
      earned -= perRetry
      return true
    },
  }
}

/** The wait of a `Retry-After` header (seconds or an HTTP date), in milliseconds. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

export interface RetryRules {
  readonly budget: RetryBudget
  /** Time for all tries together, waits included. */
  readonly budgetMs: number
  readonly now?: () => number
  readonly random?: () => number
}

/** The request did not go out, on purpose, so trying again does not help: the service is known to fail. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError'
}

type Attempt = { readonly response: Response } | { readonly failure: unknown }

async function attempt(send: Send, input: SendTarget, init?: RequestInit): Promise<Attempt> {
  try {
    return { response: await send(input, init) }
  } catch (failure) {
    return { failure }
  }
}

function canRetry(outcome: Attempt, init?: RequestInit): boolean {
  if (init?.signal?.aborted) return false
  if ('response' in outcome) return isRetryableStatus(outcome.response.status)
  return !(outcome.failure instanceof DOMException || outcome.failure instanceof NotSentError)
}

function wait(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/**
 * Sends a read again when the service was unreachable or said "not now" (429, 502, 503, 504): at most twice in all,
 * after a random wait or the one of `Retry-After`, if the time allows it. Not after a time-out.
 */
export function withRetry(
  send: Send,
  { budget, budgetMs, now = Date.now, random = Math.random }: RetryRules,
): Send {
  return async (input, init) => {
    const startedAt = now()
    budget.earn()
    for (let tries = 1; ; tries += 1) {
      const outcome = await attempt(send, input, init)
      const header = 'response' in outcome ? outcome.response.headers.get('retry-after') : null
      const pause = parseRetryAfter(header, now()) ?? random() * MAX_JITTER_MS
      const fits = now() - startedAt + pause < budgetMs
      if (tries < MAX_TRIES && canRetry(outcome, init) && fits && budget.spend())
        await wait(pause, init?.signal)
      else if ('response' in outcome) return outcome.response
      else throw outcome.failure
    }
  }
}
