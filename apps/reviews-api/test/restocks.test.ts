import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import { startReviewJobs } from '@sorrel/reviews/server'
import { sql } from 'drizzle-orm'
import { TestClock } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openReviewsDatabase } from '../src/database.ts'
import { createDeliver } from '../src/mailer.ts'
import { toSandboxId } from '../src/seed/authors.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type Running, SHOP, startApp } from './processes.ts'
import { makePlace, type TestPlace } from './test-database.ts'

const SECRET = 'the-parts-of-a-shop-share-it'
const PRODUCT = toSandboxId('product', 'oat-honey-soap-bar')
const WAITING = 1000
const MINUTE_MS = 60_000
/** Two workers of ten mails each. After a kill the next process takes them up in a minute or two; the tests' clock is faster. */
const IN_FLIGHT_MAX = 20
/** An embedded database shares its processor with whatever else runs on a developer's machine. */
const SEND_MAX_MS = process.env.DATABASE_URL ? MINUTE_MS : 5 * MINUTE_MS
/** A mail server elsewhere: long enough for mails to be in flight when a process ends. */
const ANSWER_MS = 40

let commerce: Running
let place: TestPlace
let server: MailServer
beforeAll(async () => {
  commerce = await startApp('packages/sandbox', {
    DATA_DIR: 'memory://',
    LOG_LEVEL: 'silent',
    DATABASE_URL: '',
  })
})
afterAll(() => commerce.stop())
beforeEach(async () => {
  place = await makePlace('reviews-restocks')
  server = await startMailServer({ answerMs: ANSWER_MS })
  await setStock(0)
  await writeWaits()
})
afterEach(async () => {
  server.close()
  await place.remove()
})

async function setStock(level: number): Promise<void> {
  const answer = await fetch(`${commerce.origin}/admin/stock/${PRODUCT}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ level }),
  })
  expect(answer.status).toBe(200)
}

/** Confirmed addresses, in three languages. */
async function writeWaits(): Promise<void> {
  const { db, close } = await openReviewsDatabase(place)
  await db.execute(sql`insert into review_restock_waits
    (id, product_id, variant_id, email, address_id, locale, date_asked, date_confirmed)
    select 'w' || n, ${PRODUCT}, '', 'shopper-' || n || '@example.com', 'a' || n,
      (array['en', 'fr', 'de'])[1 + n % 3], now(), now() from generate_series(1, ${WAITING}::int) n`)
  await close()
}

const start = () =>
  startApp('apps/reviews-api', {
    COMMERCE_URL: commerce.origin,
    DATABASE_URL: place.databaseUrl ?? '',
    DATA_DIR: place.dataDir,
    RESTOCK_MAILS: 'true',
    REVALIDATE_SECRET: SECRET,
    SMTP_URL: server.url,
    LOG_LEVEL: 'warn',
  })

/** The shop's notice, as it follows an event of the store. */
async function tellChange({ origin }: Running): Promise<void> {
  const body = JSON.stringify({ kind: 'changed', productId: PRODUCT })
  const headers = { 'content-type': 'application/json', ...createWebhookSigner([SECRET])(body) }
  const answer = await fetch(`${origin}/api/reviews/restocks`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
}

const find = (pattern: RegExp, mail: string) => pattern.exec(mail)?.[1] ?? 'none'
const getRecipient = (mail: string) => find(/^to: (\S+)/im, mail)
const getId = (mail: string) => find(/^message-id: (<\S+>)/im, mail)
const say = (figures: string) => process.stdout.write(`back in stock: ${figures}\n`)
const countRecipients = () => new Set(server.taken.map(getRecipient)).size

test('a thousand addresses get one mail each within a minute of the notice', async () => {
  const api = await start()
  await setStock(5)
  const startedAt = performance.now()
  await tellChange(api)
  await expect.poll(countRecipients, { timeout: SEND_MAX_MS }).toBe(WAITING)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  expect(await api.stop()).toBe(0)
  say(`${String(server.taken.length)} mails in ${String(seconds)} s`)
  expect(server.taken).toHaveLength(WAITING)
  expect(server.taken.filter((mail) => /^list-unsubscribe-post: /im.test(mail))).toHaveLength(WAITING)
}, 400_000)

test('killed while they are sent, it leaves nobody out, and only mails in flight come twice, with the same id', async () => {
  const first = await start()
  await setStock(5)
  await tellChange(first)
  await expect
    .poll(() => server.taken.length, { interval: 5, timeout: SEND_MAX_MS })
    .toBeGreaterThan(WAITING / 4)
  await first.stop('SIGKILL')
  const before = server.taken.length
  expect(before).toBeLessThan(WAITING)

  const startedAt = performance.now()
  const second = await start()
  await expect
    .poll(countRecipients, { timeout: 5 * MINUTE_MS, interval: 200 })
    .toBeGreaterThanOrEqual(WAITING - IN_FLIGHT_MAX)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  await second.stop()
  const after = countRecipients()
  await finish()
  const twice = server.taken.length - WAITING
  say(
    `${String(before)} mails, a kill, ${String(after)} addresses after ${String(seconds)} s more; ${String(twice)} mails came twice`,
  )
  expect(countRecipients()).toBe(WAITING)
  expect(new Set(server.taken.map(getId)).size).toBe(WAITING)
  expect(twice).toBeLessThanOrEqual(IN_FLIGHT_MAX)
}, 400_000)

/** Works off what is left, by a clock of its own. */
async function finish(): Promise<void> {
  const { close, ...database } = await openReviewsDatabase(place)
  const clock = new TestClock(Date.now())
  const nowhere = { outboxUrl: undefined, outboxToken: undefined }
  const deliver = createDeliver({ ...nowhere, smtpUrl: server.url, storefrontUrl: SHOP })
  const jobs = await startReviewJobs({ ...database, clock, deliver })
  const countUnsent = () => database.db.$count(sql`review_mails`, sql`date_sent is null`)
  await expect.poll(() => clock.tick(10_000).then(countUnsent), { timeout: SEND_MAX_MS }).toBe(0)
  await jobs.stop()
  await close()
}
