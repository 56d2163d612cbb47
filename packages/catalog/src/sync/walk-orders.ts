import { ok, type Result } from '@sorrel/domain/result'
import { writeCategoryOrder } from '../server/write/write-categories.ts'
import { type Lease, LeaseLost, renewLease } from './lease.ts'
import type { SourceError } from './source.ts'
import { type OpenWalk, writeCursor } from './walk-state.ts'
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

/**
 * Reads and writes the merchant's order of each category, one call at a time. Resumes after the last category that an
 * interrupted walk has written.
 */
export async function walkOrders(
  context: WalkContext,
  categories: readonly string[],
  { no, cursor }: OpenWalk,
): Promise<Result<void, SourceError>> {
  const { db, lease } = context
  for (const category of categories.slice(categories.indexOf(cursor.ordered ?? '') + 1)) {
    const ids = await readOrder(context, category)
    if (!ids.ok) return ids
    if (ids.value === undefined) return ok(undefined)
    if (!(await renewLease(db, lease))) throw new LeaseLost('Another process has taken over the walk')
    await writeCategoryOrder(db, category, ids.value)
    await writeCursor(db, { no, cursor: { ...cursor, ordered: category } })
  }
  return ok(undefined)
}

/** The ids of a category's products in order; undefined if the service has no order per category. */
async function readOrder(
  { source: { readOrder: read }, caller, signal, pageSize }: WalkContext,
  category: string,
): Promise<Result<readonly string[] | undefined, SourceError>> {
  if (read === undefined) return ok(undefined)
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const answer = await caller.call(() => read({ category, page, limit: pageSize, signal }))
    if (!answer.ok) return answer
    ids.push(...answer.value.ids)
    if (answer.value.ids.length === 0 || answer.value.count <= page * pageSize) return ok(ids)
  }
}
