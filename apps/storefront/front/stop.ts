import { createServerEnd, type EndableServer } from '@sorrel/service/server-end'
import type { Logger } from 'pino'

const GRACE_MS = 10_000

export interface StopOptions {
  readonly server: EndableServer
  readonly log: Pick<Logger, 'info'>
  /** How long new connections are still accepted, in milliseconds. */
  readonly drainMs: number
  /** Runs before connections close: from here on the server is not ready. */
  readonly onStop: () => void
  /** Runs when the last answer is out. */
  readonly onStopped: () => Promise<void>
}

/**
 * On SIGTERM or SIGINT `/readyz` answers 503 at once. New connections are accepted for `drainMs` more, running
 * answers get 10 s, then the process exits with 0.
 */
export function stopOnSignal({ onStopped, ...options }: StopOptions): void {
  const stop = createStop({ ...options, onStopped: () => onStopped().finally(() => process.exit(0)) })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** The steps of a stop, before the process exits. A second signal changes nothing. */
export function createStop({ server, log, drainMs, onStop, onStopped }: StopOptions) {
  const end = createServerEnd(server, { graceMs: GRACE_MS, drainMs })
  let isStopping = false
  return (signal: NodeJS.Signals): void => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    onStop()
    end.begin(() => void onStopped())
  }
}
