import { sql } from 'drizzle-orm'
import type { Database } from './database/open.ts'

/** Whether the service can answer, and if not, why. */
export interface Readiness {
  /** What it is still busy with; `undefined` when it is done. */
  setBusy(reason: string | undefined): void
  /** Undefined when ready; else the reason in one line. */
  getReason(): Promise<string | undefined>
  /** The same without asking the database. */
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
      try {
        await db.execute(sql`select 1`)
        return undefined
      } catch {
        return 'the database does not answer'
      }
    },
  }
}
