import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Config } from './config.ts'
import { openReviewsDatabase } from './database.ts'
import { createNotifier } from './notify.ts'

const SECRET = 'a-secret-of-sixteen-or-more'
const log = { info: () => {}, warn: () => {} }
const servers: Server[] = []
let database: Awaited<ReturnType<typeof openReviewsDatabase>>
beforeAll(async () => {
  database = await openReviewsDatabase({ databaseUrl: undefined, dataDir: 'memory://' })
})
afterAll(() => database.close())
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function startReceiver(received: string[], name: string, status = () => 200): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    received.push(`${name} ${incoming.url ?? ''} ${await text(incoming)}`)
    outgoing.writeHead(status()).end('{}')
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

/** As the API does with a decision. */
async function change(productId: string): Promise<void> {
  await database.db.execute(
    sql`insert into review_changes (product_id, date_due) values (${productId}, ${new Date().toISOString()})`,
  )
}

const countWaiting = () => database.db.$count(sql`review_changes`)

const ALONE = { storefrontUrls: [], catalogUrls: [] }

const open = (config: Pick<Config, 'storefrontUrl' | 'catalogUrl'> & Partial<Pick<Config, 'regions'>>) =>
  createNotifier({ config: { regions: ALONE, ...config, revalidateSecret: SECRET }, db: database.db, log })

test('the index is told before the shop, whose lists are made from it', async () => {
  const received: string[] = []
  const catalogUrl = await startReceiver(received, 'index')
  const storefrontUrl = await startReceiver(received, 'shop')
  const notifier = open({ storefrontUrl, catalogUrl })
  await change('p1')
  notifier.notify()
  await expect.poll(countWaiting).toBe(0)
  await notifier.stop()
  expect(received).toEqual([
    'index /api/catalog/changes {"ids":["p1"]}',
    'shop /api/revalidate {"tags":["reviews:p1"]}',
  ])
})

test('the shop is told where the index is away; what it does not hear is told by the next process', async () => {
  const received: string[] = []
  let status = 503
  const storefrontUrl = await startReceiver(received, 'shop', () => status)
  const first = open({ storefrontUrl, catalogUrl: 'http://127.0.0.1:9' })
  await change('p2')
  first.notify()
  await expect.poll(() => received.length).toBe(1)
  await first.stop()
  expect(await countWaiting()).toBe(1)
  status = 200
  const second = open({ storefrontUrl, catalogUrl: undefined })
  await expect.poll(countWaiting).toBe(0)
  await second.stop()
  expect(received.at(-1)).toBe('shop /api/revalidate {"tags":["reviews:p2"]}')
})

test('every region is told, and a change waits until the last of them has heard of it', async () => {
  const received: string[] = []
  let status = 503
  const storefrontUrl = await startReceiver(received, 'shop')
  const regions = {
    storefrontUrls: [await startReceiver(received, 'shop elsewhere', () => status)],
    catalogUrls: [await startReceiver(received, 'index elsewhere')],
  }
  const notifier = open({ storefrontUrl, catalogUrl: undefined, regions })
  await change('p3')
  notifier.notify()
  await expect.poll(() => received.length).toBe(3)
  expect(received[0]).toBe('index elsewhere /api/catalog/changes {"ids":["p3"]}')
  expect(received.slice(1).toSorted()).toEqual([
    'shop /api/revalidate {"tags":["reviews:p3"]}',
    'shop elsewhere /api/revalidate {"tags":["reviews:p3"]}',
  ])
  status = 200
  await expect.poll(countWaiting, { timeout: 10_000 }).toBe(0)
  await notifier.stop()
  expect(received.at(-1)).toMatch(/^shop/)
})
