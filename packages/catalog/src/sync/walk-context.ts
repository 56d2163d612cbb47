import type { Lease } from './lease.ts'
import type { SyncContext } from './reread.ts'

/** What a walk works with. */
export interface WalkContext extends SyncContext {
  readonly lease: Lease
  /** Products that the service gives in one call. */
  readonly pageSize: number
  /** Products that are written in one transaction: until it ends, an embedded database answers nobody. */
  readonly writeSize: number
  /** Pauses for so many milliseconds. */
  readonly rest: (ms: number) => Promise<void>
}
