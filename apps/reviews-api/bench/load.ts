import { tmpdir } from 'node:os'
import { createDiskStore, createReviewsApi, recountRatings, REVIEWS_MIGRATIONS } from '@sorrel/reviews/server'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

// Measures the lists and stats of a product with 10,000 reviews among a million. Needs DATABASE_URL: an empty database.
const ROWS = 1_000_000
const ROWS_OF_BUSY_PRODUCT = 10_000
const OTHER_PRODUCTS = 20_000
const ROUNDS = 200
const WARM_UP_ROUNDS = 20
const UNLIMITED = { calls: 1_000_000, seconds: 60 }

const CALLS: Readonly<Record<string, string>> = {
  stats: '/api/reviews/by-product/busy/stats',
  'stats of a product with 50': '/api/reviews/by-product/p7/stats',
  'ratings of 25 cards': `/api/reviews/ratings?products=busy,${Array.from({ length: 24 }, (_, index) => `p${index}`).join(',')}`,
  'highest rating, page 1': '/api/reviews/by-product-id/busy',
  'lowest rating, page 1': '/api/reviews/by-product-id/busy?sort=rating_low',
  'most helpful, page 1': '/api/reviews/by-product-id/busy?sort=helpful',
  'most recent, page 1': '/api/reviews/by-product-id/busy?sort=recent',
  'three stars only, page 1': '/api/reviews/by-product-id/busy?rating=3',
  'highest rating, page 100': '/api/reviews/by-product-id/busy?page=100',
  'highest rating, page 900': '/api/reviews/by-product-id/busy?page=900',
  'search for two words': '/api/reviews/by-product-id/busy?q=soft+word77',
  'page 1 of a product with 50': '/api/reviews/by-product-id/p7',
}

interface Query {
  readonly text: string
  readonly values: readonly unknown[]
}

const client = new pg.Pool({ connectionString: process.env.DATABASE_URL })
const queries: Query[] = []
const logger = { logQuery: (text: string, values: unknown[]) => void queries.push({ text, values }) }
const db = drizzle(client, { logger })
await migrate(db, REVIEWS_MIGRATIONS)
await fill()
const app = createReviewsApi({
  db,
  pictures: createDiskStore(tmpdir()),
  secrets: ['a-secret-for-this-run-only'],
  origins: ['http://localhost:3000'],
  getSession: () => Promise.resolve({ kind: 'visitor' }),
  limits: { read: UNLIMITED },
})
const names = Object.keys(CALLS)
print(`| call | median ms | p95 ms | plan of the page |\n| --- | --: | --: | --- |`)
for (const name of names) print(await measure(name, CALLS[name] ?? ''))
await client.end()

async function fill(): Promise<void> {
  await db.execute(sql`
    insert into reviews (id, product_id, account_id, order_id, status, rating, title, body, user_name, email, locale,
      is_verified, helpful_count, helpful_score, date_created)
    select md5(i::text), case when i <= ${ROWS_OF_BUSY_PRODUCT} then 'busy' else 'p' || (i % ${OTHER_PRODUCTS}) end,
      'a' || i, 'o' || i, case when i % 50 = 0 then 'pending' else 'approved' end, 1 + (i % 7 + i) % 5, 'Title ' || i,
      repeat('soft soap word' || (i % 100) || ' ', 15), 'Ann L.', 'ann@example.com', 'en', true, (i * 31) % 40, (i * 31) % 40,
      now() - (i % 100000) * interval '5 minutes'
    from generate_series(1, ${ROWS}) i`)
  await recountRatings(db)
  await db.execute(sql`vacuum analyze reviews`)
}

async function measure(name: string, path: string): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    queries.length = 0
    const start = performance.now()
    const response = await app.request(path)
    await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    if (round >= WARM_UP_ROUNDS) times.push(performance.now() - start)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return `| ${name} | ${at(0.5)} | ${at(0.95)} | ${await explain(queries.find(({ text }) => text.includes(' limit ')) ?? queries[0])} |`
}

async function explain(query: Query | undefined): Promise<string> {
  if (query === undefined) return ''
  const values = query.values.map((value) => (Array.isArray(value) ? value : String(value)))
  const { rows } = await client.query(`explain (analyze, buffers) ${query.text}`, values)
  const lines = rows.map((row) => String(row['QUERY PLAN']))
  const scans = lines.flatMap((line) => /(?:Index |Bitmap Heap |Seq )(?:Only )?Scan/.exec(line) ?? [])
  const buffers = /shared hit=(\d+)(?: read=(\d+))?/.exec(
    lines.find((line) => line.includes('Buffers:')) ?? '',
  )
  const pages = Number(buffers?.[1] ?? 0) + Number(buffers?.[2] ?? 0)
  return `${[...new Set(scans)].join(', ').toLowerCase()}; ${pages} pages`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
