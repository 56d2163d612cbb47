import type { Lease } from './lease.ts'
import type { SyncContext } from './reread.ts'

/** The dependencies of a walk. */
export interface WalkContext extends SyncContext {
  readonly lease: Lease
  /** Products that the service gives in one call. */
  readonly pageSize: number
  /** Products per transaction; an embedded database answers nothing else during one. */
  readonly writeSize: number
  /** Pauses for this many milliseconds. */
  readonly rest: (ms: number) => Promise<void>
}
