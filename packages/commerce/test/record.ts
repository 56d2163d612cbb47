import { mkdirSync, writeFileSync } from 'node:fs'
import { addToCart, applyCoupon, fetchCart } from '../src/cart.ts'
import { fetchAccount, fetchAddresses, fetchCards, login, signUp } from '../src/account.ts'
import { fetchCategory, fetchFilters, searchProducts } from '../src/catalog.ts'
import { createCommerceClient } from '../src/client.ts'
import { fetchContentPage, fetchQuiz } from '../src/content.ts'
import { fetchOrderByCheckout, fetchOrders } from '../src/orders.ts'
import { fetchProduct } from '../src/product.ts'
import { fetchMenus, fetchStoreSettings } from '../src/store.ts'
import { fetchSubscriptions } from '../src/subscriptions.ts'

/*
 * Writes down what a running service answers, for src/recorded.test.ts:
 *
 *   node test/record.ts http://localhost:4000
 *
 * It signs in as the demo customer, fills a cart and places an order, so use a service that may be thrown away.
 */

const [, , url = 'http://localhost:4000'] = process.argv
const folder = new URL('./recorded/', import.meta.url)
const audience = { currency: 'GBP', locale: 'en' }
const demo = { email: 'demo@sorrel.shop', password: 'sorrel-demo' }

let session: string | undefined
let name: string | undefined

const client = createCommerceClient({
  url,
  publicKey: 'pk_sorrel_demo',
  getSession: () => session,
  onSession: (token) => {
    session = token
  },
  fetch: async (input, init) => {
    const response = await fetch(input, init)
    const json: unknown = await response.clone().json()
    if (name !== undefined)
      writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(json, null, 1)}\n`)
    return response
  },
})

/** Keeps the last answer that the call brings. */
async function record<T>(as: string, call: () => Promise<T>): Promise<T> {
  name = as
  const result = await call()
  name = undefined
  return result
}

async function fillCart(): Promise<void> {
  const soap = await record('product-soap', () =>
    fetchProduct(client, { slug: 'oat-honey-soap-bar', ...audience }),
  )
  if (!soap.ok || !soap.value) throw new Error('There is no soap')
  const { id: productId, options, variants, purchaseOptions } = soap.value
  const [variant] = variants
  const chosen = options.flatMap((option) => {
    const value = option.values.find(({ id }) => variant?.optionValueIds.includes(id)) ?? option.values[0]
    return option.required || option.variant ? [{ id: option.id, valueId: value?.id ?? '' }] : []
  })
  const line = { productId, variantId: variant?.id, quantity: 2, options: chosen }
  await addToCart(client, { input: { ...line, purchaseOption: { type: 'standard' } }, ...audience })
  const [plan] = purchaseOptions.subscription?.plans ?? []
  if (!plan) throw new Error('There is no subscription to the soap')
  const purchaseOption = { type: 'subscription', planId: plan.id } as const
  await record('cart-add', () => addToCart(client, { input: { ...line, purchaseOption }, ...audience }))
}

async function checkOut(checkoutUrl: string): Promise<void> {
  const person = 'email=buyer@example.com&firstName=Ada&lastName=Byron'
  const address = 'address1=1 Mill Lane&city=Leeds&zip=LS1 4AB&country=GB&service=standard'
  const payment = 'card=new&number=4242 4242 4242 4242&expiry=12/29&cvc=123&action=place'
  const body = new URLSearchParams(`${person}&${address}&${payment}`)
  const { origin, pathname } = new URL(checkoutUrl)
  const headers = { origin }
  await fetch(new URL(pathname, url), {
    method: 'POST',
    redirect: 'manual',
    headers,
    body,
  })
}

mkdirSync(folder, { recursive: true })
await record('settings', () => fetchStoreSettings(client, { locale: 'en' }))
await record('menus', () => fetchMenus(client, { locale: 'en' }))
await record('page-home', () => fetchContentPage(client, { slug: 'home', locale: 'en' }))
await record('quiz', () => fetchQuiz(client, { id: 'find-your-ritual', locale: 'en' }))
await record('product-gift-card', () => fetchProduct(client, { slug: 'gift-card', ...audience }))
await record('product-none', () => fetchProduct(client, { slug: 'no-such-product', ...audience }))
await record('category', () => fetchCategory(client, { slug: 'gifts', ...audience }))
await record('search', () => searchProducts(client, { searchTerm: 'soap', limit: 2, ...audience }))
await record('filters', () => fetchFilters(client, { locale: 'en' }))
await record('cart-none', () => fetchCart(client, audience))
await fillCart()
await record('coupon-refused', () => applyCoupon(client, { code: 'NOPE', ...audience }))
await record('coupon', () => applyCoupon(client, { code: 'WELCOME10', ...audience }))
const cart = await fetchCart(client, audience)
if (!cart.ok || !cart.value?.checkoutId) throw new Error('There is no bag')
const { checkoutId, checkoutUrl } = cart.value
await checkOut(checkoutUrl)
await record('order-by-checkout', () => fetchOrderByCheckout(client, { checkoutId }))
await record('login-refused', () => login(client, { ...demo, password: 'wrong' }))
await record('signup-refused', () => signUp(client, { ...demo, firstName: 'Emily', lastName: 'Hart' }))
await login(client, demo)
await record('account', () => fetchAccount(client))
await record('addresses', () => fetchAddresses(client))
await record('cards', () => fetchCards(client))
await record('orders', () => fetchOrders(client, { ...audience, limit: 3 }))
await record('subscriptions', () => fetchSubscriptions(client, audience))
