import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Visitor } from '../src/server/http/visitor.ts'
import { toVoteWeight, voteHelpful } from '../src/server/reviews/vote.ts'
import { type ReviewsDatabase, reviews } from '../src/server.ts'
import { openDatabase } from './open-database.ts'

const YEAR = 2026
const HALF_YEAR = new Date(Date.UTC(YEAR, 0, 1 + 180))

let db: ReviewsDatabase
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openDatabase())
})
afterAll(() => close())

async function addReview(id: string): Promise<void> {
  await db.insert(reviews).values({
    id,
    productId: 'p',
    accountId: 'a',
    orderId: id,
    status: 'approved',
    rating: 5,
    title: 'Lovely',
    body: 'Soft.',
    userName: 'Ann L.',
    email: 'ann@example.com',
    locale: 'en',
    isVerified: true,
    dateCreated: new Date(Date.UTC(YEAR, 0, 1)),
  })
}

async function getScore(id: string): Promise<number> {
  const [row] = await db.select({ score: reviews.helpfulScore }).from(reviews).where(eq(reviews.id, id))
  return row?.score ?? Number.NaN
}

const visitor = (name: string): Visitor => ({
  id: name,
  isKnown: true,
  addressId: `of ${name}`,
  cookie: undefined,
})

test('a vote weighs twice as much half a year later, and takes back what it added', async () => {
  await addReview('old')
  await voteHelpful(db, {
    reviewId: 'old',
    visitor: visitor('ann'),
    isHelpful: true,
    now: new Date(Date.UTC(YEAR, 0, 1)),
  })
  expect(await getScore('old')).toBe(1)
  await voteHelpful(db, { reviewId: 'old', visitor: visitor('ben'), isHelpful: true, now: HALF_YEAR })
  expect(await getScore('old')).toBe(3)
  await voteHelpful(db, {
    reviewId: 'old',
    visitor: visitor('ben'),
    isHelpful: false,
    now: new Date(Date.UTC(YEAR + 1, 0, 1)),
  })
  expect(await getScore('old')).toBe(1)
})

test('of the votes of one day twenty weigh; all are counted', async () => {
  await addReview('busy')
  const now = new Date(Date.UTC(YEAR, 5, 1))
  let count: number | undefined
  for (let index = 0; index < 30; index += 1) {
    const name = `visitor ${index}`
    count = await voteHelpful(db, { reviewId: 'busy', visitor: visitor(name), isHelpful: true, now })
  }
  expect(count).toBe(30)
  expect(await getScore('busy')).toBeCloseTo(20 * toVoteWeight(now), 6)
})
