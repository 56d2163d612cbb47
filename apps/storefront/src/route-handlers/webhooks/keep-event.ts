import type { Logger } from 'pino'
import type { StoreEvent } from './event.ts'

/**
 * Stores an event until it is processed. Resolves when it is safe from a crash, also for a repeat, which is not
 * processed again; rejects where it cannot be stored.
 */
export type KeepEvent = (event: StoreEvent) => Promise<void>

/** How long an event is remembered. The service repeats it for at most four days. */
export const REMEMBERED_MS = 5 * 86_400_000

/** Delays before a failed event is retried, for each failure in a row. */
export const RETRIES_MS = [5000, 60_000, 600_000, 3_600_000] as const

export interface EventTools {
  readonly handle: (event: StoreEvent) => Promise<void>
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** Writes in the log that an event came, and whether it had come before. */
export function logEvent(log: EventTools['log'], { id, type }: StoreEvent, isNew: boolean): void {
  log.info({ event: id, type, repeated: isNew ? undefined : true }, 'store event')
}
