import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A drizzle database on PostgreSQL or PGlite, or a transaction on it. It may have other tables too. */
export type ReviewsDatabase = PgDatabase<PgQueryResultHKT, Record<string, never>>
