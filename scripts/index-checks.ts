import { check, type NodeChecks, read, waitUntil } from './node-check.ts'
import { startLoad } from './node-load.ts'
import type { Stage } from './node-stage.ts'
import type { IndexStage } from './index-stage.ts'

/** A list that nobody has asked for. */
let lists = 0
function toNewList(): string {
  lists += 1
  return `/products?price=1&price=${1000 + lists}`
}

/** Requests per second while an index ends. One of eight is for a list that is made for it. */
const RATE = 20
const LOAD = Array.from({ length: 100 }, () => [
  toNewList(),
  '/',
  '/about',
  '/products',
  '/',
  '/about',
  '/products',
  '/',
]).flat()

/** How often both are read after a change to see that neither goes back to what was. */
const LOOKS = 10

const AUDIENCE = 'locale=en&currency=GBP'
const PRODUCT = 'soy-candle'
const OTHER_PRICE = 7777

interface Listing {
  readonly count: number
  readonly products: readonly { readonly slug: string; readonly price: number }[]
}

interface Status {
  readonly count: number
  readonly isComplete: boolean
}

async function ask<Answer>(node: string, question: string): Promise<Answer> {
  const { status, text } = await read(`${node}/api/catalog/${question}`)
  check(status === 200, `${node} answers ${question} with ${status}: ${text}`)
  const answer: Answer = JSON.parse(text)
  return answer
}

async function readPrice(node: string): Promise<number | undefined> {
  const { products } = await ask<Listing>(node, `products?slugs=${PRODUCT}&${AUDIENCE}`)
  return products[0]?.price
}

async function changePrice({ commerce }: Stage, price: number): Promise<void> {
  const answer = await fetch(`${commerce}/admin/products/${PRODUCT}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ price: price * 100 }),
  })
  check(answer.ok, `the service refuses a change: ${answer.status} ${await answer.text()}`)
}

/** Two catalogue indexes that share a database. */
export const toIndexChecks = ({ nodes, walked, ...index }: IndexStage): NodeChecks => ({
  async 'two catalogue indexes that start at once on an empty database walk once, and both answer'() {
    check(walked.length > 0, 'nobody has asked for a page of products')
    const twice = walked.filter((page, at) => walked.indexOf(page) !== at)
    check(twice.length === 0, `pages that were read twice: ${twice.join(', ')}`)
    const counts: number[] = []
    for (const node of nodes) {
      const { isComplete, count } = await ask<Status>(node, 'status')
      check(isComplete, `${node} lacks products`)
      counts.push(count, (await ask<Listing>(node, `list?${AUDIENCE}`)).count)
    }
    check(new Set(counts).size === 1, `they count ${counts.join(', ')} products`)
    return `${walked.length} calls for pages, ${counts[0]} products`
  },

  async 'a change is in both catalogue indexes, and in the lists of both shops'(stage) {
    const [one = ''] = nodes
    const before = (await readPrice(one)) ?? 0
    const list = `/products?price=${Math.floor(before)}&price=${Math.ceil(before)}`
    const isListed = async (node: string) => (await read(node + list)).text.includes(PRODUCT)
    for (const node of stage.nodes) check(await isListed(node), `${node}${list} lacks ${PRODUCT}`)
    await changePrice(stage, OTHER_PRICE)
    const at = performance.now()
    const hasPrice = async (node: string) => (await readPrice(node)) === OTHER_PRICE
    const times = await Promise.all(
      nodes.map((node) => waitUntil(() => hasPrice(node), `${node} has the price`)),
    )
    for (let look = 0; look < LOOKS; look += 1)
      for (const node of nodes) check(await hasPrice(node), `${node} went back to the old price`)
    for (const node of stage.nodes)
      await waitUntil(async () => !(await isListed(node)), `${node}${list} leaves out ${PRODUCT}`)
    await changePrice(stage, before)
    for (const node of nodes)
      await waitUntil(async () => (await readPrice(node)) === before, `${node} has the former price`)
    return `${Math.round(Math.max(...times) - at)} ms after the service acknowledged it`
  },

  async 'a catalogue index that is killed under load costs no page, and comes back'(stage) {
    const stop = startLoad({ origins: [stage.balancer], pages: LOAD, rate: RATE })
    const [, killed = ''] = nodes
    await index.kill(1)
    const isAway = await read(`${killed}/healthz`).then(
      () => false,
      () => true,
    )
    check(isAway, 'the killed one answers')
    await waitUntil(
      async () => (await read(stage.balancer + toNewList())).status === 200,
      'a list is answered',
    )
    await index.start(1)
    const [one, other] = await Promise.all(nodes.map((node) => ask<Status>(node, 'status')))
    const { count, failed } = await stop()
    check(failed.length === 0, `${failed.length} of ${count} failed: ${failed[0]}`)
    check(one?.count === other?.count, `one has ${one?.count} products, the other ${other?.count}`)
    return `0 of ${count} failed`
  },
})
