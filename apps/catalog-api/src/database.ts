import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { CATALOG_MIGRATIONS } from '@sorrel/catalog/server'
import { type DatabasePlace, openDatabase } from '@sorrel/service/open-database'

/** Pages that the embedded database keeps in memory. Its default of 128 MB saves no reading, since the system keeps the files too. */
const EMBEDDED_BUFFERS = '32MB'

/** Starting other processes for a question, and compiling it, takes longer than almost every question itself. */
const CONNECTION_SETTINGS = { max_parallel_workers_per_gather: '0', jit: 'off' }

export const openCatalogDatabase = (place: DatabasePlace) =>
  openDatabase(place, {
    migrations: CATALOG_MIGRATIONS,
    extensions: { pg_trgm },
    embeddedSettings: [`shared_buffers=${EMBEDDED_BUFFERS}`],
    connectionSettings: CONNECTION_SETTINGS,
  })
