import { fileURLToPath } from 'node:url'

/** The index of a catalogue: tables, writing, and the HTTP API as a Hono app over drizzle. Node only. */
export { type CatalogApiOptions, type CatalogLog, createCatalogApi } from './server/api.ts'
export type { AnnouncedChange } from './server/http/endpoints.ts'
export type { SynonymGroups } from './server/search/synonyms.ts'
export type { CatalogDatabase } from './server/data/database.ts'
export { catalogWalks } from './server/data/schema.ts'
export { deleteProducts } from './server/write/delete-products.ts'
export { refreshTotals } from './server/write/refresh-totals.ts'
export { writeCategories, writeCategoryOrder } from './server/write/write-categories.ts'
export { type WrittenProducts, writeProducts } from './server/write/write-products.ts'
export { writeRatings } from './server/write/write-ratings.ts'

/** Migrations for drizzle's `migrate`. The names of all tables start with `catalog`. They need the extension `pg_trgm`. */
export const CATALOG_MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('../drizzle', import.meta.url)),
  migrationsTable: 'catalog_migrations',
}
