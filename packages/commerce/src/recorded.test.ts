import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fetchAccount, fetchAddresses, fetchCards, login, signUp } from './account.ts'
import { addToCart, applyCoupon, fetchCart } from './cart.ts'
import { fetchCategory, fetchFilters, searchProducts } from './catalog.ts'
import { fetchContentPage, fetchQuiz } from './content.ts'
import { fetchOrderByCheckout, fetchOrders } from './orders.ts'
import { fetchProduct } from './product.ts'
import { fetchMenus, fetchStoreSettings } from './store.ts'
import { fetchSubscriptions } from './subscriptions.ts'
import { createFakeClient } from './testing.ts'
import type { Logger } from './wire/to-list.ts'

/*
 * Answers of a running service, recorded by `node test/record.ts`. The mappers must not drop a record of them.
 */

const unused = { quantity: 1, options: [], purchaseOption: { type: 'standard' } } as const

const strictLogger: Logger = {
  warn: (message, details) => {
    throw new Error(`${message}: ${JSON.stringify(details)}`)
  },
}

function replay(operation: string, name: string) {
  const json: unknown = JSON.parse(
    readFileSync(new URL(`../test/recorded/${name}.json`, import.meta.url), 'utf8'),
  )
  return createFakeClient({ [operation]: () => json }, { logger: strictLogger })
}

test('a soap with scents and a subscription', async () => {
  const result = await fetchProduct(replay('getProduct', 'product-soap'), { slug: 'oat-honey-soap-bar' })
  expect(result).toMatchObject({
    ok: true,
    value: {
      slug: 'oat-honey-soap-bar',
      name: 'Oat & Honey Soap Bar',
      description: expect.stringMatching(/^<p>Cold-pressed/),
      currency: 'GBP',
      price: 6.5,
      stockTracking: true,
      categories: [{ slug: 'bath-body' }, { slug: 'well-loved' }],
      options: [
        {
          name: 'Scent',
          variant: true,
          values: [{ name: 'Oat & Honey' }, { name: 'Lavender' }, { name: 'Charcoal' }],
        },
      ],
      variants: [
        { name: 'Oat & Honey', price: 6.5, images: [{ width: 1280, height: 1440 }] },
        { name: 'Lavender', stockLevel: 3 },
        { name: 'Charcoal' },
      ],
      purchaseOptions: {
        standard: { price: 6.5 },
        subscription: {
          plans: [{ price: 5.85, billingSchedule: { interval: 'monthly', intervalCount: 1 } }, {}, {}],
        },
      },
      content: {
        lowStockIndicator: 5,
        productHighlights: [{ icon: 'leaf' }, {}, {}],
        expandableDetails: [{}, {}, {}],
      },
      crossSells: [{ discountType: 'percent', discountPercent: 15, product: { slug: 'sisal-soap-pouch' } }],
    },
  })
})

test('a gift card with text options', async () => {
  const result = await fetchProduct(replay('getProduct', 'product-gift-card'), { slug: 'gift-card' })
  expect(result).toMatchObject({
    value: {
      options: [
        { name: 'Amount', inputType: 'select' },
        { name: 'Recipient', inputType: 'short_text', required: true, placeholder: 'Who is it for?' },
        { name: 'Message', inputType: 'long_text', required: false },
      ],
    },
  })
})

test('a product that does not exist', async () => {
  expect(await fetchProduct(replay('getProduct', 'product-none'), { slug: 'no-such-product' })).toEqual({
    ok: true,
    value: null,
  })
})

test('a category, a search and the filters', async () => {
  expect(await fetchCategory(replay('getCategory', 'category'), { slug: 'gifts' })).toMatchObject({
    value: { name: 'Gifts', content: { enableQuickAdd: expect.any(Boolean) } },
  })
  expect(await searchProducts(replay('searchProducts', 'search'), { searchTerm: 'soap' })).toMatchObject({
    value: { page: 1, products: [{ currency: 'GBP' }, { currency: 'GBP' }] },
  })
  const filters = await fetchFilters(replay('getProductFilters', 'filters'))
  expect(filters).toMatchObject({
    value: { attributes: expect.arrayContaining([expect.objectContaining({ name: 'Scent' })]) },
  })
})

