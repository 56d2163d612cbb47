import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database/open.ts'

const DATABASE_TIMEOUT_MS = 2000

/** Whether the service can answer, and if not, why. */
export interface Readiness {
  /** Sets the reason why the service is not ready; undefined makes it ready. */
  setBusy(reason: string | undefined): void
  /** Undefined when ready; else the reason in one line. */
  getReason(): Promise<string | undefined>
  /** The same without a query to the database. */
  getBusy(): string | undefined
}

export function createReadiness(db: Database): Readiness {
  let busy: string | undefined = 'starting'
  return {
    setBusy: (reason) => {
      busy = reason
    },
    getBusy: () => busy,
    getReason: async () => {
      if (busy !== undefined) return busy
      const isAnswering = db.execute(sql`select 1`).then(
        () => true,
        () => false,
      )
      const isGivingUp = wait(DATABASE_TIMEOUT_MS, false, { ref: false })
      return (await Promise.race([isAnswering, isGivingUp])) ? undefined : 'the database does not answer'
    },
  }
}
