import { createServerEnd, type EndableServer } from '@sorrel/service/server-end'
import type { Logger } from 'pino'

const GRACE_MS = 10_000

export interface StopOptions {
  readonly server: EndableServer
  readonly log: Logger
  /** Runs before connections close: from here on the server is not ready. */
  readonly onStop: () => void
  /** Runs when the last answer is out. */
  readonly onStopped: () => Promise<void>
}

/** On SIGTERM or SIGINT: takes no new connections, lets running answers finish within 10 s, then exits with 0. */
export function stopOnSignal({ server, log, onStop, onStopped }: StopOptions): void {
  const end = createServerEnd(server, { graceMs: GRACE_MS })
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    onStop()
    end.begin(() => {
      void onStopped().finally(() => process.exit(0))
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
