import { sql } from 'drizzle-orm'
import { type CatalogDatabase, readRows } from '../server/data/database.ts'

/** The right to do work that only one process may do at a time. */
export interface Lease {
  readonly name: string
  /** Identifies the process. */
  readonly holder: string
  /** Lifetime without renewal: the work of a dead process is taken over no sooner. */
  readonly ttlMs: number
  /** No other process uses the database, so any other holder of the lease is dead. */
  readonly isAlone: boolean
}

/** Takes a lease that is free, expired or already held. False if another process holds it. */
export async function takeLease(
  db: CatalogDatabase,
  { name, holder, ttlMs, isAlone }: Lease,
): Promise<boolean> {
  const rows = await readRows(
    db,
    sql`insert into catalog_leases as lease (name, holder, expires_at)
      values (${name}, ${holder}, clock_timestamp() + ${ttlMs}::integer * interval '1 millisecond')
      on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where lease.holder = excluded.holder or lease.expires_at < clock_timestamp() or ${isAlone}::boolean
      returning holder`,
  )
  return rows.length > 0
}

/** Extends a lease that this process still holds; false if another process has taken it meanwhile. */
export async function renewLease(db: CatalogDatabase, { name, holder, ttlMs }: Lease): Promise<boolean> {
  const rows = await readRows(
    db,
    sql`update catalog_leases set expires_at = clock_timestamp() + ${ttlMs}::integer * interval '1 millisecond'
      where name = ${name} and holder = ${holder} returning holder`,
  )
  return rows.length > 0
}

export async function endLease(db: CatalogDatabase, { name, holder }: Lease): Promise<void> {
  await db.execute(sql`delete from catalog_leases where name = ${name} and holder = ${holder}`)
}

/** Another process has taken over, because this one was stalled for too long. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}
