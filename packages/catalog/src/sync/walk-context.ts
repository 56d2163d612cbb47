import type { Lease } from './lease.ts'
import type { SyncContext } from './reread.ts'

/** The dependencies of a walk. */
export interface WalkContext extends SyncContext {
  readonly lease: Lease
  /** Products per call to the service. */
  readonly pageSize: number
  /** Products per transaction; an embedded database answers nothing else during a transaction. */
  readonly writeSize: number
  /** Pauses for this many milliseconds. */
  readonly rest: (ms: number) => Promise<void>
}
