import { describe, expect, test, vi } from 'vitest'
import { createBrowserCommerceClient } from './browser.ts'
import { addToCart, deleteCartItem, fetchCart, updateCartItem } from './cart.ts'
import { fetchAccount, login, logout } from './account.ts'
import { searchProducts } from './catalog.ts'
import type { CommerceClient } from './client.ts'
import { createFakeTransport, type FakeAnswers, type FakeTransport } from './testing.ts'
import { GetCartDocument } from './generated/cart/graphql.ts'
import { toCart } from './cart/to-cart.ts'
import { silentLogger } from './wire/to-list.ts'

const line = (id: string, quantity: number, price = 6) => ({
  __typename: 'SwellCartItem',
  id,
  productId: `product-${id}`,
  variantId: null,
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
  giftcards: [],
  items,
})

function connect(answers: FakeAnswers): { client: CommerceClient; calls: FakeTransport['calls'] } {
  const { fetch, calls } = createFakeTransport(answers)
  return { client: createBrowserCommerceClient({ url: 'https://shop.test', publicKey: 'pk', fetch }), calls }
}

/** The cart as a subscriber receives it, one entry for each change. */
function watchCart(client: CommerceClient): string[] {
  const shown: string[] = []
  client.urql.query(GetCartDocument.toString(), { currency: 'GBP' }).subscribe(({ data }) => {
    const cart = toCart(data?.cart, { logger: silentLogger })
    const lines = cart?.items.map(({ id, quantity }) => `${quantity} ${id}`).join(' + ') ?? 'none'
    const next = `${lines} = ${cart?.grandTotal ?? 0}`
    if (shown.at(-1) !== next) shown.push(next)
  })
  return shown
}

const INPUT = {
  productId: 'product-soap',
  quantity: 2,
  options: [],
  purchaseOption: { type: 'standard' },
} as const
const refused = { data: null, errors: [{ message: 'Not enough stock' }] }

describe('the cart', () => {
  const getCart = () => ({ data: { cart: cart(line('soap', 1), line('dish', 2)) } })
  const changes = [
    {
      name: 'a quantity',
      operation: 'updateCartItem',
      run: (client: CommerceClient) => updateCartItem(client, { itemId: 'soap', input: { quantity: 5 } }),
      answered: { data: { updateCartItem: cart(line('soap', 5), line('dish', 2)) } },
      after: '5 soap + 2 dish = 42',
    },
    {
      name: 'a removal',
      operation: 'deleteCartItem',
      run: (client: CommerceClient) => deleteCartItem(client, { itemId: 'soap' }),
      answered: { data: { deleteCartItem: cart(line('dish', 2)) } },
      after: '2 dish = 12',
    },
    {
      name: 'more of the same',
      operation: 'addToCart',
      run: (client: CommerceClient) => addToCart(client, { input: INPUT }),
      answered: { data: { addCartItem: cart(line('soap', 3), line('dish', 2)) } },
      after: '3 soap + 2 dish = 30',
    },
  ] as const

  test.each(changes)('shows $name once the service has answered, and never before', async (change) => {
    const { client } = connect({ getCart, [change.operation]: () => change.answered })
    const shown = watchCart(client)
    await vi.waitFor(() => expect(shown.at(-1)).toBe('1 soap + 2 dish = 18'))
    expect((await change.run(client)).ok).toBe(true)
    await vi.waitFor(() => expect(shown).toEqual(['1 soap + 2 dish = 18', change.after]))
  })

  test('a refused change leaves it', async () => {
    const { client } = connect({ getCart, updateCartItem: () => refused })
    const shown = watchCart(client)
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    const done = updateCartItem(client, { itemId: 'soap', input: { quantity: 5 } })
    expect(await done).toMatchObject({ ok: false, error: { kind: 'user' } })
    expect(shown).toEqual(['1 soap + 2 dish = 18'])
  })

  test('the first line updates a query that was answered without a cart', async () => {
    const { client, calls } = connect({
      getCart: () => ({ data: { cart: null } }),
      addToCart: () => ({ data: { addCartItem: cart(line('soap', 2)) } }),
    })
    const shown = watchCart(client)
    await vi.waitFor(() => expect(shown).toEqual(['none = 0']))
    await addToCart(client, { input: INPUT })
    await vi.waitFor(() => expect(shown.at(-1)).toBe('2 soap = 12'))
    expect(calls.map(({ operation }) => operation)).toEqual(['getCart', 'addToCart'])
  })

  test('each line has its own chosen values, although the lines share the option’s id', async () => {
    const { client } = connect({ getCart })
    const result = await fetchCart(client, { currency: 'GBP' })
    const values = result.ok ? result.value?.items.map(({ options }) => options[0]?.value) : []
    expect(values).toEqual(['scent of soap', 'scent of dish'])
  })

  test('is answered from the cache until something changes', async () => {
    const { client, calls } = connect({ getCart })
    await fetchCart(client, { currency: 'GBP' })
    await fetchCart(client, { currency: 'GBP' })
    expect(calls).toHaveLength(1)
  })
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
    attributes: null,
    prices: [],
  }
  const stock = { stockLevel: null, stockStatus: null, stockTracking: false, stockPurchasable: false }
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
