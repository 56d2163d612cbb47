import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { JOBS_SCHEMA, startReviewJobs } from '@sorrel/reviews/server'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAnnounce } from './announce.ts'
import type { Config } from './config.ts'
import { openReviewsDatabase } from './database.ts'

const SECRET = 'a-secret-of-sixteen-or-more'
const log = { info: () => {}, warn: () => {}, error: () => {} }
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

const ALONE = { storefrontUrls: [], catalogUrls: [] }

const toConfig = (
  config: Pick<Config, 'storefrontUrl' | 'catalogUrl'> & Partial<Pick<Config, 'regions'>>,
) => ({
  regions: ALONE,
  ...config,
  revalidateSecrets: [SECRET] as const,
})

/** A process of the service. */
const start = (config: Parameters<typeof toConfig>[0]) =>
  startReviewJobs({ ...database, log, announce: createAnnounce(toConfig(config)) })

const countWaiting = () =>
  database.db.$count(sql`${sql.identifier(JOBS_SCHEMA)}.job`, sql`name = 'changes' and state < 'completed'`)

test('the index is told before the shop, whose lists are made from it', async () => {
  const received: string[] = []
  const catalogUrl = await startReceiver(received, 'index')
  const storefrontUrl = await startReceiver(received, 'shop')
  await createAnnounce(toConfig({ storefrontUrl, catalogUrl }))?.('p1')
  expect(received).toEqual([
    'index /api/catalog/changes {"ids":["p1"]}',
    'shop /api/revalidate {"tags":["reviews:p1"]}',
  ])
})

test('the shop is told where the index is away; what it does not hear is told by the next process', async () => {
  const received: string[] = []
  let status = 503
  const storefrontUrl = await startReceiver(received, 'shop', () => status)
  const first = await start({ storefrontUrl, catalogUrl: 'http://127.0.0.1:9' })
  await first.announce(database.db, 'p2')
  first.wake()
  await expect.poll(() => received.length).toBe(1)
  await first.stop()
  expect(await countWaiting()).toBe(1)
  status = 200
  const second = await start({ storefrontUrl, catalogUrl: undefined })
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
  const jobs = await start({ storefrontUrl, catalogUrl: undefined, regions })
  await jobs.announce(database.db, 'p3')
  jobs.wake()
  await expect.poll(() => received.length).toBe(3)
  expect(received[0]).toBe('index elsewhere /api/catalog/changes {"ids":["p3"]}')
  expect(received.slice(1).toSorted()).toEqual([
    'shop /api/revalidate {"tags":["reviews:p3"]}',
    'shop elsewhere /api/revalidate {"tags":["reviews:p3"]}',
  ])
  status = 200
  await expect.poll(countWaiting).toBe(0)
  await jobs.stop()
  expect(received.at(-1)).toMatch(/^shop/)
})

test('nobody is told where no secret is shared', () => {
  const config = toConfig({ storefrontUrl: 'http://127.0.0.1:9', catalogUrl: undefined })
  expect(createAnnounce({ ...config, revalidateSecrets: undefined })).toBeUndefined()
})
