// The reviews API alone, in a project that has no components.
import { PGlite } from '@electric-sql/pglite'
import { createDiskStore, createReviewsApi, REVIEWS_MIGRATIONS } from '@sorrel/reviews/server'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

const database = await PGlite.create()
const db = drizzle(database)
await migrate(db, REVIEWS_MIGRATIONS)
const api = createReviewsApi({
  db,
  pictures: createDiskStore('pictures'),
  secrets: ['a-secret-of-this-shop'],
  origins: ['https://shop.example'],
  getSession: async () => ({ kind: 'visitor' }),
})
const { status } = await api.request('/api/reviews/by-product-id/soap')
console.log(`reviews ${status}`)
await database.close()
