import type { StoreEvent } from './event.ts'
import type { Journal } from './journal.ts'
import { type EventTools, type KeepEvent, logEvent, RETRIES_MS } from './keep-event.ts'

export interface DiskTools extends EventTools {
  readonly journal: Journal
}

/** Stores events on this machine's disk, and processes them afterwards. */
export function keepOnDisk(tools: DiskTools): KeepEvent {
  const { journal, log } = tools
  return async (event) => {
    const isNew = await journal.add(event)
    logEvent(log, event, isNew)
    if (isNew) void finishEvent(event, tools)
  }
}

/** Deals with the events that an earlier process left on the disk. */
export async function finishOld(tools: DiskTools): Promise<void> {
  for (const event of await tools.journal.readUnfinished()) await finishEvent(event, tools)
}

/**
 * Processes a stored event. After a failure it stays on disk and is retried; the next start retries the remaining ones.
 * `failures` is the number of earlier tries.
 */
export async function finishEvent(event: StoreEvent, tools: DiskTools, failures = 0): Promise<void> {
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
