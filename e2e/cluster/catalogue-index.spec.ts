import { changePrice, expect, read, startLoad, test, waitUntil } from './test.ts'

// Two catalogue indexes that share a database.

/** A list that nobody has asked for. */
let lists = 0
const toNewList = () => `/products?price=1&price=${1000 + (lists += 1)}`

/** Requests per second while an index ends. One of eight is for a list that is rendered for it. */
const RATE = 20
const LOAD = Array.from({ length: 800 }, (_, at) =>
  at % 8 === 0 ? toNewList() : (['/', '/about', '/products'][at % 3] ?? '/'),
)

/** How often both are read after a change to see that neither goes back to what was. */
const LOOKS = 10

const AUDIENCE = 'locale=en&currency=GBP'
const SLUG = 'soy-candle'
const PRODUCT = `/products/${SLUG}`
const OTHER_PRICE = 7777

interface Answer {
  readonly count: number
  readonly isComplete?: boolean
  readonly products?: readonly { readonly price: number }[]
}

async function ask(origin: string | undefined, question: string): Promise<Answer> {
  const { status, text } = await read(`${origin}/api/catalog/${question}`)
  expect(status, text).toBe(200)
  return JSON.parse(text)
}

async function readPrice(origin: string | undefined): Promise<number> {
  const { products } = await ask(origin, `products?slugs=${SLUG}&${AUDIENCE}`)
  return products?.[0]?.price ?? 0
}

test('two indexes that start at once on an empty database walk once, and both answer', async ({
  cluster: { walked, indexes },
}) => {
  expect(walked.length).toBeGreaterThan(0)
  expect(new Set(walked).size, 'no page is read twice').toBe(walked.length)
  const counts = new Set<number>()
  for (const { origin } of indexes) {
    const { isComplete, count } = await ask(origin, 'status')
    expect(isComplete).toBe(true)
    counts.add(count).add((await ask(origin, `list?${AUDIENCE}`)).count)
  }
  expect([...counts], 'they agree').toHaveLength(1)
})

test('a change is in both indexes, and in the lists of both shops', async ({ cluster }) => {
  const { indexes, storefronts } = cluster
  const before = await readPrice(indexes[0]?.origin)
  const list = `/products?price=${Math.floor(before)}&price=${Math.ceil(before)}`
  const isListed = async (origin: string) => (await read(origin + list)).text.includes(SLUG)
  const waitForPrice = (price: number) =>
    Promise.all(
      indexes.map(({ origin }) =>
        waitUntil(async () => (await readPrice(origin)) === price, `${origin} has ${price}`),
      ),
    )
  for (const { origin } of storefronts) expect(await isListed(origin), origin + list).toBe(true)
  await changePrice(cluster, PRODUCT, OTHER_PRICE)
  await waitForPrice(OTHER_PRICE)
  for (let look = 0; look < LOOKS; look += 1)
    for (const { origin } of indexes) expect(await readPrice(origin)).toBe(OTHER_PRICE)
  for (const { origin } of storefronts)
    await waitUntil(async () => !(await isListed(origin)), `${origin}${list} leaves it out`)
  await changePrice(cluster, PRODUCT, before)
  await waitForPrice(before)
})

test('an index that is killed under load costs no page, and comes back', async ({ cluster }) => {
  const [one, killed] = cluster.indexes
  const stop = startLoad({ origins: [cluster.balancer], pages: LOAD, rate: RATE })
  await killed?.kill()
  await expect(fetch(`${killed?.origin}/healthz`)).rejects.toThrow()
  await waitUntil(
    async () => (await read(cluster.balancer + toNewList())).status === 200,
    'a list is answered',
  )
  await killed?.start()
  expect((await stop()).failed).toEqual([])
  expect((await ask(killed?.origin, 'status')).count).toBe((await ask(one?.origin, 'status')).count)
})
