import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { toId } from '../seed/id.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A webhook that has failed for this long is disabled. */
const GIVE_UP_MS = 4 * 24 * HOUR_MS

/** Delay before the next attempt after n failures in a row: 1 min, then 10 min to 3 h, and 12 h after every tenth. */
export function getRetryDelayMs(failures: number): number {
  if (failures % 10 === 0) return 12 * HOUR_MS
  if (failures === 1) return MINUTE_MS
  return Math.min(3 * HOUR_MS, 10 * MINUTE_MS * 2 ** (failures - 2))
}

/** A receiver must answer within this time. */
const TIMEOUT_MS = 10_000

/** With disorder enabled, events made within this time are shuffled. */
const SHUFFLE_MS = 20

/** An event of a record. */
export interface StoreEvent {
  readonly model: 'products' | 'categories' | 'orders' | 'subscriptions' | 'carts' | 'accounts'
  readonly type: `${'product' | 'category' | 'order' | 'subscription' | 'cart' | 'account'}.${string}`
  /** The whole record, or its id with the fields that changed. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Events of the store, posted to one address: unsigned, each on its own. */
export interface Webhooks {
  /** Returns immediately and never throws. */
  emit(event: StoreEvent): void
  /** False once the receiver has failed for too long. */
  isEnabled(): boolean
  /** Resolves when every event so far has been delivered or given up. */
  settled(): Promise<void>
  close(): void
}

export interface WebhooksParts {
  readonly config: Pick<Config, 'webhookUrl' | 'webhookRetryScale' | 'webhookDisorder'>
  readonly clock: Clock
  readonly log: Logger
  /** Milliseconds of real time. */
  readonly now?: () => number
}

interface Delivery {
  readonly body: Readonly<Record<string, unknown>>
  attempts: number
  firstFailedAt: number | undefined
}

/**
 * Sends events as the hosted service does: without a signature or a secret, and repeated and out of order if
 * configured. A failed delivery is retried, with a delay that grows with each failure in a row; `410`, or a failing
 * answer with `"retry": false`, ends the attempts for one event; four days of failures disable the webhook.
 */
export function createWebhooks({ config, clock, log, now = Date.now }: WebhooksParts): Webhooks {
  const { webhookUrl, webhookRetryScale, webhookDisorder } = config
  const stopped = new AbortController()
  const pending = new Set<Promise<void>>()
  const { isEnabled, succeed, fail } = createFailures(now)
  let held: Delivery[] = []
  let count = 0

  async function deliver(url: string, delivery: Delivery): Promise<void> {
    while (isEnabled() && !stopped.signal.aborted) {
      delivery.attempts += 1
      const outcome = await post(url, delivery)
      const { $type: type } = delivery.body
      log.info({ type, attempts: delivery.attempts, outcome }, 'sent an event')
      if (outcome === 'taken') succeed()
      if (outcome !== 'failed') return
      delivery.firstFailedAt ??= clock.now().getTime()
      const delayMs = getRetryDelayMs(fail()) * webhookRetryScale
      await wait(delayMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined)
    }
  }

  function track(work: Promise<void>): void {
    const done = work.catch((error: unknown) => log.error({ err: error }, 'could not send an event'))
    pending.add(done)
    void done.then(() => pending.delete(done))
  }

  async function flush(url: string): Promise<void> {
    await wait(SHUFFLE_MS)
    const sent = held.toReversed()
    held = []
    for (const delivery of sent)
      for (let times = 0; times < 2; times += 1) await deliver(url, { ...delivery, attempts: 0 })
  }

  return {
    isEnabled,
    emit: ({ model, type, data }) => {
      if (webhookUrl === undefined || !isEnabled()) return
      count += 1
      const dateCreated = clock.now().toISOString()
      const id = toId('event', String(now()), String(count), type)
      const body = { id, model, type, data, date_created: dateCreated, $type: `${model}/${type}` }
      const delivery: Delivery = { body, attempts: 0, firstFailedAt: undefined }
      if (!webhookDisorder) return track(deliver(webhookUrl, delivery))
      held.push(delivery)
      if (held.length === 1) track(flush(webhookUrl))
    },
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending)
    },
    close: () => stopped.abort(),
  }
}

/** Counts the receiver's failures in a row, over all events. */
function createFailures(now: () => number) {
  let failures = 0
  let failingSince: number | undefined
  return {
    isEnabled: () => failingSince === undefined || now() - failingSince < GIVE_UP_MS,
    succeed: () => {
      failures = 0
      failingSince = undefined
    },
    /** Returns the new number of failures. */
    fail: () => {
      failures += 1
      failingSince ??= now()
      return failures
    },
  }
}

/** `ended`: the receiver wants no further attempts for this event. */
type Outcome = 'taken' | 'failed' | 'ended'

async function post(url: string, { body, attempts, firstFailedAt }: Delivery): Promise<Outcome> {
  const $delivery = {
    attempts,
    ...(firstFailedAt !== undefined && { date_first_failed: new Date(firstFailedAt).toISOString() }),
  }
  try {
    const response = await fetch(url, {
      method: 'POST',
      // The sandbox is a test environment of the service.
      headers: { 'content-type': 'application/json', 'swell-env': 'test' },
      body: JSON.stringify({ ...body, $delivery }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    })
    const text = await response.text()
    if (response.ok) return 'taken'
    return response.status === 410 || /"retry"\s*:\s*false/.test(text) ? 'ended' : 'failed'
  } catch {
    return 'failed'
  }
}
