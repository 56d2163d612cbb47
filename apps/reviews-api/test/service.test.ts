import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startReviewJobs } from '@sorrel/reviews/server'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseConfig } from '../src/config.ts'
import { openReviewsDatabase } from '../src/database.ts'
import { DEMO_REVIEWS } from '../src/seed/write-seed.ts'
import { toSandboxId } from '../src/seed/authors.ts'
import { type Running, startApp } from './processes.ts'
import { findPurchase, logIn, sendReview } from './shopper.ts'

const TOKEN = 'a-token-for-tests-only'
const MB = 1024 * 1024

let commerce: Running
let folder: string
let cookie: string
let purchase: { productId: string; orderId: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reviews-api-'))
  const [started] = await Promise.all([
    startApp('packages/sandbox', { DATA_DIR: 'memory://', LOG_LEVEL: 'silent', DATABASE_URL: '' }),
    writeEmptyDatabase(join(folder, 'empty')),
  ])
  commerce = started
  cookie = await logIn(commerce.origin)
  purchase = await findPurchase(commerce.origin, cookie)
})
afterAll(async () => {
  await commerce.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Starts the service on a folder of its own, with the tables already in it: creating them takes seconds. */
async function start(name: string, env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const target = join(folder, name)
  if (!existsSync(target)) await cp(join(folder, 'empty'), target, { recursive: true })
  return startApp('apps/reviews-api', {
    COMMERCE_URL: commerce.origin,
    DATA_DIR: target,
    DATABASE_URL: '',
    MODERATION_TOKEN: TOKEN,
    ...env,
  })
}

async function writeEmptyDatabase(dataDir: string): Promise<void> {
  const config = parseConfig({ DATA_DIR: dataDir })
  if (!config.ok) throw new Error(config.error)
  const { close, ...database } = await openReviewsDatabase(config.value)
  await (await startReviewJobs(database)).stop()
  await close()
}

function createNoise(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 60 })
    .toBuffer()
}

async function readAll(origin: string, path: string, init?: RequestInit) {
  const response = await fetch(origin + path, init)
  return z.any().parse(await response.json())
}

async function listFiles(name: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, name, 'pictures'), { recursive: true }).catch(() => [])
  return entries.filter((entry) => /\.(?:avif|webp)$/.test(entry))
}

