import { createHash, timingSafeEqual } from 'node:crypto'
import { readText } from '@sorrel/http/body'
import type { Logger } from 'pino'
import { getClientAddress } from '#service/client-address.ts'
import type { Counters, Limit } from '#service/counters.ts'
import { createFirstTime } from '#service/first-time.ts'
import { INERT_POLICY } from '#service/policy.ts'
import { sharedCounters } from '#service/shared-counters.ts'
import { isShown, parseEvent, type StoreEvent } from './event.ts'
import { type Journal, REMEMBERED_MS } from './journal.ts'

/** Start of the address that the service posts events to; the secret is its last part. */
export const WEBHOOK_PREFIX = '/api/webhooks/commerce/'

/** A whole record fits. Bytes. */
const BODY_MAX_BYTES = 1_000_000

/** Wrong secrets that one address may try. */
const WRONG_SECRETS: Limit = { name: 'wrong webhook secrets', calls: 10, seconds: 60 }

/** When an event that failed is tried again, after each failure in a row. */
const RETRIES_MS = [5000, 60_000, 600_000, 3_600_000]

export interface ReceiverOptions {
  readonly secret: string
  /** Addresses that events may come from; empty for any. */
  readonly sources: readonly string[]
  readonly journal: Journal
  /** Deals with an event that was written down. */
  readonly handle: (event: StoreEvent) => Promise<void>
  /** Whether an event is of use; others leave nothing behind. Default: whether pages show what it is about. */
  readonly isNeeded?: ((event: StoreEvent) => boolean) | undefined
  /** Default those of all processes of this shop. */
  readonly counters?: Counters | undefined
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
}

export type Receiver = (request: Request) => Promise<Response>

/**
 * `POST /api/webhooks/commerce/{secret}`: takes the events of the service. 200 as soon as an event is on the disk, also for
 * a repeat, and at once for an event that is of no use; 503 where it cannot be written, so that the service sends it
 * again; 404 for a wrong secret or source, 429 after ten wrong ones in a minute; 400 that asks for no repeat for what is
 * no event. An event that is on the disk outlives this process, so its drop follows the acknowledgement.
 */
export function createReceiver({
  secret,
  sources,
  journal,
  handle,
  isNeeded = isShown,
  counters = sharedCounters,
  log,
}: ReceiverOptions): Receiver {
  const isFirst = createFirstTime({ kind: 'store event', lifeMs: REMEMBERED_MS, counters })

  async function refuse(address: string): Promise<Response> {
    const isAllowed = (await counters.take(WRONG_SECRETS, address)) === undefined
    return toResponse(isAllowed ? 404 : 429, { error: isAllowed ? 'not found' : 'too many' })
  }

  async function take(event: StoreEvent): Promise<Response> {
    if (!isNeeded(event)) return toResponse(200, {})
    try {
      const isNew = await journal.add(event)
      void settle(event, isNew)
      return toResponse(200, {})
    } catch (error) {
      log.error({ err: error, event: event.id }, 'an event of the store could not be written down')
      return toResponse(503, { error: 'not written' })
    }
  }

  /** What follows the acknowledgement. */
  async function settle(event: StoreEvent, isNew: boolean): Promise<void> {
    const { id, type } = event
    try {
      const isForUs = isNew && (await isFirst(id))
      log.info({ event: id, type, repeated: isForUs ? undefined : true }, 'store event')
      if (isForUs) await finishEvent(event, { journal, handle, log })
      // Another process was sent it before, and has it on its own disk.
      else if (isNew) await journal.finish(event)
    } catch (error) {
      log.error({ err: error, event: id }, 'an event of the store was not dealt with')
    }
  }

  return async (request) => {
    // A server that listens for both kinds of addresses names IPv4 ones inside IPv6.
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

export type EventTools = Pick<ReceiverOptions, 'journal' | 'handle' | 'log'>

/**
 * Deals with an event that is on the disk. After a failure it stays there and is tried again; the next start tries what is
 * left then. `failures` is the number of tries before this one.
 */
export async function finishEvent(event: StoreEvent, tools: EventTools, failures = 0): Promise<void> {
  const { journal, handle, log } = tools
  try {
    await handle(event)
    await journal.finish(event)
  } catch (error) {
    log.error({ err: error, event: event.id }, 'an event of the store was not dealt with')
    const retryMs = RETRIES_MS[failures]
    if (retryMs !== undefined) setTimeout(() => void finishEvent(event, tools, failures + 1), retryMs).unref()
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
