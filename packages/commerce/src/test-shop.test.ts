import { toHtml } from '@sorrel/domain/html'
import {
  aCart,
  aCartItem,
  aCategory,
  aCategoryContent,
  aCategoryPreview,
  aCrossSell,
  anAttribute,
  anOption,
  anOptionValue,
  aPicture,
  aPlan,
  aPriceTier,
  aProduct,
  aProductContent,
  aProductPreview,
  aSchedule,
  aTextOption,
  aToggleOption,
  aVariant,
} from '@sorrel/domain/testing'
import fc from 'fast-check'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromJson } from '../test/hostile.ts'
import { addToCart, applyCoupon, deleteCartItem, fetchCart, updateCartItem } from './cart.ts'
import { toCart } from './cart/to-cart.ts'
import {
  fetchAttributeFilters,
  fetchCategories,
  fetchCategory,
  fetchListing,
  fetchProductsPage,
  searchProducts,
} from './catalog.ts'
import { toCategory } from './catalog/to-category.ts'
import { toProductPreview } from './catalog/to-product-preview.ts'
import { createCommerceClient } from './client.ts'
import { fetchOrders } from './orders.ts'
import { fetchProduct } from './product.ts'
import { toProduct } from './product/to-product.ts'
import { fetchMenus, fetchStoreSettings } from './store.ts'
import { createTestShop, toMswHandlers, toWireCart, toWireCategory, toWireProduct } from './testing.ts'
import { silentLogger } from './wire/to-list.ts'

const context = { logger: silentLogger }

/** As it goes over the wire. */
const send = (json: unknown): unknown => JSON.parse(JSON.stringify(json))

