import { createHash, timingSafeEqual } from 'node:crypto'
import { readText } from '@sorrel/contracts/http/body'
import type { Logger } from 'pino'
import { getClientAddress } from '#request/client-address.ts'
import type { Counters, Limit } from '#backend/counters.ts'
import { INERT_POLICY } from '#request/content-security-policy.ts'
import { withTimeout } from '#backend/resilience/with-timeout.ts'
import { sharedCounters } from '#backend/shared-counters.ts'
import { affectsPages, parseEvent, type StoreEvent } from './event.ts'
import type { KeepEvent } from './keep-event.ts'

/** Start of the address that the service posts events to; the secret is its last part. */
export const WEBHOOK_PREFIX = '/api/webhooks/commerce/'

/** A whole record fits. Bytes. */
const BODY_MAX_BYTES = 1_000_000

/** Wrong secrets that one address may try. */
const WRONG_SECRETS: Limit = { name: 'wrong webhook secrets', calls: 10, seconds: 60 }

/** The service waits ten seconds for an answer. */
const ANSWER_MS = 9000

export interface ReceiverOptions {
  readonly secret: string
  /** Addresses that events may come from; empty for any. */
  readonly sources: readonly string[]
  /** Default: nothing outlives this process. */
  readonly keep?: KeepEvent | undefined
  /** Handles an event that is not stored. */
  readonly handle: (event: StoreEvent) => Promise<void>
  /** Whether an event is relevant; others are not stored. Default: whether pages show its record. */
  readonly isNeeded?: ((event: StoreEvent) => boolean) | undefined
  /** Default: the counters that all processes of this shop share. */
  readonly counters?: Counters | undefined
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
}

export type Receiver = (request: Request) => Promise<Response>

/**
 * `POST /api/webhooks/commerce/{secret}`: receives the events of the service. 200 as soon as an event is stored, for a
 * repeat, and for an irrelevant event; without storage, once the event has been handled. 503 if that fails, so that the
 * service sends it again; 404 for a wrong secret or source; 429 after ten wrong ones in a minute; 400, without a
 * request to repeat, for anything that is not an event.
 */
export function createReceiver({
  secret,
  sources,
  keep,
  handle,
  isNeeded = affectsPages,
  counters = sharedCounters,
  log,
}: ReceiverOptions): Receiver {
  async function refuse(address: string): Promise<Response> {
    const isAllowed = (await counters.take(WRONG_SECRETS, address)) === undefined
    return toResponse(isAllowed ? 404 : 429, { error: isAllowed ? 'not found' : 'too many' })
  }

  async function isKept(event: StoreEvent): Promise<boolean> {
    try {
      await keep?.(event)
      return keep !== undefined
    } catch (error) {
      log.error({ err: error, event: event.id }, 'an event of the store could not be written down')
      return false
    }
  }

  async function isDealtWith(event: StoreEvent, ms: number): Promise<boolean> {
    const { id, type } = event
    log.info({ event: id, type }, 'store event')
    try {
      await withTimeout(handle(event), ms)
      return true
    } catch (error) {
      log.error({ err: error, event: id }, 'an event of the store was not dealt with')
      return false
    }
  }

  async function take(event: StoreEvent): Promise<Response> {
    const answersBy = performance.now() + ANSWER_MS
    const isTaken =
      !isNeeded(event) ||
      (await isKept(event)) ||
      // A store that does not respond has used up part of the time.
      (await isDealtWith(event, answersBy - performance.now()))
    return isTaken ? toResponse(200, {}) : toResponse(503, { error: 'not taken' })
  }

  return async (request) => {
    // A server that listens on IPv6 and IPv4 writes IPv4 addresses as IPv6.
    const address = getClientAddress(request).replace(/^::ffff:/, '')
    const given = new URL(request.url).pathname.slice(WEBHOOK_PREFIX.length)
    const isKnownSource = sources.length === 0 || sources.includes(address)
    if (!isSame(given, secret) || !isKnownSource) return refuse(address)
    if (request.method !== 'POST') return toResponse(405, { error: 'POST only' }, { allow: 'POST' })
    const text = await readText(request, BODY_MAX_BYTES)
    const event = text.ok ? parseEvent(text.value) : undefined
    return event === undefined ? toResponse(400, { error: 'no event', retry: false }) : take(event)
  }
}

/** Constant time: the digests have one length whatever was given. */
function isSame(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

function toResponse(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  const own = { 'cache-control': 'no-store', 'content-security-policy': INERT_POLICY }
  return Response.json(body, { status, headers: { ...own, ...headers } })
}
