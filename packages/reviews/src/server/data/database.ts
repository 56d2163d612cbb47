import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A drizzle database on PostgreSQL or PGlite, or a transaction on it. Other tables may live in it too. */
export type ReviewsDatabase = PgDatabase<PgQueryResultHKT, Record<string, never>>
