import type { Logger } from 'pino'

const GRACE_MS = 10_000

/** What stopping needs of a server. */
interface Stoppable {
  close(done: () => void): unknown
  closeIdleConnections(): void
  closeAllConnections(): void
}

export interface StopOptions {
  readonly server: Stoppable
  readonly log: Logger
  /** Runs before connections close: from here on the server is not ready. */
  readonly onStop: () => void
  /** Runs when the last answer is out. */
  readonly onStopped: () => Promise<void>
}

/** On SIGTERM or SIGINT: takes no new connections, lets running answers finish within 10 s, then exits with 0. */
export function stopOnSignal({ server, log, onStop, onStopped }: StopOptions): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    onStop()
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    server.close(() => {
      void onStopped().finally(() => process.exit(0))
    })
    server.closeIdleConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
