import { availableParallelism } from 'node:os'
import { err, ok, type Result } from '@sorrel/domain/result'
import { getAddressGroup } from '@sorrel/contracts/http/address'
import type { Counters } from '#backend/counters.ts'
import { type Env, env as ownEnv } from '#config/env.ts'
import { createMemoryCounters, sharedCounters } from '#backend/shared-counters.ts'
import { getProcessState } from '#backend/process-state.ts'
import { createBoundedQueue, type QueueLoad, type Release } from '#backend/resilience/bounded-queue.ts'
import { createTargetCheck, type FirstLine } from './check-target.ts'
import type { Refusal } from './refusal.ts'
import { createRefusalRate } from './refusal-rate.ts'
import { createRenderRate, type RenderRate } from './render-rate.ts'

const AT_ONCE_PER_CORE = 4
const AT_ONCE_MIN = 8

/** Maximum share of running and waiting renders for one address. */
const SHARE_OF_ONE_ADDRESS = 0.25

export interface Job {
  /** The client's network address. */
  readonly address: string
  /** Removes a client that has left from the queue. */
  readonly signal?: AbortSignal | undefined
}

/** Decides which requests are accepted and which may be rendered now. */
export interface RenderLimiter {
  /** Called for every request, before anything else. */
  checkTarget(line: FirstLine): Refusal | undefined
  /** Called before a render: cached answers and files need no slot. Call the release when it is done. */
  acquire(job: Job): Promise<Result<Release, Refusal>>
  /** Numbers of running and waiting renders. */
  getRenders(): QueueLoad
  /** How long to delay a refusal to an address, in milliseconds; addresses with many refusals wait. */
  getDelayMs(address: string): Promise<number>
}

export interface RenderLimiterOptions {
  readonly env: Pick<
    Env,
    'storeApiPrefix' | 'renderRate' | 'renderBurst' | 'rendersAtOnce' | 'rendersWaiting' | 'renderWaitSeconds'
  >
  /** Where renders are counted. Default: in the memory of this process. */
  readonly counters?: Counters | undefined
}

/** The limits on rendering. See docs/hosting.md#limits. */
export function createRenderLimiter({
  env,
  counters = createMemoryCounters(),
}: RenderLimiterOptions): RenderLimiter {
  const rate = createRate(env, counters)
  const running = env.rendersAtOnce ?? Math.max(AT_ONCE_MIN, AT_ONCE_PER_CORE * availableParallelism())
  const waitMs = env.renderWaitSeconds * 1000
  const queue = createBoundedQueue({ running, waiting: env.rendersWaiting, waitMs })
  const getDelayMs = createRefusalRate()
  const places = createPlaces(Math.max(1, Math.floor((running + env.rendersWaiting) * SHARE_OF_ONE_ADDRESS)))

  async function takeLease({ signal }: Pick<Job, 'signal'>): Promise<Result<Release, Refusal>> {
    const lease = await queue.acquire({ priority: 'visitor', signal })
    if (lease.ok) return lease
    return err({ status: 503, text: 'The shop is busy', retryAfterSeconds: toSeconds(waitMs) })
  }

  return {
    checkTarget: createTargetCheck(env),
    getRenders: () => queue.getLoad(),
    getDelayMs: async (address) => (rate === undefined ? 0 : getDelayMs(getAddressGroup(address))),
    async acquire(job) {
      if (rate === undefined) return takeLease(job)
      const group = getAddressGroup(job.address)
      const waitsMs = await rate.take(group)
      if (waitsMs !== undefined) return err(toThrottled(waitsMs))
      const leave = places.take(group)
      if (leave === undefined) return err(toThrottled(waitMs))
      const lease = await takeLease(job)
      if (!lease.ok) {
        leave()
        return lease
      }
      return ok(() => {
        leave()
        lease.value()
      })
    },
  }
}

/** Undefined where the shop sets no limit. */
function createRate(
  { renderRate, renderBurst }: RenderLimiterOptions['env'],
  counters: Counters,
): RenderRate | undefined {
  if (renderRate === 0) return undefined
  return createRenderRate({ perSecond: renderRate, burst: renderBurst, counters })
}

function toThrottled(ms: number): Refusal {
  return { status: 429, text: 'Too many requests', retryAfterSeconds: toSeconds(ms) }
}

const toSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

/** Counts the slots of each address, running and waiting. */
function createPlaces(max: number) {
  const taken = new Map<string, number>()
  return {
    /** Returns a release that works once; undefined where the address has reached its limit. */
    take(group: string): Release | undefined {
      const own = taken.get(group) ?? 0
      if (own >= max) return undefined
      taken.set(group, own + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        const rest = (taken.get(group) ?? 1) - 1
        if (rest === 0) taken.delete(group)
        else taken.set(group, rest)
      }
    },
  }
}

/** The limiter of this process. */
export function getRenderLimiter(): RenderLimiter {
  return getProcessState('limiter', () => createRenderLimiter({ env: ownEnv, counters: sharedCounters }))
}
