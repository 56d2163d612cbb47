import { expect, test } from '@playwright/test'
import { ATTACK, countAttack } from './count-attack.ts'
import { call, newShopper, PASSWORD, signUp } from './customer.ts'
import { MODERATION_TOKEN, ORIGINS } from './origins.ts'

interface Voted {
  readonly id: string
  readonly helpfulCount: number
}

/** A review of the demo that nothing else votes for. */
async function findReview(): Promise<Voted> {
  const visitor = await newShopper()
  const queue = await visitor.get(`${ORIGINS.reviews}/moderation/api/reviews?queue=approved&rating=3`, {
    headers: { authorization: `Bearer ${MODERATION_TOKEN}` },
  })
  const { reviews } = (await queue.json()) as { reviews: readonly Voted[] }
  const [found] = reviews.slice(-1)
  if (found === undefined) throw new Error('The demo has no review of three stars.')
  return found
}

const AGENTS = 70

test('seventy browser names are one voter, and who has no cookie takes no vote back', {
  tag: ATTACK,
}, async () => {
  const { id, helpfulCount: before } = await findReview()
  const visitor = await newShopper()
  const vote = async (agent: number, helpful: boolean) => {
    const answer = await visitor.fetch(`${ORIGINS.reviews}/api/reviews/${id}/helpful`, {
      method: 'PUT',
      data: { helpful },
      headers: {
        origin: ORIGINS.storefront,
        cookie: '',
        'user-agent': `agent-${agent}`,
        'x-client-address': `2001:db8:1:1::${agent.toString(16)}`,
      },
    })
    return answer.ok() ? ((await answer.json()) as { helpful_count: number }).helpful_count : undefined
  }
  const counts: (number | undefined)[] = []
  for (let agent = 0; agent < AGENTS; agent += 1) counts.push(await vote(agent, true))
  const added = Math.max(...counts.map((count) => count ?? 0)) - before
  expect(added).toBeGreaterThanOrEqual(1)
  const taken = await Promise.all([1, 2, 3].map((agent) => vote(agent, false)))
  const isLower = (count: number | undefined) => count !== undefined && count < before + 1
  countAttack({
    name: 'votes: browser names, addresses of one network, votes taken back',
    tries: AGENTS + taken.length,
    through: [
      ...Array.from({ length: added - 1 }, (_, place) => `vote ${place + 2}`),
      ...taken.filter(isLower).map((count) => `a vote was taken back: ${count}`),
    ],
  })
})

test('a stranger’s wrong passwords do not keep the owner out', { tag: ATTACK }, async () => {
  const owner = await newShopper()
  const email = await signUp(owner)
  expect((await call(owner, ['POST', 'logout'])).status()).toBe(200)
  expect((await call(owner, ['POST', 'login'], { email, password: PASSWORD })).status()).toBe(200)
  expect((await call(owner, ['POST', 'logout'])).status()).toBe(200)
  const stranger = await newShopper()
  const tries = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((end) => `wrong-password-${end}`)
  const statuses: number[] = []
  for (const password of tries)
    statuses.push((await call(stranger, ['POST', 'login'], { email, password })).status())
  expect(statuses.at(-1), 'the stranger waits').toBe(429)
  const back = await call(owner, ['POST', 'login'], { email, password: PASSWORD })
  countAttack({
    name: 'lock-outs: wrong passwords of a stranger',
    tries: tries.length,
    through: [
      ...statuses.filter((status) => status === 200).map(() => 'a wrong password'),
      ...(back.status() === 200 ? [] : [`the owner got ${back.status()}`]),
    ],
  })
})
