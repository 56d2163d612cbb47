import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhenResult,
  type IBreaker,
  isTaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import { createFailureCounter } from '@sorrel/commerce/exchanges'
import { withTimeout } from './with-timeout.ts'

/** How long a call waits for a running probe, so that all calls of a page benefit when the service is back. */
export const PROBE_WAIT_MS = 1000

/** Maximum duration of a call; a longer one would block others from probing. */
export const CALL_MAX_MS = 30_000

/**
 * `closed`: every call is sent. `open`: calls fail immediately. `half-open`: one call probes whether the service
 * answers again, and the others wait for it.
 */
export type BreakerState = 'closed' | 'open' | 'half-open'

/** The service's failure, as the cause of the call's rejection. Each bundle of the app has its own class. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'
}

const isServiceFailure = (error: unknown) => error instanceof Error && error.name === 'ServiceFailure'

export interface Breaker {
  /**
   * Runs a call. Answers from 500 up and a `ServiceFailure` count as failures; other rejections reveal nothing about
   * the service. Rejects with cockatiel's `BrokenCircuitError` while the circuit is open, and with its
   * `TaskCancelledError` after 30 s.
   */
  run(call: () => Promise<Response>): Promise<Response>
  getState(): BreakerState
}

export interface BreakerOptions {
  /** How long no call is sent after the third failure within five minutes, and after each unanswered probe. */
  readonly pauseMs: number
  readonly onChange?: ((state: 'closed' | 'open') => void) | undefined
}

/** Stops calls to a service that keeps failing. See docs/decisions.md#fallback-mode. */
export function createBreaker({ pauseMs, onChange }: BreakerOptions): Breaker {
  const failures = handleWhenResult((answer) => answer instanceof Response && answer.status >= 500).orWhen(
    // A probe whose visitor has left has no result; cockatiel would count it as a success.
    (error) =>
      isServiceFailure(error) || isTaskCancelledError(error) || policy.state === CircuitState.HalfOpen,
  )
  const policy: CircuitBreakerPolicy = circuitBreaker(failures, {
    halfOpenAfter: pauseMs,
    breaker: countFailures(() => policy.state === CircuitState.Closed),
  })
  policy.onBreak(() => onChange?.('open'))
  policy.onReset(() => onChange?.('closed'))
  const limited = wrap(policy, timeout(CALL_MAX_MS, TimeoutStrategy.Aggressive))

  return {
    async run(call) {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      let isLate = false
      const running = limited.execute(() => {
        begin()
        if (isLate) throw new BrokenCircuitError()
        return call()
      })
      running.catch(() => begin())
      if (policy.state === CircuitState.HalfOpen)
        await withTimeout(begun, PROBE_WAIT_MS).catch(() => {
          isLate = true
          throw new BrokenCircuitError()
        })
      return running
    },
    getState() {
      if (policy.state === CircuitState.Closed) return 'closed'
      return policy.state === CircuitState.HalfOpen ? 'half-open' : 'open'
    },
  }
}

/**
 * Opens after three failures within five minutes; a success clears them. A call that began before the circuit opened
 * may fail while a probe is in flight: only the probe counts then.
 */
function countFailures(isClosed: () => boolean): IBreaker {
  const counter = createFailureCounter()
  return {
    state: undefined,
    success: () => counter.recordSuccess(),
    failure() {
      if (!isClosed()) return false
      counter.recordFailure()
      return counter.isOpen()
    },
  }
}
