import { join } from 'node:path'
import { readPastCopies } from '@sorrel/commerce/catalog'
import type { Logger } from 'pino'
import type { StoreIndex } from '#request/store-index.ts'
import { getAgainMs } from '#backend/recent-changes.ts'
import { getFreshCommerce } from '#backend/commerce.ts'
import type { Env } from '#config/env.ts'
import type { Invalidation } from '#backend/invalidation.ts'
import { getProcessState } from '#backend/process-state.ts'
import { productSlugs } from '#backend/product-slugs.ts'
import { restocks } from '#backend/restocks.ts'
import { reviewRequests } from '#backend/review-requests.ts'
import type { SharedState } from '#backend/shared-state/open-shared-state.ts'
import { toPlainResponse } from '#endpoints/route.ts'
import { createEventHandler } from './handle-event.ts'
import { createJournal } from './journal.ts'
import { keepInValkey } from './keep-in-valkey.ts'
import { type DiskTools, finishOld, keepOnDisk } from './keep-on-disk.ts'
import type { KeepEvent } from './keep-event.ts'
import { withOrderEvents } from './order-events.ts'
import { createReceiver, type Receiver } from './receiver.ts'
import { createStoreReaders } from './read-store.ts'
import { withStockEvents } from './stock-events.ts'
import { createStoreWatch } from './store-watch.ts'
import { createIndexNotifier } from './notify-index.ts'

interface WatchOptions {
  readonly env: Pick<Env, 'commercePollSeconds'>
  readonly index: StoreIndex
  readonly invalidation: Pick<Invalidation, 'invalidate'>
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** Looks at the store now and every so often, for changes of settings, menus and content, which send no event. */
export function watchStore({ env, index, invalidation, log }: WatchOptions): void {
  const { commercePollSeconds } = env
  if (commercePollSeconds === 0) return
  const look = createStoreWatch({ readers: createStoreReaders(index), invalidation, log })
  const run = () => {
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'the store could not be looked at'))
      .finally(() => setTimeout(run, commercePollSeconds * 1000).unref())
  }
  run()
}

interface WebhookOptions {
  readonly env: Env
  /** Where events are written down, in a folder of their own, by a process that shares nothing. */
  readonly directory: string
  /** Keeps events where several processes serve the shop. */
  readonly shared?: Pick<SharedState, 'connection' | 'prefix'> | undefined
  readonly invalidation: Pick<Invalidation, 'invalidate'>
  readonly log: Logger
}

/**
 * Creates the receiver of the service's events, and processes those that an earlier process left; undefined without a
 * secret. See docs/hosted-store.md#webhook.
 */
function createWebhooks({ env, directory, shared, invalidation, log }: WebhookOptions): Receiver | undefined {
  const { webhookSecret: secret, webhookSources: sources } = env
  if (secret === undefined) return undefined
  const handleShown = createEventHandler({
    invalidation,
    slugs: productSlugs,
    read: (kind, id) => readPastCopies(getFreshCommerce(), { kind, id }),
    notifyIndex: createIndexNotifier(env, log),
    againMs: getAgainMs(),
    log,
  })
  const { handle, isNeeded } = withOrderEvents(withStockEvents(handleShown, restocks), reviewRequests)
  const tools = { journal: createJournal(join(directory, 'webhooks')), handle, log }
  // Also when events are stored elsewhere by now.
  finishOld(tools).catch((error: unknown) =>
    log.error({ err: error }, 'earlier events of the store could not be read'),
  )
  const keep = findKeeper({ env, shared, tools })
  return createReceiver({ secret, sources, keep, handle, isNeeded, log })
}

interface KeeperOptions extends Pick<WebhookOptions, 'shared'> {
  readonly env: Pick<Env, 'diskLasts'>
  readonly tools: DiskTools
}

/** The storage that survives this process: the shared store, else this machine's disk, else none. */
function findKeeper({ env, shared, tools }: KeeperOptions): KeepEvent | undefined {
  if (shared !== undefined) return keepInValkey({ ...shared, ...tools }).keep
  return env.diskLasts ? keepOnDisk(tools) : undefined
}

const webhooks = getProcessState('webhooks', (): { receive: Receiver | undefined } => ({
  receive: undefined,
}))

/** Begins to take the events of the service. To be called once, when the process starts. */
export function openWebhooks(options: WebhookOptions): void {
  webhooks.receive = createWebhooks(options)
}

/** Takes an event of the service; 404 where no secret is set. */
export async function receiveEvent(request: Request): Promise<Response> {
  return webhooks.receive === undefined ? toPlainResponse(404) : webhooks.receive(request)
}