const word = fc.stringMatching(/^[a-zA-Z&<"'é](?: ?[\w&<>"'é]){0,8}[a-z]$/)
const amount = fc.integer({ min: 0, max: 100_000 }).map((minor) => minor / 100)
const list = <T>(entry: fc.Arbitrary<T>) => fc.uniqueArray(entry, { maxLength: 3 })

const picture = fc
  .record({
    id: word,
    alt: word,
    version: fc.option(fc.stringMatching(/^[\da-f]{16}$/), { nil: undefined }),
    width: fc.integer({ min: 1, max: 4000 }),
  })
  .map((facts) => aPicture(facts))
const option = fc
  .tuple(fc.constantFrom(anOption, aToggleOption, aTextOption), word, fc.boolean(), list(word))
  .map(([make, name, required, values]) =>
    make({
      id: `option-${name}`,
      name,
      required,
      values: values.map((value) => anOptionValue({ id: value, name: value })),
    }),
  )
const variant = fc
  .record({ id: word, name: word, price: amount, images: list(picture) })
  .map((facts) => aVariant({ ...facts, stockLevel: 3 }))
const priced = { price: amount, sale: fc.boolean(), salePrice: fc.option(amount, { nil: undefined }) }
const shared = {
  ...priced,
  id: word,
  slug: fc.stringMatching(/^[a-z][a-z-]{0,8}[a-z]$/),
  tags: list(word),
  stockTracking: fc.boolean(),
  stockLevel: fc.option(fc.nat(50), { nil: undefined }),
  prices: fc.constantFrom([], [aPriceTier()], [aPriceTier({ price: undefined, discountPercent: 10 })]),
  attributes: fc.uniqueArray(
    fc
      .tuple(word, fc.array(word, { minLength: 1, maxLength: 3 }))
      .map(([id, values]) => anAttribute({ id, values })),
    { maxLength: 2, selector: ({ id }) => id },
  ),
  purchaseOptions: fc.constantFrom(
    {},
    { standard: { price: 4, sale: true, salePrice: 3, prices: [] } },
    { subscription: { plans: [aPlan({ orderSchedule: aSchedule() })] } },
  ),
}
const product = fc
  .record({
    ...shared,
    name: word,
    text: fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/),
    images: list(picture),
    options: list(option),
    variants: list(variant),
  })
  .map(({ text, ...facts }) =>
    aProduct({
      ...facts,
      description: toHtml(text),
      metaTitle: facts.name,
      content: aProductContent({ calloutTitle: toHtml('New'), lowStockIndicator: 2, layout: 'left_aligned' }),
      upSells: [aProductPreview({ hasQuickAdd: true })],
      crossSells: [aCrossSell()],
    }),
  )
const preview = fc.record({ ...shared, name: word, description: word }).map((facts) => aProductPreview(facts))

describe('what the factories of the domain make is what the client makes of it on the wire', () => {
  test('a product', () => {
    fc.assert(
      fc.property(product, (one) => {
        expect(fromJson(toProduct)(send(toWireProduct(one)), context)).toEqual(one)
      }),
    )
  })

  test('the card form of a product', () => {
    fc.assert(
      fc.property(preview, (one) => {
        expect(fromJson(toProductPreview)(send(toWireProduct(one)), context)).toEqual({
          ...one,
          hasQuickAdd: expect.any(Boolean),
        })
      }),
    )
  })

  test('a category', () => {
    const featuredCategories = [
      aCategoryPreview({ slug: 'gifts', name: 'Gifts & more', description: '1 < 2' }),
    ]
    const category = aCategory({
      description: 'Soap & oil',
      images: [aPicture()],
      content: aCategoryContent({ productsPerRow: 5, enableQuickAdd: false, featuredCategories }),
    })
    expect(fromJson(toCategory)(send(toWireCategory(category)), context)).toEqual(category)
  })

  test('a cart', () => {
    const plan = {
      type: 'subscription',
      planId: 'p',
      planName: 'Monthly',
      orderSchedule: aSchedule(),
    } as const
    const items = [
      aCartItem({ tags: ['gift'], stockTracking: true, stockLevel: 4 }),
      aCartItem({
        id: 'item-2',
        variantId: 'v',
        variantName: 'Lavender',
        stockLevel: 2,
        purchaseOption: plan,
      }),
      aCartItem({
        id: 'item-3',
        options: [{ id: 'o', name: 'Scent', value: 'Oat', valueId: 'oat', variant: false, price: 1.5 }],
      }),
    ]
    const cart = aCart({ items, couponCode: 'TEN', giftcards: [] })
    expect(fromJson(toCart)(send(toWireCart(cart)), context)).toEqual(cart)
  })
})

const wash = aProduct({
  id: 'wash',
  slug: 'hand-wash',
  name: 'Hand wash',
  price: 18,
  purchaseOptions: {
    standard: { price: 18, sale: false, prices: [] },
    subscription: { plans: [aPlan({ price: 16 })] },
  },
  categories: [{ slug: 'household', name: 'Household' }],
  attributes: [anAttribute({ id: 'scent', name: 'Scent', values: ['Grapefruit'] })],
  options: [
    anOption({
      id: 'size',
      name: 'Size',
      variant: true,
      values: [anOptionValue({ id: 'big', name: 'Big' })],
    }),
    aToggleOption({ id: 'wrap' }),
  ],
  variants: [aVariant({ id: 'wash-big', name: 'Big', price: 20, optionValueIds: ['big'] })],
})
const soap = aProduct({
  attributes: [anAttribute({ id: 'scent', name: 'Scent', values: ['Oat', 'Lavender'] })],
})

describe('a test shop', () => {
  test('lists, finds, sorts and filters its products', async () => {
    const client = createTestShop({ products: [wash, soap] }).createClient()
    const page = await fetchProductsPage(client, { limit: 1, page: 2, sort: 'price desc' })
    expect(page).toMatchObject({
      ok: true,
      value: { count: 2, pageCount: 2, products: [{ slug: soap.slug }] },
    })
    const found = await searchProducts(client, { searchTerm: 'hand' })
    expect(found).toMatchObject({ value: { count: 1, products: [{ name: 'Hand wash' }] } })
    const filters = await fetchAttributeFilters(client)
    expect(filters).toMatchObject({ value: [{ id: 'scent', values: [{}, { value: 'Oat' }, {}] }] })
    const query = { page: 1, sort: 'popular', attributes: { scent: ['Lavender'] }, categories: [] } as const
    const listing = await fetchListing(
      client,
      { query, pageSize: 10, locale: 'en', currency: 'GBP' },
      filters.ok ? filters.value : [],
    )
    expect(listing).toMatchObject({ value: { count: 1, products: [{ slug: soap.slug }] } })
  })

  test('answers products, categories, settings and menus', async () => {
    const shop = createTestShop({
      products: [wash, soap],
      settings: { store: { name: 'Bubbles', currency: 'EUR' } },
      menus: { header: [{ type: 'home', name: 'Home' }] },
    })
    const client = shop.createClient()
    expect(await fetchProduct(client, { slug: 'hand-wash' })).toEqual({ ok: true, value: wash })
    expect(await fetchProduct(client, { slug: 'no-such' })).toEqual({ ok: true, value: null })
    expect(await fetchCategories(client)).toMatchObject({
      value: [{ slug: 'household' }, { slug: 'bath-body' }],
    })
    expect(await fetchCategory(client, { slug: 'household' })).toMatchObject({ value: { name: 'Household' } })
    expect(await fetchStoreSettings(client)).toMatchObject({
      value: { store: { name: 'Bubbles', currency: 'EUR' } },
    })
    expect(await fetchMenus(client)).toMatchObject({ value: [{ id: 'header', items: [{ name: 'Home' }] }] })
    expect(shop.calls.map(({ operation }) => operation)).toContain('getProduct')
  })

  test('keeps a cart for each visitor, with the prices of what was chosen', async () => {
    const shop = createTestShop({ products: [wash, soap], coupons: { TEN: 10 } })
    const [client, other] = [shop.createClient(), shop.createClient()]
    expect(await fetchCart(client)).toEqual({ ok: true, value: null })
    const standard = { quantity: 1, purchaseOption: { type: 'standard' } } as const
    const big = { id: 'size', valueId: 'big' }
    const wrapped = {
      ...standard,
      productId: 'wash',
      options: [big, { id: 'wrap', valueId: 'value-gift-wrap' }],
    }
    await addToCart(client, { input: wrapped })
    const twice = await addToCart(client, { input: wrapped })
    expect(twice).toMatchObject({
      value: {
        items: [{ quantity: 2, price: 23, variantName: 'Big', variantId: 'wash-big' }],
        grandTotal: 46,
      },
    })
    const plan = { type: 'subscription', planId: 'plan-monthly' } as const
    await addToCart(client, { input: { ...wrapped, options: [big], purchaseOption: plan } })
    expect(await applyCoupon(client, { code: 'ten' })).toMatchObject({
      value: { subTotal: 62, discountTotal: 6.2, grandTotal: 55.8, couponCode: 'TEN' },
    })
    const [first] = shop.getCart().items
    await updateCartItem(client, { itemId: first?.id ?? '', input: { quantity: 1 } })
    await deleteCartItem(client, { itemId: shop.getCart().items[1]?.id ?? '' })
    expect(shop.getCart()).toMatchObject({ items: [{ quantity: 1 }], subTotal: 23 })
    await addToCart(other, { input: { ...standard, productId: soap.id, options: [] } })
    expect(await fetchCart(other)).toMatchObject({ value: { items: [{ slug: soap.slug }] } })
    expect(await fetchCart(client)).toMatchObject({ value: { items: [{ slug: 'hand-wash' }] } })
  })

  test('refuses what the service refuses', async () => {
    const client = createTestShop({ products: [wash] }).createClient()
    const input = {
      productId: 'wash',
      quantity: 1,
      options: [],
      purchaseOption: { type: 'standard' },
    } as const
    expect(await addToCart(client, { input })).toMatchObject({ error: { kind: 'user', reason: 'refused' } })
    expect(await addToCart(client, { input: { ...input, productId: 'none' } })).toMatchObject({ ok: false })
    expect(await applyCoupon(client, { code: 'NO' })).toMatchObject({
      error: { kind: 'user', reason: 'code' },
    })
  })

  test('says what it cannot answer', async () => {
    const found = await fetchOrders(createTestShop().createClient(), {})
    expect(found).toMatchObject({ ok: false, error: { message: 'The test shop does not answer orders' } })
  })
})

describe('Mock Service Worker with the handlers of a test shop', () => {
  const url = 'https://bubbles.swell.store'
  const shop = createTestShop({ products: [wash, soap] })
  const server = setupServer(...toMswHandlers(shop, { http, url: `${url}/` }))
  const connect = () => {
    let token: string | undefined
    const getSession = () => token
    const onSession = (next: string) => void (token = next)
    return createCommerceClient({ url, publicKey: 'pk_bubbles', getSession, onSession })
  }
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())

  test('answers a client that has the network’s own `fetch`: a list, a product, a cart', async () => {
    const client = connect()
    expect(await fetchProductsPage(client, {})).toMatchObject({ value: { count: 2 } })
    expect(await fetchProduct(client, { slug: 'hand-wash' })).toEqual({ ok: true, value: wash })
    const input = {
      productId: soap.id,
      quantity: 2,
      options: [],
      purchaseOption: { type: 'standard' },
    } as const
    await addToCart(client, { input })
    expect(await fetchCart(client)).toMatchObject({ value: { items: [{ slug: soap.slug, quantity: 2 }] } })
    expect(await fetchCart(connect())).toEqual({ ok: true, value: null })
  })
})