test('the store, its menus, its home page and a quiz', async () => {
  expect(await fetchStoreSettings(replay('getStoreSettings', 'settings'))).toMatchObject({
    value: {
      store: {
        name: 'Sorrel',
        currency: 'GBP',
        currencies: [{ code: 'GBP', symbol: '£' }, { code: 'EUR' }, { code: 'USD' }],
      },
    },
  })
  expect(await fetchMenus(replay('getMenus', 'menus'))).toMatchObject({
    value: expect.arrayContaining([
      expect.objectContaining({ id: 'header' }),
      expect.objectContaining({ id: 'footer' }),
    ]),
  })
  expect(await fetchContentPage(replay('/content/pages/home', 'page-home'), { slug: 'home' })).toMatchObject({
    value: {
      slug: 'home',
      sections: expect.arrayContaining([expect.objectContaining({ type: 'full_width_media' })]),
    },
  })
  expect(
    await fetchQuiz(replay('/content/quizzes/find-your-ritual', 'quiz'), { id: 'find-your-ritual' }),
  ).toMatchObject({
    value: {
      items: expect.arrayContaining([
        expect.objectContaining({ kind: 'transition', description: expect.stringMatching(/^<p>/) }),
      ]),
    },
  })
})

test('a cart of two lines, with a coupon', async () => {
  expect(await fetchCart(replay('getCart', 'cart-none'))).toEqual({ ok: true, value: null })
  const added = await addToCart(replay('addToCart', 'cart-add'), { input: { productId: 'any', ...unused } })
  expect(added).toMatchObject({
    value: {
      checkoutUrl: expect.stringMatching(/^http:\/\/localhost:4000\/checkout\//),
      currency: 'GBP',
      grandTotal: 24.7,
      items: [
        {
          quantity: 2,
          price: 6.5,
          priceTotal: 13,
          purchaseOption: { type: 'standard' },
          variantName: 'Oat & Honey',
        },
        {
          price: 5.85,
          purchaseOption: {
            type: 'subscription',
            planName: 'Every month',
            billingSchedule: { interval: 'monthly' },
          },
        },
      ],
    },
  })
  expect(await applyCoupon(replay('applyCoupon', 'coupon'), { code: 'WELCOME10' })).toMatchObject({
    value: { couponCode: 'WELCOME10', discountTotal: 2.47, grandTotal: 22.23 },
  })
})

test('the order of this cart, over REST', async () => {
  expect(
    await fetchOrderByCheckout(replay('/cart/order', 'order-by-checkout'), { checkoutId: 'any' }),
  ).toMatchObject({
    value: {
      status: 'delivery_pending',
      grandTotal: 26.18,
      itemQuantity: 4,
      items: [{ slug: 'oat-honey-soap-bar' }, { purchaseOption: { type: 'subscription' } }],
      shipping: { name: 'Ada Byron', zip: 'LS1 4AB', serviceName: 'Standard delivery', price: 3.95 },
      billing: { card: { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2029 } },
    },
  })
})

test('refusals', async () => {
  const person = { email: 'demo@sorrel.shop', password: 'wrong', firstName: 'Emily', lastName: 'Hart' }
  const refusedAs = (reason: string) => ({ ok: false, error: { kind: 'user', reason } })
  expect(await login(replay('login', 'login-refused'), person)).toMatchObject(refusedAs('credentials'))
  expect(await signUp(replay('signup', 'signup-refused'), person)).toMatchObject(refusedAs('duplicate'))
  expect(await applyCoupon(replay('applyCoupon', 'coupon-refused'), { code: 'NOPE' })).toMatchObject(
    refusedAs('code'),
  )
})

test('the customer with addresses, cards, orders and every kind of subscription', async () => {
  expect(await fetchAccount(replay('getAccountDetails', 'account'))).toMatchObject({
    value: { name: 'Emily Hart' },
  })
  expect(await fetchAddresses(replay('getAddresses', 'addresses'))).toMatchObject({
    value: [{ isDefault: true }, {}],
  })
  expect(await fetchCards(replay('getCards', 'cards'))).toMatchObject({
    value: [{ brand: 'Visa', isDefault: true }, {}],
  })
  expect(await fetchOrders(replay('getOrders', 'orders'))).toMatchObject({
    value: {
      count: 8,
      orders: [
        { status: 'payment_pending' },
        { status: 'pending' },
        { shipments: [{ carrierName: 'Royal Mail' }] },
      ],
    },
  })
  const subscriptions = await fetchSubscriptions(replay('getSubscriptions', 'subscriptions'))
  const statuses = subscriptions.ok ? subscriptions.value?.map(({ status }) => status) : []
  expect(new Set(statuses)).toEqual(
    new Set([
      'draft',
      'pending',
      'trial',
      'paid',
      'paused',
      'pastdue',
      'active',
      'unpaid',
      'canceled',
      'complete',
    ]),
  )
})
