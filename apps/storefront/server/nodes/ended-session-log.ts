import { waitAtMost } from '#service/resilience/wait-at-most.ts'
import type { EndedSessions } from '#service/ended-sessions.ts'
import { SESSION_SECONDS } from '@sorrel/commerce/session-cookie'
import { createSingleRun } from '../pages/single-run.ts'
import type { Connection } from './connection.ts'

/** How often a node asks for sessions that were ended on others. */
const LOOK_MS = 1000
const BATCH = 1000

export interface EndedSessionLogOptions {
  readonly connection: Connection
  readonly prefix: string
  readonly sessions: Pick<EndedSessions, 'hear' | 'onAdd'>
}

/**
 * Tells the other nodes which sessions were ended here, and hears of theirs within a second; a node that starts learns of
 * all whose cookies may still live. While the store is away each node knows its own, and tells them when it is back.
 */
export function followEndedSessions({ connection, prefix, sessions }: EndedSessionLogOptions) {
  const { client, ask } = connection
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
    await ask(() => client.xAdd(key, '*', { digest }, { TRIM }))
    waiting = waiting.filter((other) => other !== digest)
  }

  /** Gives how many there were. */
  async function hear(): Promise<number> {
    const start = last === undefined ? '-' : `(${last}`
    const found = (await ask(() => client.xRange(key, start, '+', { COUNT: BATCH }))) ?? []
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
  look()
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return {
    /** Resolves when this node knows what the others have ended, or after the time. */
    waitUntilHeard: (ms: number) => waitAtMost(heard.promise, ms).catch(() => undefined),
    close: () => clearInterval(timer),
  }
}
