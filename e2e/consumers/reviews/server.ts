import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { createDiskStore, createReviewsApi, REVIEWS_MIGRATIONS } from '@sorrel/reviews/server'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Hono } from 'hono'
import { getCustomer } from './src/customer.ts'

const port = Number(process.env.PORT)
const origin = `http://127.0.0.1:${port}`
const db = drizzle(new PGlite())
await migrate(db, REVIEWS_MIGRATIONS)
const api = createReviewsApi({
  db,
  pictures: createDiskStore('pictures'),
  secrets: ['a-secret-of-this-shop'],
  origins: [origin],
  getSession: (request) => Promise.resolve(getCustomer(request.headers.get('cookie') ?? '')),
  moderation: { token: 'a-token-of-this-shop', origin },
})
const app = new Hono()
app.get('/version', (c) => c.text('1'))
app.route('/', api)
app.use(serveStatic({ root: 'dist' }))
serve({ hostname: '127.0.0.1', port, fetch: app.fetch })
