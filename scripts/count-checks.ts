import { check, type NodeChecks, waitUntil } from './node-check.ts'
import type { Stage } from './node-stage.ts'
import { sendCall, signCall } from './signed-call.ts'

const DEMO = { email: 'demo@sorrel.shop', password: 'sorrel-demo' }

/** Wrong passwords for one account, and from one address, that cost nothing: see features/auth/login-limiter.ts. */
const FREE = 5
const FREE_OF_ADDRESS = 20

interface Call {
  readonly path: string
  readonly body: object
  readonly cookie?: string
}

/** Calls an endpoint of the shop as its page does. */
function call(stage: Stage, node: string, { path, body, cookie = '' }: Call): Promise<Response> {
  return fetch(`${node}/store-api${path}`, {
    method: 'POST',
    headers: { origin: stage.balancer, 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
}

/** Signs the demo customer in, and gives the session's cookie. */
async function logIn(stage: Stage, node: string): Promise<string> {
  const answer = await call(stage, node, { path: '/login', body: DEMO })
  check(answer.ok, `the log-in answers ${answer.status}: ${await answer.text()}`)
  const session = answer.headers.getSetCookie().find((text) => text.startsWith('session='))
  return session?.split(';')[0] ?? ''
}

/** Asks the commerce service itself. */
async function ask<Data>(stage: Stage, query: string, cookie: string): Promise<Data> {
  const session = decodeURIComponent(cookie.replace('session=', ''))
  const headers = {
    'content-type': 'application/json',
    authorization: 'pk_sorrel_demo',
    'x-session': session,
  }
  const body = JSON.stringify({ query })
  const answer = await fetch(`${stage.commerce}/graphql/v2`, { method: 'POST', headers, body })
  const { data }: { readonly data: Data } = JSON.parse(await answer.text())
  return data
}

interface Orders {
  readonly orders: {
    readonly results: readonly {
      readonly id: string
      readonly items: readonly { readonly quantity: number }[]
    }[]
  }
}

interface CartPieces {
  readonly cart: { readonly items: readonly { readonly quantity: number }[] } | null
}

const countPieces = (items: CartPieces['cart'] | undefined) =>
  items?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0

/** What the processes of the storefront count together. */
export const COUNT_CHECKS: NodeChecks = {
  async 'wrong passwords count together, wherever they come'(stage) {
    const [one = '', other = ''] = stage.nodes
    const statuses: number[] = []
    for (let count = 0; count <= FREE; count += 1) {
      const body = { email: 'nobody@mail.example', password: `wrong ${count}` }
      statuses.push((await call(stage, count % 2 === 0 ? one : other, { path: '/login', body })).status)
    }
    const expected = [...Array.from({ length: FREE }, () => 401), 429]
    check(statuses.join() === expected.join(), statuses.join(', '))
    return statuses.join(', ')
  },

  async 'an order that is bought again on both at once is in the bag once'(stage) {
    const [one = '', other = ''] = stage.nodes
    const cookie = await logIn(stage, one)
    const getPieces = async () => {
      const { cart } = await ask<CartPieces>(stage, '{ cart { items { quantity } } }', cookie)
      return countPieces(cart)
    }
    const { orders } = await ask<Orders>(stage, '{ orders { results { id items { quantity } } } }', cookie)
    const [order] = orders.results
    const before = await getPieces()
    const body = { id: order?.id ?? '' }
    const answers = await Promise.all(
      [one, other].map((node) => call(stage, node, { path: '/buy-again', body, cookie })),
    )
    const added: number[] = []
    for (const answer of answers) {
      const text = await answer.text()
      check(answer.ok, `buying again answers ${answer.status}: ${text}`)
      const outcome: { readonly added: number } = JSON.parse(text)
      added.push(outcome.added)
    }
    const [pieces = 0] = added
    const after = await getPieces()
    check(pieces > 0 && added.every((count) => count === pieces), `they added ${added.join(' and ')}`)
    check(after - before === pieces, `${before} pieces became ${after}, not ${pieces} more`)
    return `${pieces} pieces`
  },

  async 'a session that is ended on one is a stranger on the other'(stage) {
    const [one = '', other = ''] = stage.nodes
    const cookie = await logIn(stage, one)
    const isKnown = async (node: string) =>
      (await call(stage, node, { path: '/buy-again', body: { id: 'none' }, cookie })).status !== 401
    check((await isKnown(one)) && (await isKnown(other)), 'the session is not known')
    await call(stage, one, { path: '/logout', body: {}, cookie })
    check(!(await isKnown(one)), 'the session goes on where it was ended')
    await waitUntil(async () => !(await isKnown(other)), 'the session is ended on the other')
    return ''
  },

  async 'a signed call that one has taken is refused by the other'(stage) {
    const call = signCall({ tags: ['product:nothing'] })
    const statuses: number[] = []
    for (const node of stage.nodes) statuses.push((await sendCall(node, call)).status)
    check(statuses.join() === '200,401', statuses.join(', '))
    return statuses.join(', ')
  },

  // The last one of those that log in: its address is kept out afterwards.
  async 'who asks through the balancer is who it says, whatever else a sender claims'({ balancer }) {
    const statuses: number[] = []
    for (let count = 0; count <= FREE_OF_ADDRESS; count += 1) {
      const answer = await fetch(`${balancer}/store-api/login`, {
        method: 'POST',
        headers: {
          origin: balancer,
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.100.${count}`,
        },
        body: JSON.stringify({ email: `nobody-${count}@mail.example`, password: 'wrong' }),
      })
      statuses.push(answer.status)
    }
    check(statuses[0] === 401 && statuses.at(-1) === 429, statuses.join(', '))
    return `429 after ${statuses.indexOf(429)} of as many claimed addresses`
  },
}
