import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PRODUCT, QUIET, startApiWithJobs, type TestJobs } from './start-api.ts'

let api: TestJobs
let review: string
/** The products that were named. */
let named: string[]
let announce: () => Promise<void>

beforeEach(async () => {
  named = []
  announce = () => Promise.resolve()
  const jobs = {
    announce: async (productId: string) => {
      named.push(productId)
      await announce()
    },
  }
  api = await startApiWithJobs(jobs, { log: QUIET })
  review = await api.createApproved()
  await api.pass(0)
  named = []
})
afterEach(() => api.stop())

const decide = async (decision: 'approve' | 'reject') => {
  const body = decision === 'reject' ? { reason: 'no' } : {}
  expect((await api.moderate(`/reviews/${review}/${decision}`, body)).status).toBe(200)
}

/** Milliseconds until the change that nobody has heard of is told again. */
async function getDelay(): Promise<number> {
  const job = sql<Date>`(select min(start_after) from review_jobs.job where name = 'changes' and state = 'retry')`
  const [row] = await api.db.select({ at: sql<string>`${job}::text` }).from(sql`(select 1) as one`)
  return Date.parse(row?.at ?? '') - api.clock.now()
}

test('several changes of what is shown are told once; a review that waits to be read is none', async () => {
  const created = await api.create({ orderId: 'ben-1' }, [], 'ben')
  expect(created.status).toBe(201)
  await api.pass(0)
  expect(named).toEqual([])
  // The first of them is being told when the others come.
  const { promise: told, resolve: hear } = Promise.withResolvers<void>()
  announce = () => told
  await decide('reject')
  await expect.poll(() => api.clock.tick(1000).then(() => named)).toEqual([PRODUCT])
  announce = () => Promise.resolve()
  for (let times = 0; times < 2; times += 1) {
    await decide('approve')
    await decide('reject')
  }
  hear()
  await api.pass(0)
  expect(named).toEqual([PRODUCT, PRODUCT])
})

test('what nobody has heard is told again, later each time and every five minutes at least, until somebody hears it', async () => {
  announce = () => Promise.reject(new Error('away'))
  await decide('reject')
  await api.pass(0)
  for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
    const delay = await getDelay()
    expect(delay).toBeGreaterThanOrEqual(seconds * 1000)
    expect(delay).toBeLessThanOrEqual(Math.min(2 * seconds, 300) * 1000)
    await api.pass(delay - 1)
    const before = named.length
    // Times in the database are finer than a millisecond.
    await api.pass(2)
    expect(named).toHaveLength(before + 1)
  }
  announce = () => Promise.resolve()
  await api.pass(300_000)
  const told = named.length
  await api.pass(3_600_000)
  expect(named).toHaveLength(told)
})

test('a change that comes while an earlier one waits to be told again is told at once', async () => {
  announce = () => Promise.reject(new Error('away'))
  await decide('reject')
  await api.pass(0)
  for (let times = 0; times < 8; times += 1) await api.pass(300_000)
  announce = () => Promise.resolve()
  const before = named.length
  await decide('approve')
  await api.pass(0)
  expect(named).toHaveLength(before + 1)
})

test('a decision that fails tells nobody', async () => {
  await api.db.execute(sql`alter table review_audit rename to review_audit_away`)
  expect((await api.moderate(`/reviews/${review}/reject`, { reason: 'no' })).status).toBe(500)
  await api.db.execute(sql`alter table review_audit_away rename to review_audit`)
  await api.pass(0)
  expect(named).toEqual([])
})
