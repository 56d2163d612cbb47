// @vitest-environment jsdom
import { PRICE_GROUP_COOKIE, SESSION_MARK_COOKIE } from '@sorrel/contracts/cart-marks'
import type { Money } from '@sorrel/domain/money'
import { aPriced, aProduct, aProductPreview, aVariant } from '@sorrel/domain/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { createGroupPrices } from './create-group-prices.ts'

const shop = {
  t: (key: string, values?: Readonly<Record<string, unknown>>) => `${key} ${JSON.stringify(values)}`,
  formatPrice: ({ amount, currency }: Money) => `${currency} ${amount.toFixed(2)}`,
  getDecimals: () => 2,
}
const priced = { price: 7.2, sale: false, origPrice: 8, prices: [{ price: 7, quantityMin: 3 }] }
const standard = aPriced({ price: 8 })
const address = { storeApi: 'store-api', currency: 'GBP' }
const preview = (id: string) =>
  aProductPreview({ id, currency: 'GBP', hasGroupPrices: true, purchaseOptions: { standard }, price: 8 })

let answers: readonly object[]
const ask = vi.fn(async (_url: string) => Response.json({ data: answers }))

function setCookie(name: string, value: string | undefined): void {
  document.cookie = value === undefined ? `${name}=; max-age=0` : `${name}=${value}`
}

beforeEach(() => {
  answers = [{ id: 'p1', ...priced, variants: [] }]
  ask.mockClear()
  window.history.replaceState(null, '', '/')
  vi.stubGlobal('fetch', ask)
  setCookie(PRICE_GROUP_COOKIE, '1')
  setCookie(SESSION_MARK_COOKIE, 'a')
})

function open() {
  const onChanged = vi.fn()
  const own = createGroupPrices(address, onChanged)
  own.look()
  return { own, onChanged }
}

test('nobody but a customer of a group has prices of their own', () => {
  setCookie(PRICE_GROUP_COOKIE, undefined)
  expect(open().own.getView()).toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
})

test('only products that have group prices are asked for, together and once', async () => {
  const { own, onChanged } = open()
  const products = [preview('p1'), preview('p2'), { ...preview('p3'), hasGroupPrices: false }]
  for (const product of [...products, ...products]) expect(own.getView()?.get(product, shop)).toBeUndefined()
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2))
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/store-api/own-prices?currency=GBP&ids=p1%2Cp2'])
  const [product] = products
  if (product === undefined) throw new Error('there is none')
  expect(own.getView()?.get(product, shop)).toMatchObject(priced)
  expect(own.getView()?.get(product, shop)).toBe(own.getView()?.get(product, shop))
  for (const other of products.slice(1)) expect(own.getView()?.get(other, shop)).toBeUndefined()
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.waitFor(() =>
    expect(document.querySelector('[role="status"]')?.textContent).toContain('products.own_prices'),
  )
})

test('what could not be asked is asked by the next page, and by no further drawing of this one', async () => {
  const { own } = open()
  const product = preview('p1')
  ask.mockResolvedValueOnce(new Response(null, { status: 503 }))
  own.getView()?.get(product, shop)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await ask.mock.results[0]?.value
  own.getView()?.get(product, shop)
  expect(ask).toHaveBeenCalledTimes(1)
  window.history.pushState(null, '', '/products/next')
  own.getView()?.get(product, shop)
  await vi.waitFor(() => expect(own.getView()?.get(product, shop)).toMatchObject(priced))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('prices of the product, its purchase and its variants give way to the customer’s, and nothing else does', async () => {
  const [small, large] = [aVariant({ id: 'small' }), aVariant({ id: 'large' })]
  const product = aProduct({
    id: 'p1',
    hasGroupPrices: true,
    variants: [small, large],
    purchaseOptions: { standard },
  })
  answers = [{ id: 'p1', ...priced, variants: [{ id: 'small', ...priced, standard: priced }] }]
  const { own } = open()
  await vi.waitFor(() => expect(own.getView()?.get(product, shop)).toBeDefined())
  expect(own.getView()?.get(product, shop)).toEqual({
    ...product,
    ...priced,
    purchaseOptions: { standard: priced },
    variants: [
      {
        ...small,
        ...priced,
        purchaseOptions: small.purchaseOptions.standard ? { standard: priced } : small.purchaseOptions,
      },
      large,
    ],
  })
})

test('a card says what it and 100 ml cost the customer, and is no sale for that', async () => {
  const attribute = { id: 'net_content', name: '', values: ['100 ml'], filterable: false, visible: false }
  const card = { product: { ...preview('p1'), attributes: [attribute] }, unitPrice: '£8.00 / 100 ml' }
  const { own } = open()
  await vi.waitFor(() => expect(own.getView()?.getCard(card, shop)).toBeDefined())
  const shown = own.getView()?.getCard(card, shop)
  expect(shown?.product).toMatchObject({ price: 7.2, origPrice: undefined })
  expect(shown?.unitPrice).toContain('GBP 7.20')
})

test('another session’s prices are forgotten, also those on their way', async () => {
  const { own } = open()
  const product = preview('p1')
  own.getView()?.get(product, shop)
  setCookie(SESSION_MARK_COOKIE, 'b')
  own.look()
  answers = [{ id: 'p1', ...priced, price: 6, variants: [] }]
  await vi.waitFor(() => expect(own.getView()?.get(product, shop)?.price).toBe(6))
  setCookie(PRICE_GROUP_COOKIE, undefined)
  own.look()
  expect(own.getView()).toBeUndefined()
})
