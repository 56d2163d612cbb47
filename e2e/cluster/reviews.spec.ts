import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPurchase, logIn, sendReview } from '../../apps/reviews-api/test/shopper.ts'
import { MODERATION_TOKEN } from './cluster.ts'
import { type Cluster, expect, query, read, test, waitUntil } from './test.ts'

// Two reviews APIs that share a database and a store of pictures. The tests build on each other.
test.describe.configure({ mode: 'serial' })

const PHOTO = readFileSync(join(import.meta.dirname, '../../apps/reviews-api/photos/body-brush.jpg'))

interface Listed {
  readonly id: string
  readonly images: readonly { readonly url: string }[]
  readonly helpful_count: number
}

const getOrigins = ({ reviewsApis }: Cluster) => reviewsApis.map(({ origin }) => origin)

/** Sends a review with a picture to the first of the two. */
async function write(cluster: Cluster) {
  const cookie = await logIn(cluster.commerce)
  const { productId, orderId } = await findPurchase(cluster.commerce, cookie)
  const upload = { fields: { productId, orderId }, cookie, images: [PHOTO], shop: cluster.balancer }
  return { productId, answer: await sendReview(getOrigins(cluster)[0] ?? '', upload) }
}

/** The review that a test below writes, which the later ones ask for. */
let written = { productId: '', id: '' }

async function findReview(origin: string | undefined): Promise<Listed | undefined> {
  const { text } = await read(`${origin}/api/reviews/by-product-id/${written.productId}`)
  const { reviews }: { readonly reviews: readonly Listed[] } = JSON.parse(text)
  return reviews.find(({ id }) => id === written.id)
}

const vote = ({ balancer }: Cluster, origin: string | undefined, cookie = '') =>
  fetch(`${origin}/api/reviews/${written.id}/helpful`, {
    method: 'PUT',
    headers: { origin: balancer, 'content-type': 'application/json', cookie },
    body: '{}',
  })

/** Decides as an operator does. */
async function decide(origin: string | undefined, decision: string, body: object = {}): Promise<void> {
  const headers = { authorization: `Bearer ${MODERATION_TOKEN}`, 'content-type': 'application/json' }
  const url = `${origin}/moderation/api/reviews/${written.id}/${decision}`
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.ok, await answer.text()).toBe(true)
}

/** Words of the review that `sendReview` writes. */
const WORDS = 'Would buy it again.'

test('without the store of pictures an upload is refused with the reason', async ({ cluster }) => {
  await cluster.objects.kill()
  const { answer } = await write(cluster).finally(() => cluster.objects.start())
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('pictures_away')
})

test('a picture that one reviews API took is on both', async ({ cluster }) => {
  const { answer, productId } = await write(cluster)
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { id }: { readonly id: string } = await answer.json()
  written = { productId, id }
  await decide(getOrigins(cluster)[1], 'approve')
  for (const origin of getOrigins(cluster)) {
    const [image] = (await findReview(origin))?.images ?? []
    expect((await read(`${origin}${image?.url ?? '/missing'}`)).status, origin).toBe(200)
  }
})

test('without the store of pictures lists go on, and name no picture that nobody can read', async ({
  cluster,
}) => {
  const origin = getOrigins(cluster)[1]
  await cluster.objects.kill()
  try {
    const [image] = (await findReview(origin))?.images ?? []
    if (image) expect((await read(`${origin}${image.url}`)).status).toBe(503)
    expect((await findReview(origin))?.images).toEqual([])
  } finally {
    await cluster.objects.start()
  }
})

test('a review that is rejected on one leaves both shops, and comes back to them', async ({ cluster }) => {
  const [one, other] = getOrigins(cluster)
  const { productById } = await query<{ readonly productById: { readonly slug: string } }>(
    cluster,
    `{ productById(id: "${written.productId}") { slug } }`,
  )
  const waitForShops = (isShown: boolean) =>
    Promise.all(
      cluster.storefronts.map(({ origin }) =>
        waitUntil(
          async () => (await read(`${origin}/products/${productById.slug}`)).text.includes(WORDS) === isShown,
          `${origin} ${isShown ? 'shows' : 'leaves out'} the review`,
        ),
      ),
    )
  await waitForShops(true)
  await decide(other, 'reject', { reason: 'only for a test' })
  await waitForShops(false)
  await decide(one, 'approve')
  await waitForShops(true)
})

test('one visitor has one vote, and calls count on both', async ({ cluster }) => {
  const [one, other] = getOrigins(cluster)
  const before = (await findReview(one))?.helpful_count ?? 0
  const first = await vote(cluster, one)
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0]
  const left: number[] = []
  for (const origin of [other, one, other]) {
    const { headers } = await vote(cluster, origin, cookie)
    left.push(Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]))
  }
  const [most = 0] = left
  expect(left).toEqual([most, most - 1, most - 2])
  expect(((await findReview(other))?.helpful_count ?? 0) - before).toBeLessThanOrEqual(1)
})

test('without PostgreSQL cached pages go on; the reviews APIs say why they are not ready, and come back', async ({
  cluster,
}) => {
  const pages = cluster.storefronts.map(({ origin }) => `${origin}/products/coconut-scrub-brush`)
  for (const page of pages) await read(page)
  const waitForStatus = async (status: number) => {
    for (const origin of getOrigins(cluster))
      await waitUntil(async () => (await read(`${origin}/readyz`)).status === status, `${origin} ${status}`)
  }
  await cluster.postgres?.kill()
  try {
    await waitForStatus(503)
    for (const origin of getOrigins(cluster))
      expect((await read(`${origin}/readyz`)).text).toContain('database')
    for (let count = 0; count < 20; count += 1)
      for (const page of pages) expect((await read(page)).status, page).toBe(200)
  } finally {
    await cluster.postgres?.start()
  }
  await waitForStatus(200)
  expect(await findReview(getOrigins(cluster)[0]), 'the review is still there').toBeDefined()
})
