import { join } from 'node:path'
import { readPastCopies } from '@sorrel/commerce/catalog'
import type { Logger } from 'pino'
import type { StoreIndex } from '#routing/store-index.ts'
import { getAgainMs } from '#service/changed-lately.ts'
import { getFreshCommerce } from '#service/commerce.ts'
import type { Env } from '#service/env.ts'
import type { Invalidation } from '#service/invalidation.ts'
import { productSlugs } from '#service/product-slugs.ts'
import { reviewRequests } from '#service/review-requests.ts'
import { createEventHandler } from './handle-event.ts'

import { createJournal } from './journal.ts'
import { withOrderEvents } from './order-events.ts'
import { createReceiver, type EventTools, finishEvent, type Receiver } from './receiver.ts'
import { createStoreReaders } from './read-store.ts'
import { createStoreWatch } from './store-watch.ts'
import { createIndexNotifier } from './notify-index.ts'

export interface WatchOptions {
  readonly env: Pick<Env, 'commercePollSeconds'>
  readonly index: StoreIndex
  readonly invalidate: Pick<Invalidation, 'drop'>
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** Looks at the store now and every so often, for changes of settings, menus and content, which send no event. */
export function watchStore({ env, index, invalidate, log }: WatchOptions): void {
  const { commercePollSeconds } = env
  if (commercePollSeconds === 0) return
  const look = createStoreWatch({ readers: createStoreReaders(index), invalidate, log })
  const run = () => {
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'the store could not be looked at'))
      .finally(() => setTimeout(run, commercePollSeconds * 1000).unref())
  }
  run()
}

export interface WebhookOptions {
  readonly env: Env
  /** Where events are written down, in a folder of their own. */
  readonly directory: string
  readonly invalidate: Pick<Invalidation, 'drop'>
  readonly log: Logger
}

/**
 * Makes what takes the events of the service, and deals with those that an earlier process left; undefined where no secret
 * is set. See docs/hosted-store.md#webhook.
 */
export function createWebhooks({ env, directory, invalidate, log }: WebhookOptions): Receiver | undefined {
  const { webhookSecret: secret, webhookSources: sources } = env
  if (secret === undefined) return undefined
  const journal = createJournal(join(directory, 'webhooks'))
  const handleShown = createEventHandler({
    invalidate,
    slugs: productSlugs,
    read: (kind, id) => readPastCopies(getFreshCommerce(), { kind, id }),
    notifyIndex: createIndexNotifier(env, log),
    againMs: getAgainMs(),
    log,
  })
  const { handle, isNeeded } = withOrderEvents(handleShown, reviewRequests)
  finishOld({ journal, handle, log }).catch((error: unknown) =>
    log.error({ err: error }, 'earlier events of the store could not be read'),
  )
  return createReceiver({ secret, sources, journal, handle, isNeeded, log })
}

/** Deals with the events that an earlier process left. */
async function finishOld(tools: EventTools): Promise<void> {
  for (const event of await tools.journal.readUnfinished()) await finishEvent(event, tools)
}
