import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPurchase, logIn, sendReview } from '../apps/reviews-api/test/shopper.ts'
import { check, type NodeChecks, read, waitUntil } from './node-check.ts'
import type { Stage } from './node-stage.ts'
import { ROOT } from './processes.ts'
import { MODERATION_TOKEN, type ReviewsStage } from './reviews-stage.ts'

const PHOTO = readFileSync(join(ROOT, 'apps/reviews-api/photos/body-brush.jpg'))

interface Listed {
  readonly id: string
  readonly images: readonly { readonly url: string }[]
  readonly helpful_count: number
}

async function write(
  stage: Stage,
  node: string,
): Promise<{ readonly answer: Response; readonly productId: string }> {
  const cookie = await logIn(stage.commerce)
  const { productId, orderId } = await findPurchase(stage.commerce, cookie)
  const fields = { productId, orderId }
  return {
    answer: await sendReview(node, { fields, cookie, images: [PHOTO], shop: stage.balancer }),
    productId,
  }
}

async function list(node: string, productId: string): Promise<readonly Listed[]> {
  const { reviews }: { readonly reviews: readonly Listed[] } = JSON.parse(
    (await read(`${node}/api/reviews/by-product-id/${productId}`)).text,
  )
  return reviews
}

async function vote(stage: Stage, node: string, id: string, cookie = ''): Promise<Response> {
  return fetch(`${node}/api/reviews/${id}/helpful`, {
    method: 'PUT',
    headers: { origin: stage.balancer, 'content-type': 'application/json', cookie },
    body: '{}',
  })
}

/** Decides as an operator does. */
async function decide(node: string, decision: string, body: object = {}): Promise<void> {
  const headers = { authorization: `Bearer ${MODERATION_TOKEN}`, 'content-type': 'application/json' }
  const url = `${node}/moderation/api/reviews/${decision}`
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  check(answer.ok, `${decision} answers ${answer.status}: ${await answer.text()}`)
}

async function readProductPath({ commerce }: Stage, id: string): Promise<string> {
  const answer = await fetch(`${commerce}/graphql/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'pk_sorrel_demo' },
    body: JSON.stringify({ query: `{ productById(id: "${id}") { slug } }` }),
  })
  const { data }: { readonly data: { readonly productById: { readonly slug: string } } } = JSON.parse(
    await answer.text(),
  )
  return `/products/${data.productById.slug}`
}

/** What `sendReview` writes. */
const WORDS = 'Would buy it again.'

/** The review with the picture, and its product: what later checks ask for. */
let written: { readonly productId: string; readonly id: string } | undefined

function getWritten() {
  if (written === undefined) throw new Error('no review was written')
  return written
}

/** Two reviews APIs that share a database and a store of pictures. */
export const toReviewsChecks = (reviews: ReviewsStage): NodeChecks => ({
  ...toPictureChecks(reviews),
  ...toDecisionChecks(reviews),
  ...toDatabaseChecks(reviews),
})

function toPictureChecks({ nodes, objects }: ReviewsStage): NodeChecks {
  const [one = '', other = ''] = nodes
  return {
    async 'without the store of pictures an upload is refused with the reason'(stage) {
      await objects.kill()
      try {
        const { answer } = await write(stage, one)
        const { status } = answer
        const text = await answer.text()
        check(status === 503 && text.includes('pictures_away'), `the upload answers ${status}: ${text}`)
      } finally {
        await objects.start()
      }
      return ''
    },

    async 'a picture that one reviews API took is on both'(stage) {
      const { answer, productId } = await write(stage, one)
      check(answer.status === 201, `the upload answers ${answer.status}: ${await answer.clone().text()}`)
      const { id }: { readonly id: string } = JSON.parse(await answer.text())
      await decide(other, `${id}/approve`)
      written = { productId, id }
      for (const node of nodes) {
        const [image] = (await list(node, productId)).find((review) => review.id === id)?.images ?? []
        const found = await read(`${node}${image?.url ?? '/missing'}`)
        check(found.status === 200, `${node} answers ${found.status} for the picture`)
      }
      return ''
    },

    async 'without the store of pictures lists go on'() {
      const { productId, id } = getWritten()
      await objects.kill()
      try {
        const { images = [] } = (await list(other, productId)).find((review) => review.id === id) ?? {}
        for (const { url } of images.slice(0, 1)) {
          const { status } = await read(`${other}${url}`)
          check(status === 503, `a picture answers ${status}`)
        }
        const rest = (await list(other, productId)).find((review) => review.id === id)?.images ?? []
        check(rest.length === 0, 'the list names pictures that nobody can read')
      } finally {
        await objects.start()
      }
      return ''
    },
  }
}

function toDecisionChecks({ nodes: [one = '', other = ''] }: ReviewsStage): NodeChecks {
  return {
    async 'a review that is rejected on one leaves both shops, and comes back to them'(stage) {
      const { productId, id } = getWritten()
      const product = await readProductPath(stage, productId)
      const shows = (isShown: boolean) =>
        Promise.all(
          stage.nodes.map((node) =>
            waitUntil(
              async () => (await read(node + product)).text.includes(WORDS) === isShown,
              `${node}${product} ${isShown ? 'shows' : 'leaves out'} the review`,
            ),
          ),
        )
      await shows(true)
      await decide(other, `${id}/reject`, { reason: 'only for a test' })
      const at = performance.now()
      const times = await shows(false)
      await decide(one, `${id}/approve`)
      await shows(true)
      return `${Math.round(Math.max(...times) - at)} ms after the decision`
    },
  }
}

function toDatabaseChecks({ nodes, postgres }: ReviewsStage): NodeChecks {
  const [one = '', other = ''] = nodes
  return {
    async 'one visitor has one vote, and calls count on both'(stage) {
      const { id, productId } = getWritten()
      const before = (await list(one, productId)).find((review) => review.id === id)?.helpful_count ?? 0
      const first = await vote(stage, one, id)
      const [cookie = ''] = first.headers.getSetCookie().map((text) => text.split(';')[0])
      const left: number[] = []
      for (const node of [other, one, other]) {
        const { headers } = await vote(stage, node, id, cookie)
        left.push(Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]))
      }
      const [most = 0] = left
      check(left.join() === [most, most - 1, most - 2].join(), `calls that are left: ${left.join(', ')}`)
      const after = (await list(other, productId)).find((review) => review.id === id)?.helpful_count ?? 0
      check(after - before <= 1, `${before} became ${after}`)
      return `calls that are left: ${left.join(', ')}`
    },

    async 'without PostgreSQL cached pages go on; the reviews APIs say why they are not ready, and come back'(
      stage,
    ) {
      const page = '/products/coconut-scrub-brush'
      for (const node of stage.nodes) await read(node + page)
      await postgres.kill()
      let failed = 0
      try {
        for (const node of nodes) {
          await waitUntil(async () => (await read(`${node}/readyz`)).status === 503, `${node} is not ready`)
          const { text } = await read(`${node}/readyz`)
          check(text.includes('database'), `${node} says ${text}`)
        }
        for (let count = 0; count < 20; count += 1)
          for (const node of stage.nodes) if ((await read(node + page)).status !== 200) failed += 1
      } finally {
        await postgres.start()
      }
      check(failed === 0, `${failed} of 40 pages failed`)
      for (const node of nodes)
        await waitUntil(async () => (await read(`${node}/readyz`)).status === 200, `${node} is ready again`)
      check((await list(one, getWritten().productId)).length > 0, 'the review is gone')
      return '0 of 40 pages failed'
    },
  }
}
