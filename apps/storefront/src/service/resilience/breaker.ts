import { createFailureCounter, type FailureCounter } from '@sorrel/commerce/exchanges'
import type { Clock } from '../clock.ts'

/** How long a call waits for a running probe, so that the calls of one page all profit from a service that is back. */
export const PROBE_WAIT_MS = 1000

/** A probe that has not ended after this long no longer keeps others from asking. */
export const PROBE_MAX_MS = 30_000

/**
 * `closed`: every call goes out. `open`: calls fail at once. `half-open`: one call asks whether the service answers
 * again, and the others wait for it.
 */
export type BreakerState = 'closed' | 'open' | 'half-open'

/** How a call ended; `unknown` where that says nothing of the service, as when the visitor has gone. */
export type CallOutcome = 'success' | 'failure' | 'unknown'

export interface Breaker {
  /** Gives what the call's outcome is reported to; undefined while calls fail at once. */
  admit(): Promise<((outcome: CallOutcome) => void) | undefined>
  getState(): BreakerState
}

/** The other processes that call the service. */
export interface BreakerPeers {
  /** Called before each call: takes in what the others saw, unless that was done just now. */
  look(): void
  /** Whether this process may probe. False where another one does, when that has ended or taken long. */
  mayProbe(): Promise<boolean>
  /** How this process's own probe ended. */
  endProbe(outcome: CallOutcome): void
}

export interface BreakerOptions {
  readonly now: Clock
  /** How long no call goes out after the service has failed too often, and after each probe that failed. */
  readonly pauseMs: number
  /** Says when there are too many failures. Default: three within five minutes; a success clears them. */
  readonly counter?: FailureCounter
  /** Default none: this process probes whenever a pause is over. */
  readonly peers?: BreakerPeers | undefined
  readonly onChange?: ((state: 'closed' | 'open') => void) | undefined
}

interface Probe {
  readonly ended: Promise<void>
  readonly end: () => void
  readonly startedAt: number
}

/** Stops calls to a service that keeps failing. See docs/decisions.md#fallback-mode. */
export function createBreaker(options: BreakerOptions): Breaker {
  const { now, pauseMs, counter = createFailureCounter({ now: options.now }), peers, onChange } = options
  let probe: Probe | undefined
  let resumesAt = 0
  let lastState: 'closed' | 'open' = 'closed'

  function noteState(): void {
    const state = counter.isOpen() ? 'open' : 'closed'
    if (state === lastState) return
    lastState = state
    if (state === 'open') resumesAt = now() + pauseMs
    onChange?.(state)
  }

  function report(outcome: CallOutcome, own?: Probe): void {
    if (outcome === 'success') counter.recordSuccess()
    if (outcome === 'failure') counter.recordFailure()
    if (own !== undefined && own === probe) {
      probe = undefined
      if (outcome === 'failure') resumesAt = now() + pauseMs
      peers?.endProbe(outcome)
    }
    noteState()
    own?.end()
  }

  function getRunningProbe(): Probe | undefined {
    return probe !== undefined && now() - probe.startedAt < PROBE_MAX_MS ? probe : undefined
  }

  return {
    async admit() {
      peers?.look()
      noteState()
      if (!counter.isOpen()) return (outcome) => report(outcome)
      const running = getRunningProbe()
      if (running !== undefined) {
        await withinMs(running.ended, PROBE_WAIT_MS)
        return counter.isOpen() ? undefined : (outcome) => report(outcome)
      }
      if (now() < resumesAt) return undefined
      const own = startProbe(now())
      probe = own
      if (peers === undefined || (await peers.mayProbe())) return (outcome) => report(outcome, own)
      if (probe === own) probe = undefined
      noteState()
      own.end()
      return counter.isOpen() ? undefined : (outcome) => report(outcome)
    },
    getState() {
      if (!counter.isOpen()) return 'closed'
      return getRunningProbe() === undefined ? 'open' : 'half-open'
    },
  }
}

function startProbe(startedAt: number): Probe {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  return { ended, end, startedAt }
}

async function withinMs(ended: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([ended, late])
  clearTimeout(timer)
}
