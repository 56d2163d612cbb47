import { z } from 'zod'
import { SHOP } from './processes.ts'

const graphqlAnswer = z.object({ data: z.record(z.string(), z.any()).nullish() })

/** A customer of the sandbox, signed in by e-mail and password; answers the cookie that the shop would set. */
export async function logIn(
  commerce: string,
  email = 'demo@sorrel.shop',
  password = 'sorrel-demo',
): Promise<string> {
  const query =
    'mutation login($email: String!, $password: String!) { loginAccount(email: $email, password: $password) { success } }'
  const response = await fetch(`${commerce}/graphql/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'pk_sorrel_demo' },
    body: JSON.stringify({ query, variables: { email, password } }),
  })
  const session = response.headers.get('x-session')
  if (session === null) throw new Error(`no session: ${await response.text()}`)
  return `session=${session}`
}

/** A product of a customer's order that is not canceled, with the order. */
export async function findPurchase(
  commerce: string,
  cookie: string,
): Promise<{ productId: string; orderId: string }> {
  const query = 'query getOrders { orders(limit: 100) { results { id status items { productId } } } }'
  const response = await fetch(`${commerce}/graphql/v2`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'pk_sorrel_demo',
      'x-session': cookie.replace('session=', ''),
    },
    body: JSON.stringify({ query }),
  })
  const { data } = graphqlAnswer.parse(await response.json())
  const [order] = data?.orders.results.filter(({ status }: { status: string }) => status === 'complete') ?? []
  return { productId: order.items[0].productId, orderId: order.id }
}

export interface Upload {
  readonly fields: Readonly<Record<string, string>>
  readonly images: readonly Uint8Array[]
  readonly cookie: string
  /** Origin of the shop whose page sends it. */
  readonly shop?: string
}

export function sendReview(
  origin: string,
  { fields, images, cookie, shop = SHOP }: Upload,
): Promise<Response> {
  const body = new FormData()
  const values = { rating: '5', title: 'Lovely', body: 'Would buy it again.', ...fields }
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  for (const image of images) body.append('images', new File([new Uint8Array(image)], 'photo.jpg'))
  return fetch(`${origin}/api/reviews/create`, { method: 'POST', headers: { cookie, origin: shop }, body })
}
