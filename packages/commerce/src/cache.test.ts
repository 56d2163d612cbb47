import { expect, test, vi } from 'vitest'
import { sendJson, serve } from '../test/serve.ts'
import { createBrowserCommerceClient } from './browser.ts'
import { fetchCart } from './cart.ts'
import { fetchAccount, login, logout } from './account.ts'
import { searchProducts } from './catalog.ts'
import type { CommerceClient } from './client.ts'
import { createFakeTransport, type FakeAnswers, type FakeTransport } from './testing.ts'

const line = (id: string, quantity: number, price = 6) => ({
  __typename: 'SwellCartItem',
  id,
  productId: `product-${id}`,
  variantId: null,
  bundleItems: [],
  quantity,
  price,
  origPrice: null,
  priceTotal: price * quantity,
  discountTotal: 0,
  discountEach: 0,
  taxTotal: 0,
  taxes: [],
  options: [
    {
      __typename: 'SwellCartItemOption',
      id: 'scent',
      name: 'Scent',
      value: `scent of ${id}`,
      valueId: 'x',
      variant: false,
      price: 0,
    },
  ],
  purchaseOption: null,
  product: null,
  variant: null,
})

const cart = (...items: readonly ReturnType<typeof line>[]) => ({
  __typename: 'SwellCart',
  checkoutId: 'c1',
  checkoutUrl: 'https://shop.test/checkout',
  currency: 'GBP',
  displayCurrency: 'GBP',
  itemQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
  subTotal: items.reduce((sum, { priceTotal }) => sum + priceTotal, 0),
  discountTotal: 0,
  taxTotal: 0,
  taxIncludedTotal: 0,
  shipmentTotal: 0,
  giftcardTotal: 0,
  grandTotal: items.reduce((sum, { priceTotal }) => sum + priceTotal, 0),
  captureTotal: items.reduce((sum, { priceTotal }) => sum + priceTotal, 0),
  couponCode: null,
  comments: null,
  giftcards: [],
  items,
})

function connect(answers: FakeAnswers): { client: CommerceClient; calls: FakeTransport['calls'] } {
  const { fetch, calls } = createFakeTransport(answers)
  return { client: createBrowserCommerceClient({ url: 'https://shop.test', publicKey: 'pk', fetch }), calls }
}

test('a cart is asked of the service each time, and each line has its own values of an option that the lines share', async () => {
  let quantity = 0
  const { client, calls } = connect({
    getCart: () => {
      quantity += 1
      return { data: { cart: cart(line('soap', quantity), line('dish', quantity)) } }
    },
  })
  const read = async () => {
    const found = await fetchCart(client, { currency: 'GBP' })
    return found.ok
      ? found.value?.items.map((item) => `${item.quantity} ${item.options[0]?.value}`)
      : found.error
  }
  expect([await read(), await read()]).toEqual([
    ['1 scent of soap', '1 scent of dish'],
    ['2 scent of soap', '2 scent of dish'],
  ])
  expect(calls).toHaveLength(2)
})

test('a product is cached once for each currency', async () => {
  const { client } = connect({
    searchProducts: ({ variables }) => ({
      data: {
        products: {
          __typename: 'SwellProducts',
          count: 1,
          page: 1,
          pageCount: 1,
          results: [searched(variables.currency === 'EUR' ? 12 : 10, String(variables.currency))],
        },
      },
    }),
  })
  const search = async (currency: string) => {
    const result = await searchProducts(client, { searchTerm: 'soap', currency })
    return result.ok
      ? result.value.products.map(({ price, currency: own }) => `${price} ${own}`)
      : result.error
  }
  expect(await search('GBP')).toEqual(['10 GBP'])
  expect(await search('EUR')).toEqual(['12 EUR'])
  expect(await search('GBP')).toEqual(['10 GBP'])
})

function searched(price: number, currency: string) {
  const empty = {
    description: '',
    sale: false,
    salePrice: null,
    origPrice: null,
    tags: [],
    delivery: null,
    attributes: null,
    prices: [],
  }
  const stock = { stockLevel: null, stockStatus: null, stockTracking: false, stockPurchasable: false }
  const bundle = { bundle: false, bundleItems: null }
  const parts = { images: [], categories: [], options: [], purchaseOptions: null, variants: null }
  return {
    __typename: 'SwellProduct',
    id: 'p1',
    slug: 'soap',
    name: 'Soap',
    price,
    currency,
    ...empty,
    ...stock,
    ...bundle,
    ...parts,
  }
}

test('signing in or out removes the data of the previous person', async () => {
  let person: string | null = 'ann@b.co'
  const { client } = connect({
    getAccountDetails: () => ({
      data: {
        account: person && {
          __typename: 'SwellAccount',
          name: person,
          firstName: '',
          lastName: '',
          email: person,
          phone: null,
          emailOptin: false,
          group: null,
        },
      },
    }),
    logout: () => ({ data: { logoutAccount: { __typename: 'SuccessfulResponse', success: true } } }),
    login: () => ({ data: { loginAccount: { __typename: 'SuccessfulResponse', success: true } } }),
    checkTokenValidity: () => ({ data: { session: { __typename: 'Session', accountId: 'b' } } }),
  })
  const emailOf = async () => {
    const account = await fetchAccount(client)
    return account.ok ? (account.value?.email ?? null) : account.error
  }
  expect(await emailOf()).toBe('ann@b.co')
  person = null
  await logout(client)
  expect(await emailOf()).toBe(null)
  person = 'bob@b.co'
  await login(client, { email: person, password: 'secret1' })
  expect(await emailOf()).toBe('bob@b.co')
})

test.each(['before', 'after'])(
  'a watched account whose answer comes %s a log-out ends as nobody’s, with one more read',
  async (when) => {
    const answered = Promise.withResolvers<void>()
    const reads: string[] = []
    const service = await serve(async ({ body: { operationName } }, response) => {
      if (operationName === 'logout')
        return sendJson(response, {
          data: { logoutAccount: { __typename: 'SuccessfulResponse', success: true } },
        })
      reads.push('read')
      if (reads.length > 1) return sendJson(response, { data: { account: null } })
      if (when === 'after') await answered.promise
      return sendJson(response, { data: { account: { __typename: 'SwellAccount', email: 'ann@b.co' } } })
    })
    const client = createBrowserCommerceClient({ url: service.url, publicKey: 'pk' })
    const shown: unknown[] = []
    const query = 'query getEmail { account { email } }'
    client.urql.query(query, {}).subscribe(({ data, stale }) => !stale && shown.push(data.account))
    await vi.waitUntil(() => (when === 'before' ? shown : reads).length === 1)
    expect(await logout(client)).toMatchObject({ ok: true })
    answered.resolve()
    await vi.waitFor(() => expect(shown.at(-1)).toBe(null))
    expect(reads).toHaveLength(2)
  },
)
