import { SESSION_SECONDS } from '@sorrel/commerce/session-cookie'
import type { EndedSessions } from '../ended-sessions.ts'
import { withTimeout } from '../resilience/with-timeout.ts'
import type { Connection } from '@sorrel/next-cache/valkey'
import { createSingleRun } from './single-run.ts'

/** How often a process asks for sessions that were ended in others. */
const LOOK_MS = 1000
const BATCH = 1000

export interface EndedSessionLogOptions {
  readonly connection: Connection
  readonly prefix: string
  readonly sessions: Pick<EndedSessions, 'hear' | 'onAdd'>
}

/**
 * Notifies other processes of sessions that ended here, and learns of theirs within a second; a new process reads all
 * whose cookies may still live. While the store is unavailable, each process knows only its own, and sends them later.
 */
export function followEndedSessions({ connection, prefix, sessions }: EndedSessionLogOptions) {
  const { client } = connection
  const key = `${prefix}ended-sessions`
  const heard = Promise.withResolvers<void>()
  let waiting: readonly string[] = []
  let last: string | undefined

  async function tell(digest: string): Promise<void> {
    const TRIM = {
      strategy: 'MINID',
      strategyModifier: '~',
      threshold: Date.now() - SESSION_SECONDS * 1000,
    } as const
    await connection.ask(() => client.xAdd(key, '*', { digest }, { TRIM }))
    waiting = waiting.filter((other) => other !== digest)
  }

  /** Returns the number of entries read. */
  async function hear(): Promise<number> {
    const start = last === undefined ? '-' : `(${last}`
    const found = (await connection.ask(() => client.xRange(key, start, '+', { COUNT: BATCH }))) ?? []
    for (const entry of found) {
      if (entry === null) continue
      last = entry.id
      if (entry.message.digest !== undefined) sessions.hear(entry.message.digest)
    }
    return found.length
  }

  const look = createSingleRun(async () => {
    for (const digest of waiting) await tell(digest)
    while ((await hear()) === BATCH);
    heard.resolve()
  })
  sessions.onAdd((digest) => {
    waiting = [...waiting, digest]
    look()
  })
  // On start and whenever the store becomes available again.
  client.on('ready', look)
  look()
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return {
    /** Resolves when this process has heard of the others' invalidations, or after the time. */
    waitUntilHeard: (ms: number) => withTimeout(heard.promise, ms).catch(() => undefined),
    close() {
      client.off('ready', look)
      clearInterval(timer)
    },
  }
}
