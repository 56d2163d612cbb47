import { ask, newAddress } from './ask.ts'
import { MODERATION_TOKEN, type Shop } from './shop.ts'
import { countAttack, expect, test } from './test.ts'
import { createCustomer, createVisitor, type Visitor } from './visitor.ts'

interface Voted {
  readonly id: string
  readonly helpfulCount: number
}

/** Reviews of the demo that nothing else votes for. */
async function findReviews(shop: Shop): Promise<readonly Voted[]> {
  const { text } = await ask({
    origin: shop.reviews.origin,
    path: '/moderation/api/reviews?queue=approved&rating=3',
    headers: { authorization: `Bearer ${MODERATION_TOKEN}` },
  })
  const { reviews }: { reviews: readonly Voted[] } = JSON.parse(text)
  return reviews
}

type Headers = Readonly<Record<string, string>>

async function vote(visitor: Visitor, id: string, helpful: boolean, headers: Headers = {}) {
  const { status, text } = await visitor.send('PUT', `/api/reviews/${id}/helpful`, { helpful }, headers)
  return status === 200 ? (JSON.parse(text) as { helpful_count: number }).helpful_count : undefined
}

/** What an attacker may change between two votes, and how many votes that is worth. */
const WAYS = [
  {
    name: 'browser names',
    worth: 1,
    count: 70,
    headers: (turn: number): Headers => ({ 'user-agent': `agent-${turn}` }),
  },
  {
    name: 'spoofed addresses',
    worth: 1,
    count: 40,
    headers: (turn: number): Headers => ({
      'x-forwarded-for': `198.51.100.${turn}`,
      'x-client-address': `198.51.100.${turn}`,
      forwarded: `for=198.51.100.${turn}`,
      'x-real-ip': `198.51.100.${turn}`,
      'cf-connecting-ip': `198.51.100.${turn}`,
    }),
  },
  { name: 'fresh cookies', worth: 3, count: 30, headers: (): Headers => ({ 'user-agent': 'one' }) },
] as const

test('one address votes again and again', async ({ shop }) => {
  const reviews = (await findReviews(shop)).toReversed()
  for (const [place, { name, worth, count, headers }] of WAYS.entries()) {
    const review = reviews[place]
    if (review === undefined) throw new Error('The demo has too few reviews of three stars.')
    const from = newAddress()
    await countAttack(`votes: ${name} of one address`, async function* () {
      let most = review.helpfulCount
      for (let turn = 0; turn < count; turn += 1) {
        most = Math.max(
          most,
          (await vote(createVisitor(shop.origin, from), review.id, true, headers(turn))) ?? 0,
        )
        yield most - review.helpfulCount > worth ? `vote ${most - review.helpfulCount}` : undefined
      }
      for (let turn = 0; turn < 3; turn += 1) {
        const taken = await vote(createVisitor(shop.origin, from), review.id, false, headers(turn))
        yield (taken ?? most) < most ? 'who has no cookie took a vote back' : undefined
      }
    })
  }
})

test('new accounts of one address vote', { tag: '@whole' }, async ({ shop }) => {
  const [review] = (await findReviews(shop)).toReversed().slice(3)
  if (review === undefined) throw new Error('The demo has too few reviews of three stars.')
  const from = newAddress()
  await countAttack('votes: new accounts of one address', async function* () {
    for (let turn = 0; turn < 25; turn += 1) {
      const { cookies } = await createCustomer(shop.origin)
      const voter = createVisitor(shop.origin, from)
      for (const [name, value] of cookies) voter.cookies.set(name, value)
      const count = (await vote(voter, review.id, true)) ?? review.helpfulCount
      yield count - review.helpfulCount > 3 ? `vote ${count - review.helpfulCount}` : undefined
    }
  })
})

test('votes at once of one browser are one', async ({ shop, times }) => {
  const [review] = (await findReviews(shop)).toReversed().slice(4)
  if (review === undefined) throw new Error('The demo has too few reviews of three stars.')
  await countAttack('votes: at once', async function* () {
    const visitor = createVisitor(shop.origin)
    const first = await vote(visitor, review.id, true)
    expect(first).toBe(review.helpfulCount + 1)
    const count = times(20, 60)
    const counts = await Promise.all(
      Array.from({ length: count }, (_, turn) => vote(visitor, review.id, turn % 2 === 0)),
    )
    for (const seen of counts)
      yield seen !== undefined && (seen > review.helpfulCount + 1 || seen < review.helpfulCount)
        ? `the count was ${seen}`
        : undefined
  })
})