describe('with the commerce service', () => {
  let api: Running
  beforeAll(async () => {
    api = await start('real', { SEED: 'demo' })
  })
  afterAll(() => api.stop())

  test('the demo reviews are there, for the products of the catalogue', async () => {
    for (const { slug, reviews, pending } of DEMO_REVIEWS) {
      const stats = await readAll(api.origin, `/api/reviews/by-product/${toSandboxId('product', slug)}/stats`)
      expect([slug, stats.totalReviews]).toEqual([slug, reviews.length - pending])
    }
    expect(DEMO_REVIEWS.map(({ reviews, pending }) => reviews.length - pending)).toEqual([
      34, 23, 11, 10, 5, 3, 1,
    ])
  })

  test('what is too much is refused while it comes', async () => {
    const heavy = new Uint8Array(5.1 * MB)
    expect((await sendReview(api.origin, { fields: purchase, images: [heavy], cookie })).status).toBe(413)
    const small = await createNoise(64, 64)
    const six = Array.from({ length: 6 }, () => small)
    expect((await sendReview(api.origin, { fields: purchase, images: six, cookie })).status).toBe(400)
  })

  test('an order of the account makes eligible, once', async () => {
    const eligibility = `/api/reviews/eligibility/${purchase.productId}`
    const before = await readAll(api.origin, eligibility, { headers: { cookie } })
    expect(before).toMatchObject({ loggedIn: true, hasPurchased: true, canReview: true })
    expect(before.eligible_orders.map(({ id }: { id: string }) => id)).toContain(purchase.orderId)
    const images = [await createNoise(900, 700)]
    expect((await sendReview(api.origin, { fields: purchase, images, cookie })).status).toBe(201)
    expect((await sendReview(api.origin, { fields: purchase, images, cookie })).status).toBe(409)
    const after = await readAll(api.origin, eligibility, { headers: { cookie } })
    expect(after.eligible_orders.map(({ id }: { id: string }) => id)).not.toContain(purchase.orderId)
    const queue = await readAll(api.origin, '/moderation/api/reviews', {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    expect(queue.reviews.at(-1)).toMatchObject({
      orderId: purchase.orderId,
      userName: expect.stringMatching(/^\S+ \w\.$/),
    })
  })

  test('an order of a bundle makes eligible for its parts', async () => {
    const eligibility = `/api/reviews/eligibility/${toSandboxId('product', 'konjac-sponge')}`
    const answer = await readAll(api.origin, eligibility, { headers: { cookie } })
    expect(answer).toMatchObject({ hasPurchased: true, canReview: true })
    expect(answer.eligible_orders).toHaveLength(1)
  })

  test('a log line names neither the session nor the address', () => {
    const output = api.getOutput()
    expect(output).toContain('"path":"/api/reviews/create"')
    expect(output).not.toContain(cookie.replace('session=', ''))
    expect(output).not.toMatch(/demo@sorrel\.shop/)
    expect(output).not.toContain(TOKEN)
  })
})

test('uploads of a telephone raise memory by less than 350 MB, and it stops when told', async () => {
  const api = await start('memory', { LOG_LEVEL: 'silent' })
  // 20 million pixels each, and then halves, which are refused: all the work is done and nothing may stay.
  const picture = await createNoise(5200, 3900)
  expect(picture.length).toBeLessThan(5 * MB)
  const half = picture.subarray(0, picture.length / 2)
  const images = [picture, half, half, half, half]
  const upload = () => sendReview(api.origin, { fields: purchase, images, cookie })
  // The database and the picture library take their memory with their first use.
  const broken = (await createNoise(700, 500)).subarray(0, 2000)
  await sendReview(api.origin, { fields: purchase, images: [broken], cookie })
  const idle = await api.getMemory()
  let peak = idle
  // An account sends one after the other.
  const uploads = (async () => {
    const answers = []
    for (let index = 0; index < 4; index += 1) answers.push(await upload())
    return answers
  })()
  let isDone = false
  void uploads.finally(() => {
    isDone = true
  })
  while (!isDone) {
    peak = Math.max(peak, await api.getMemory())
    await wait(50)
  }
  expect((await uploads).map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect((peak - idle) / MB).toBeLessThan(350)
  expect(await listFiles('memory')).toEqual([])
  expect(await api.stop()).toBe(0)
})

test('killed between the files and the rows, it leaves no half review and, once it is back, no file', async () => {
  const first = await start('killed')
  const images = await Promise.all(Array.from({ length: 5 }, () => createNoise(700, 500)))
  const sending = sendReview(first.origin, { fields: purchase, images, cookie }).catch(() => undefined)
  while ((await listFiles('killed')).length === 0) await wait(1)
  await first.stop('SIGKILL')
  await sending
  const second = await start('killed')
  const queue = await readAll(second.origin, '/moderation/api/reviews', {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const files = await listFiles('killed')
  const kept = queue.reviews.flatMap((review: { images: { id: string }[] }) => review.images)
  // Either all of it was written before the end, or nothing is left.
  expect([0, 5]).toContain(kept.length)
  expect(new Set(files.map((file) => file.split('/')[1])).size).toBe(kept.length)
  await second.stop()
})

test('a commerce service that does not answer makes nobody a visitor', async () => {
  const api = await start('alone', { COMMERCE_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' })
  const path = `${api.origin}/api/reviews/eligibility/${purchase.productId}`
  expect((await fetch(path, { headers: { cookie } })).status).toBe(503)
  expect((await fetch(path)).status).toBe(200)
  expect((await sendReview(api.origin, { fields: purchase, images: [], cookie })).status).toBe(503)
  await api.stop()
})
