import assert from 'node:assert/strict'
import { once } from 'node:events'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { serve } from '@hono/node-server'
import { createCatalogClient } from '@sorrel/catalog/client'
import { CATALOG_MIGRATIONS, createCatalogApi } from '@sorrel/catalog/server'
import { createCatalogSync } from '@sorrel/catalog/sync'
import { parseFilterQuery } from '@sorrel/domain/filters'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { source } from './shop.ts'

// The ten lines of the package's README.
const database = await PGlite.create({ extensions: { pg_trgm } })
const db = drizzle(database)
await migrate(db, CATALOG_MIGRATIONS)
const sync = createCatalogSync({ db, source })
const secrets = ['a secret of some length'] as const
const changes = { secrets, onChange: sync.notice }
const server = serve({ port: 0, fetch: createCatalogApi({ db, changes }).fetch })
const walked = await sync.walk()

assert(walked?.ok)
console.log(`${walked.value.written} products in ${walked.value.calls} calls`)

if (!server.listening) await once(server, 'listening')
const address = server.address()
assert(typeof address === 'object' && address !== null)
const catalog = createCatalogClient({ url: `http://localhost:${address.port}` })
const request = { locale: 'en', currency: 'GBP', pageSize: 25 }
const found = await catalog.list({ ...request, search: 'laveder', query: parseFilterQuery('') })
assert(found.ok)
console.log(found.value.products.map(({ name }) => name).join(', '))
const narrowed = await catalog.list({
  ...request,
  category: 'bath',
  query: parseFilterQuery('scent=Lavender'),
})
assert(narrowed.ok)
const [scent] = narrowed.value.filters
console.log(scent?.values.map(({ label, count }) => `${label} ${count}`).join(', '))
await sync.stop()
server.close()
await database.close()
