import type { StoreEvent } from './event.ts'
import type { Journal } from './journal.ts'
import { type EventTools, type KeepEvent, logEvent, RETRIES_MS } from './keep-event.ts'

export interface DiskTools extends EventTools {
  readonly journal: Journal
}

/** Keeps events on this machine's disk. What an event asks for is done once it is there. */
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
 * Deals with an event that is on the disk. After a failure it stays there and is tried again; the next start tries what is
 * left then. `failures` is the number of tries before this one.
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
