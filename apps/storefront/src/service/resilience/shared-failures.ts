import { randomUUID } from 'node:crypto'
import { createFailureCounter, FALLBACK_FAILURES, type FailureCounter } from '@sorrel/commerce/exchanges'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Counters, RecordKind } from '../counters.ts'
import { type BreakerPeers, type CallOutcome, PROBE_MAX_MS, PROBE_WAIT_MS } from './breaker.ts'

/** How old a process lets its picture of the others become before it looks again. */
const LOOK_MS = 1000

/** How often a call looks whether the probe of another process has ended. */
const PROBE_LOOK_MS = 100

/** Longer than failures count. */
const REMEMBERED_MS = 600_000

/** All times in milliseconds since the epoch. */
const schema = z.object({
  failures: z.array(z.number()),
  /** No probe begins before that. */
  resumesAt: z.number(),
  probe: z.nullable(z.object({ id: z.string(), startedAt: z.number() })),
})

type State = z.infer<typeof schema>

const GOOD: State = { failures: [], resumesAt: 0, probe: null }

export interface SharedFailuresOptions {
  /** The service whose failures are counted. */
  readonly upstream: string
  readonly counters: Counters
  readonly now: Clock
  readonly pauseMs: number
}

/**
 * The failures of a service as all processes of the shop saw them: together they open the breakers of all, and of all
 * processes one asks at a time whether the service is back. What others saw is known a second later.
 */
export function createSharedFailures(options: SharedFailuresOptions) {
  const { now, pauseMs } = options
  const view = createView(options)
  let probeId: string | undefined

  /** Undefined where the service is well, or another process asks; else what the probe is known by. */
  async function claimProbe(): Promise<string | undefined> {
    const probe = { id: randomUUID(), startedAt: now() }
    const next = await view.tell((state) => {
      const isTaken = state.probe !== null && probe.startedAt - state.probe.startedAt < PROBE_MAX_MS
      const isFree = isOpen(state, now) && !isTaken && probe.startedAt >= state.resumesAt
      return isFree ? { ...state, probe } : state
    })
    return next.probe?.id === probe.id ? probe.id : undefined
  }

  function addFailure(at: number, state: State): State {
    const next = { ...state, failures: [...state.failures, at].slice(-FALLBACK_FAILURES) }
    return isOpen(next, now) && !isOpen(state, now) ? { ...next, resumesAt: at + pauseMs } : next
  }

  const counter: FailureCounter = {
    recordFailure() {
      const at = now()
      void view.tell((state) => addFailure(at, state))
    },
    recordSuccess() {
      if (view.get().failures.length > 0) void view.tell((state) => ({ ...state, failures: [] }))
    },
    isOpen: () => isOpen(view.get(), now),
    getFailures: () => toCounter(view.get(), now).getFailures(),
  }
  const peers: BreakerPeers = {
    look: () => view.refresh(),
    async mayProbe() {
      probeId = await claimProbe()
      if (probeId !== undefined) return true
      for (let waited = 0; view.get().probe !== null && waited < PROBE_WAIT_MS; waited += PROBE_LOOK_MS) {
        await new Promise((resolve) => setTimeout(resolve, PROBE_LOOK_MS))
        await view.look()
      }
      return false
    },
    endProbe(outcome: CallOutcome) {
      const [id, at] = [probeId, now()]
      void view.tell((state) => {
        if (state.probe?.id !== id) return state
        return { ...state, probe: null, resumesAt: outcome === 'failure' ? at + pauseMs : state.resumesAt }
      })
    },
  }
  return { counter, peers }
}

const toCounter = ({ failures }: State, now: Clock) => createFailureCounter({ now, failures })
const isOpen = (state: State, now: Clock) => toCounter(state, now).isOpen()

/** What this process knows of the state that all share. */
function createView({ upstream, counters, now }: SharedFailuresOptions) {
  const states: RecordKind<State> = { kind: 'failures', schema, lifeMs: REMEMBERED_MS }
  let known = GOOD
  let lookedAt = Number.NEGATIVE_INFINITY
  /** Changes that are known here already, and not yet where all look. */
  let untold = 0

  async function look(): Promise<void> {
    lookedAt = now()
    const found = (await counters.read(states, upstream)) ?? GOOD
    if (untold === 0) known = found
  }

  return {
    get: () => known,
    look,
    /** Looks, unless that was done just now. */
    refresh() {
      if (now() - lookedAt >= LOOK_MS) void look()
    },
    /** Changes the state here at once, and then for all. Gives what it is for all. */
    async tell(change: (state: State) => State): Promise<State> {
      known = change(known)
      untold += 1
      const next = await counters.update(states, upstream, (state = GOOD) => {
        const changed = change(state)
        return { next: changed, outcome: changed }
      })
      untold -= 1
      if (untold === 0) known = next
      return next
    },
  }
}
