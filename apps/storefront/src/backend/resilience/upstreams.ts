import { isBrokenCircuitError, isTaskCancelledError } from 'cockatiel'
import { NotSentError, receiveWhole } from '@sorrel/commerce/exchanges'
import { DURATION_BOUNDS, type Labels } from '@sorrel/service/metrics'
import { nameCalls } from '@sorrel/service/traces'
import { type Clock, systemClock } from '../clock.ts'
import { env } from '#config/env.ts'
import { log } from '../log.ts'
import { createInstrument } from '../metrics.ts'
import { getProcessState } from '../process-state.ts'
import { type Breaker, createBreaker, ServiceFailure } from './breaker.ts'
import { createConcurrencyLimiter, type ConcurrencyLimiter } from './concurrency-limiter.ts'

/** The services that answers are made from. */
export type Upstream = 'commerce' | 'reviews' | 'catalog'

/** The name of a GraphQL operation is in the first characters of a call. */
const OPERATION_PART = 100

const measureCall = createInstrument((metrics) =>
  metrics.createHistogram({
    name: 'http.client.request.duration',
    description: 'Time that a service needs for an answer',
    unit: 's',
    bounds: DURATION_BOUNDS,
  }),
)

/** A timeout shorter than this is no sign of a failing service. */
const FAIR_MS = 1000

/**
 * Node's own `fetch`. Next replaces the global one, which caches, and which turns a page with an uncached read into a
 * page rendered per request.
 */
const plain = getProcessState('plain-fetch', () => ({ fetch: globalThis.fetch }))

/** The state of each service as this process sees it. */
export function getBreakers(): Readonly<Record<Upstream, Breaker>> {
  return getProcessState('breakers', () => ({
    commerce: createUpstreamBreaker('commerce'),
    reviews: createUpstreamBreaker('reviews'),
    catalog: createUpstreamBreaker('catalog'),
  }))
}

function createUpstreamBreaker(upstream: Upstream): Breaker {
  return createBreaker({
    pauseMs: env.breakerPauseSeconds * 1000,
    onChange: (state) => log.warn({ upstream, state }, 'breaker'),
  })
}

/**
 * `fetch` for the services: through a circuit breaker and, for the hosted service, a concurrency limiter. It always
 * goes to the network, so caches wrap it: a cached answer is neither a sign of life nor withheld during an outage.
 */
export const fetchUpstream: typeof fetch = (input, init) => {
  const { origin } = new URL(input instanceof Request ? input.url : input)
  const upstream = getUpstream(origin)
  const guarded = guardFetch(plain.fetch, { upstream, breaker: getBreakers()[upstream] })
  return upstream === 'commerce' ? getCommerceLimiter()(guarded)(input, init) : guarded(input, init)
}

/** The hosted service limits its calls per second; our own services do not. */
function getCommerceLimiter(): ConcurrencyLimiter {
  return getProcessState('commerce gate', () =>
    createConcurrencyLimiter({ now: systemClock, callsAtOnce: env.commerceCallsAtOnce }),
  )
}

function getUpstream(origin: string): Upstream {
  if (origin === env.reviewsUrl) return 'reviews'
  return origin === env.catalogApiUrl ? 'catalog' : 'commerce'
}

export interface GuardOptions {
  readonly upstream: Upstream
  readonly breaker: Breaker
  /** Default 1000 ms. */
  readonly fairMs?: number
  readonly now?: Clock
}

/**
 * A `fetch` behind the breaker. Failures are lost connections, time-outs, answers from 500 up and answers beyond 10 MB,
 * never a refusal (4xx) nor a caller who gave up.
 */
export function guardFetch(
  send: typeof fetch,
  { upstream, breaker, fairMs = FAIR_MS, now = systemClock }: GuardOptions,
): typeof fetch {
  const receive = receiveWhole(send)
  const ask: typeof fetch = async (input, init) => {
    const startedAt = now()
    const labels = { 'sorrel.upstream': upstream, 'graphql.operation.name': getOperationName(init) }
    const measure = (outcome: Labels) => measureCall((now() - startedAt) / 1000, { ...labels, ...outcome })
    try {
      const response = await nameCalls({ name: upstream, labels }, () => receive(input, init))
      measure({ 'http.response.status_code': response.status })
      return response
    } catch (failure) {
      measure({ 'error.type': failure instanceof Error ? failure.name : '_OTHER' })
      const isFair = now() - startedAt >= fairMs
      if (isServiceFault(failure, init?.signal, isFair))
        throw new ServiceFailure(upstream, { cause: failure })
      throw failure
    }
  }
  return async (input, init) => {
    try {
      return await breaker.run(() => ask(input, init))
    } catch (failure) {
      if (failure instanceof ServiceFailure) throw failure.cause
      if (isBrokenCircuitError(failure))
        throw new NotSentError(`The ${upstream} service failed too often: not asked`)
      if (isTaskCancelledError(failure))
        throw new DOMException(`The ${upstream} service did not answer`, 'TimeoutError')
      throw failure
    }
  }
}

/** The operation's name, which comes from our own documents, so there are few; empty for other calls. */
function getOperationName(init: RequestInit | undefined): string {
  const start = typeof init?.body === 'string' ? init.body.slice(0, OPERATION_PART) : ''
  return /^\{"operationName":"(\w+)"/.exec(start)?.[1] ?? ''
}

function isServiceFault(failure: unknown, signal: AbortSignal | null | undefined, isFair: boolean): boolean {
  const isTimeout = failure instanceof Error && failure.name === 'TimeoutError'
  return isTimeout ? isFair : signal?.aborted !== true
}
