import { ask } from './ask.ts'
import type { Shop } from './shop.ts'
import type { Visitor } from './visitor.ts'

/** Asks the commerce service itself, past the shop and the proxies. */
export async function askStore<T>(
  shop: Shop,
  query: string,
  variables: object = {},
  session = '',
): Promise<T> {
  const { text } = await ask({
    origin: shop.commerce.origin,
    path: '/graphql/v2',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'pk_sorrel_demo',
      ...(session === '' ? {} : { 'x-session': session }),
    },
    body: JSON.stringify({ query, variables }),
  })
  // The query says what the answer is.
  return (JSON.parse(text) as { data: T }).data
}

/** The session's token. It contains a colon, which the cookie carries percent-encoded. */
export const getToken = ({ cookies }: Visitor): string => decodeURIComponent(cookies.get('session') ?? '')

export interface Product {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** Products that need no choice, newest of the archive last. */
export async function readProducts(shop: Shop): Promise<readonly Product[]> {
  const { products } = await askStore<{
    products: { results: readonly (Product & { options: readonly unknown[] })[] }
  }>(shop, '{ products(limit: 100) { results { id slug name options { id } } } }')
  return products.results.filter(({ options }) => options.length === 0)
}

/** Puts a product into the cart and returns where the checkout is. */
export async function fillCart(visitor: Visitor, productId: string, rest: object = {}): Promise<string> {
  const { status, text } = await visitor.send('PUT', '/store-api/cart', { productId, quantity: 1, ...rest })
  if (status !== 200) throw new Error(`The cart answered ${status}: ${text.slice(0, 200)}`)
  const { data }: { data: { checkoutUrl: string } } = JSON.parse(text)
  return data.checkoutUrl
}

/** Pays at the checkout. 303 once the order is placed. */
export async function pay(visitor: Visitor, checkoutUrl: string, email: string): Promise<number> {
  const { origin, pathname, search } = new URL(checkoutUrl)
  const { status } = await ask({
    origin,
    path: pathname + search,
    method: 'POST',
    from: visitor.from,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      email,
      firstName: 'Eve',
      lastName: 'Field',
      address1: '1 Elm Row',
      city: 'Bristol',
      zip: 'BS1 4DJ',
      country: 'GB',
      service: 'standard',
      action: 'place',
      card: 'new',
      number: '4242 4242 4242 4242',
      expiry: '12/34',
      cvc: '123',
    }).toString(),
  })
  return status
}
