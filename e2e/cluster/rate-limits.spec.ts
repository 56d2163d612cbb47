import { type Cluster, DEMO, expect, logIn, query, sendCall, signCall, test, waitUntil } from './test.ts'

// Limits, sessions and calls that the storefronts count together in Valkey.

/** Wrong passwords for one account, and from one address, that cost nothing: see packages/commerce/src/server/guess-limit.ts. */
const FREE = 5
const FREE_OF_ADDRESS = 20

interface Call {
  readonly path: string
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls an endpoint of the shop as its page does. */
const call = ({ balancer }: Cluster, origin: string | undefined, { path, body, headers }: Call) =>
  fetch(`${origin}/store-api${path}`, {
    method: 'POST',
    headers: { origin: balancer, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** The field of `items` is asked for, and the pieces are summed. */
interface Items {
  readonly items: readonly { readonly quantity: number }[]
}

test('wrong passwords count together, wherever they come', async ({ cluster }) => {
  const statuses: number[] = []
  for (let count = 0; count <= FREE; count += 1) {
    const body = { email: 'nobody@mail.example', password: `wrong ${count}` }
    const { origin } = cluster.storefronts[count % 2] ?? {}
    statuses.push((await call(cluster, origin, { path: '/login', body })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: FREE }, () => 401), 429])
})

test('an order that is bought again on both at once is in the bag once', async ({ cluster }) => {
  const cookie = await logIn(cluster, cluster.storefronts[0]?.origin ?? '')
  const session = decodeURIComponent(cookie.replace('session=', ''))
  const countPieces = async () => {
    const { cart } = await query<{ readonly cart: Items | null }>(
      cluster,
      '{ cart { items { quantity } } }',
      session,
    )
    return cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  }
  const { orders } = await query<{
    readonly orders: { readonly results: readonly { readonly id: string }[] }
  }>(cluster, '{ orders { results { id } } }', session)
  const before = await countPieces()
  const body = { id: orders.results[0]?.id ?? '' }
  const answers = await Promise.all(
    cluster.storefronts.map(({ origin }) =>
      call(cluster, origin, { path: '/buy-again', body, headers: { cookie } }),
    ),
  )
  const [one, other]: readonly { readonly added: number }[] = await Promise.all(
    answers.map((answer) => answer.json()),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(one?.added).toBeGreaterThan(0)
  expect(other?.added).toBe(one?.added)
  expect((await countPieces()) - before).toBe(one?.added)
})

test('a session that is ended on one is a stranger on the other', async ({ cluster }) => {
  const [one = '', other = ''] = cluster.storefronts.map(({ origin }) => origin)
  const headers = { cookie: await logIn(cluster, one) }
  const isKnown = async (origin: string) =>
    (await call(cluster, origin, { path: '/buy-again', body: { id: 'none' }, headers })).status !== 401
  expect([await isKnown(one), await isKnown(other)]).toEqual([true, true])
  await call(cluster, one, { path: '/logout', body: {}, headers })
  expect(await isKnown(one)).toBe(false)
  await waitUntil(async () => !(await isKnown(other)), 'the session is ended on the other')
})

test('a signed call that one has taken is refused by the other', async ({ cluster }) => {
  const signed = signCall({ tags: ['product:nothing'] })
  const statuses: number[] = []
  for (const { origin } of cluster.storefronts) statuses.push((await sendCall(origin, signed)).status)
  expect(statuses).toEqual([200, 401])
})

// The last one of those that log in: its address is kept out afterwards.
test('who asks through the balancer is who it says, whatever else a sender claims', async ({ cluster }) => {
  const statuses: number[] = []
  for (let count = 0; count <= FREE_OF_ADDRESS; count += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${count}` }
    const body = { ...DEMO, email: `nobody-${count}@mail.example` }
    statuses.push((await call(cluster, cluster.balancer, { path: '/login', body, headers })).status)
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
})
