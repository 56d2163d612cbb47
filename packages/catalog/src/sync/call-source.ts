import { err, type Result } from '@sorrel/domain/result'
import type { SourceAnswer, SourceError } from './source.ts'

const FIRST_PAUSE_MS = 1000
const PAUSE_MAX_MS = 60_000

export interface CallerOptions {
  /** Maximum number of concurrent calls. */
  readonly concurrency: number
  /** Maximum number of attempts per call. */
  readonly tries: number
  readonly signal: AbortSignal
  /** Resolves early when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Calls the service within its limits: a maximum of concurrent calls, and none while the service requests a pause. */
export interface SourceCaller {
  call<T>(call: () => SourceAnswer<T>): SourceAnswer<T>
  /** Number of calls so far, counting each attempt. */
  readonly count: () => number
}

export function createCaller({ concurrency, tries, signal, wait }: CallerOptions): SourceCaller {
  const waiting: (() => void)[] = []
  let free = concurrency
  let count = 0
  let pause = Promise.resolve()

  const enter = async () => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
  /** One attempt. After a failure all calls pause, including this one. */
  const attempt = async <T>(call: () => SourceAnswer<T>, failures: number) => {
    await enter()
    try {
      await pause
      if (signal.aborted) return err(STOPPED)
      count += 1
      const answer = await call().catch((thrown: unknown) => err(toError(thrown)))
      if (!answer.ok) {
        const ms = answer.error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** failures
        pause = Promise.all([pause, wait(Math.min(ms, PAUSE_MAX_MS), signal)]).then(() => undefined)
      }
      return answer
    } finally {
      leave()
    }
  }
  return {
    count: () => count,
    call: async <T>(call: () => SourceAnswer<T>): SourceAnswer<T> => {
      let answer: Result<T, SourceError> = await attempt(call, 0)
      for (let failures = 1; failures < tries && !answer.ok && !signal.aborted; failures += 1)
        answer = await attempt(call, failures)
      return answer
    },
  }
}

const STOPPED: SourceError = { message: 'The walk is to stop' }

function toError(thrown: unknown): SourceError {
  return { message: thrown instanceof Error ? thrown.message : String(thrown) }
}
