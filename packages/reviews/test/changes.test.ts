import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { announceChanges } from '../src/server.ts'
import { PRODUCT, startApi, type TestApi } from './start-api.ts'

const START = Date.parse('2026-11-23T12:00:00Z')

let api: TestApi
let review: string
let time: number
const now = () => new Date(time)

beforeAll(async () => {
  time = START
  api = await startApi({ now })
  review = await api.createApproved()
})
afterAll(() => api.stop())

/** Tells of what is due, to somebody who hears it or does not. Gives the products that were named. */
async function announce({ isHeard = true } = {}): Promise<readonly string[]> {
  const named: string[] = []
  const tell = async (productId: string) => {
    named.push(productId)
    if (!isHeard) throw new Error('away')
  }
  await announceChanges(api.db, tell, now)
  return named
}

beforeEach(async () => {
  time += 3_600_000
  await announce()
})

const decide = async (decision: 'approve' | 'reject') => {
  const answer = await api.moderate(
    `/reviews/${review}/${decision}`,
    decision === 'reject' ? { reason: 'no' } : {},
  )
  expect(answer.status).toBe(200)
}

test('several changes of what is shown are told once; a review that waits to be read is none', async () => {
  const created = await api.create({ orderId: 'ben-1' }, [], 'ben')
  expect(created.status).toBe(201)
  expect(await announce()).toEqual([])
  await decide('reject')
  await decide('approve')
  expect(await announce()).toEqual([PRODUCT])
  expect(await announce()).toEqual([])
})

test('what nobody has heard is told again, later each time and every five minutes at least, until somebody hears it', async () => {
  await decide('reject')
  for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
    expect(await announce({ isHeard: false })).toEqual([PRODUCT])
    time += seconds * 1000 - 1
    expect(await announce()).toEqual([])
    time += 1
  }
  expect(await announce()).toEqual([PRODUCT])
  await decide('approve')
})

test('a change that comes while an earlier one is told is told as well', async () => {
  await decide('reject')
  await announceChanges(api.db, async () => decide('approve'), now)
  expect(await announce()).toEqual([PRODUCT])
})

test('a process that ends while it tells leaves it to another one', async () => {
  await decide('reject')
  const { promise: telling, resolve: begin } = Promise.withResolvers<void>()
  const tell = () => {
    begin()
    return new Promise<void>(() => {})
  }
  void announceChanges(api.db, tell, now)
  await telling
  expect(await announce()).toEqual([])
  time += 15_000
  expect(await announce()).toEqual([PRODUCT])
  await decide('approve')
})
