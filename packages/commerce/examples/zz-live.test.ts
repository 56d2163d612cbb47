import { expect, test } from 'vitest'
import { createCommerceClient } from '../src/client.ts'
import * as catalog from '../src/catalog.ts'
import * as cart from '../src/cart.ts'
import * as account from '../src/account.ts'
import * as orders from '../src/orders.ts'
import * as subs from '../src/subscriptions.ts'
import * as store from '../src/store.ts'
import * as content from '../src/content.ts'
import { fetchProduct } from '../src/product.ts'

test('live', async () => {
  let session: string | undefined
  const warns: unknown[] = []
  const client = createCommerceClient({
    url: 'http://127.0.0.1:41300',
    publicKey: 'pk_sorrel_demo',
    getSession: () => session,
    onSession: (t) => {
      session = t
    },
    logger: { warn: (m, d) => warns.push([m, d]) },
  })
  const show = (name: string, r: any) => {
    const t = JSON.stringify(r)
    console.log(name, r.ok ? 'OK' : 'FAIL', t.slice(0, r.ok ? 260 : 900))
    return r
  }
  const A = { currency: 'GBP', locale: 'en' }
  const page = show(
    'page',
    await catalog.fetchProductsPage(client, { ...A, sort: 'popularity desc', limit: 3 }),
  )
  const all = show('all', await catalog.fetchAllProducts(client, A))
  console.log(all.value?.length)
  show('first', await catalog.fetchFirstProducts(client, A))
  show('count', await catalog.fetchProductsCount(client, {}))
  show('slugs', await catalog.fetchProductSlugs(client))
  show('catslugs', await catalog.fetchCategorySlugs(client))
  show('paths', await catalog.fetchCategoryPaths(client))
  show('cats', await catalog.fetchCategories(client, { locale: 'fr' }))
  const c = show('cat', await catalog.fetchCategory(client, { slug: 'bath-body', ...A }))
  console.log(c.value?.products.length, JSON.stringify(c.value?.content).slice(0, 400))
  show('feat', await catalog.fetchFeaturedCategory(client, { slug: 'gifts', locale: 'de' }))
  show('showcase', await catalog.fetchCategoryShowcase(client, { slug: 'gifts', ...A }))
  show('catprod', await catalog.fetchCategoryProductSlugs(client, { slug: 'gifts' }))
  show('catprices', await catalog.fetchCategoryPrices(client, { slug: 'gifts', currency: 'EUR' }))
  show('filters', await catalog.fetchFilters(client, { locale: 'en' }))
  show('search', await catalog.searchProducts(client, { searchTerm: 'soap', ...A }))
  show('filtered', await catalog.fetchFilteredProducts(client, { filter: { sale: true }, ...A }))
  show('filteredsorted', await catalog.fetchFilteredProducts(client, { filter: {}, sort: 'price asc', ...A }))
  show('invoice', await catalog.fetchInvoiceItemProducts(client, A))
  show('prices', await catalog.fetchProductsPrices(client, { currency: 'USD' }))
  const slugs = all.value.map((p: any) => p.slug)
  for (const slug of slugs) {
    const r = await fetchProduct(client, { slug, ...A })
    if (!r.ok || !r.value) show('product ' + slug, r)
  }
  show('product', await fetchProduct(client, { slug: slugs[0], currency: 'EUR', locale: 'fr' }))
  show('noproduct', await fetchProduct(client, { slug: 'nope' }))
  show('prodprices', await catalog.fetchProductPrices(client, { slug: slugs[0], currency: 'EUR' }))
  show('settings', await store.fetchStoreSettings(client, { locale: 'en' }))
  show('menus', await store.fetchMenus(client, { locale: 'en' }))
  show('url', await store.fetchStoreUrl(client))
  const ps = show('pages', await content.fetchContentPageSlugs(client))
  for (const slug of ps.value ?? [])
    show('page ' + slug, await content.fetchContentPage(client, { slug, locale: 'en' }))
  show('nopage', await content.fetchContentPage(client, { slug: 'nope' }))
  show('cart', await cart.fetchCart(client, A))
  const simple = all.value.find((p: any) => p.productOptions.length === 0 && p.purchaseOptions.standard)
  const added = show(
    'add',
    await cart.addToCart(client, {
      input: { productId: simple.id, quantity: 1, options: [], purchaseOption: { type: 'standard' } },
      ...A,
    }),
  )
  show(
    'badadd',
    await cart.addToCart(client, {
      input: { productId: 'nope', quantity: 1, options: [], purchaseOption: { type: 'standard' } },
      ...A,
    }),
  )
  const itemId = added.value?.items[0]?.id
  show('update', await cart.updateCartItem(client, { itemId, input: { quantity: 2 }, ...A }))
  show('coupon', await cart.applyCoupon(client, { code: 'NOPE', ...A }))
  show('gift', await cart.applyGiftcard(client, { code: 'NOPE', ...A }))
  show('badlogin', await account.login(client, { email: 'demo@sorrel.shop', password: 'x' }))
  show('login', await account.login(client, { email: 'demo@sorrel.shop', password: 'sorrel-demo' }))
  show('account', await account.fetchAccount(client))
  show('cart2', await cart.fetchCart(client, A))
  show('addresses', await account.fetchAddresses(client))
  show('cards', await account.fetchCards(client))
  const os = show('orders', await orders.fetchOrders(client, A))
  console.log(os.value?.count)
  show('order', await orders.fetchOrder(client, { id: os.value?.orders[0]?.id, ...A }))
  show('noorder', await orders.fetchOrder(client, { id: 'nope', ...A }))
  show('checkout', await orders.fetchOrderByCheckout(client, { checkoutId: 'nope' }))
  const ss = show('subs', await subs.fetchSubscriptions(client, A))
  console.log(ss.value?.map((s: any) => [s.id, s.status]))
  const sid = ss.value?.find((s: any) => s.status === 'active')?.id
  show('sub', await subs.fetchSubscription(client, { id: sid, ...A }))
  show('pause', await subs.pauseSubscription(client, { id: sid }))
  show('resume', await subs.resumeSubscription(client, { id: sid }))
  const it = show(
    'additem',
    await subs.addSubscriptionItem(client, { id: sid, productId: simple.id, quantity: 1 }),
  )
  const again = show('sub', await subs.fetchSubscription(client, { id: sid, ...A }))
  console.log(JSON.stringify(again.value?.items))
  show(
    'delitem',
    await subs.deleteSubscriptionItem(client, { id: sid, itemId: again.value?.items.at(-1)?.id }),
  )
  show(
    'details',
    await subs.replaceSubscriptionProductDetails(client, {
      id: sid,
      variantId: again.value?.variantId,
      quantity: 2,
      interval: 'monthly',
      intervalCount: 2,
    }),
  )
  show('cancel', await subs.cancelSubscription(client, { id: sid }))
  show('cancel nope', await subs.cancelSubscription(client, { id: 'nope' }))
  show('updateSession', await account.updateSession(client, { currency: 'EUR', locale: 'fr' }))
  show('delete', await cart.deleteCartItem(client, { itemId }))
  show('updateAccount', await account.updateAccount(client, { input: { emailOptin: true } }))
  const addr = show(
    'addAddress',
    await account.addAddress(client, {
      input: { firstName: 'A', lastName: 'B', address1: '1', city: 'Leeds', zip: 'LS1', country: 'GB' },
    }),
  )
  show('default', await account.setDefaultAddress(client, { addressId: addr.value?.id }))
  show('delAddress', await account.deleteAddress(client, { addressId: addr.value?.id }))
  show('delAddress nope', await account.deleteAddress(client, { addressId: 'nope' }))
  show('logout', await account.logout(client))
  show('account', await account.fetchAccount(client))
  show('orders anon', await orders.fetchOrders(client, A))
  show('addAddress anon', await account.addAddress(client, { input: { firstName: 'A' } }))
  show(
    'signup dup',
    await account.signUp(client, {
      email: 'demo@sorrel.shop',
      password: 'sorrel-demo',
      firstName: 'a',
      lastName: 'b',
    }),
  )
  show(
    'signup weak',
    await account.signUp(client, { email: 'q1@sorrel.shop', password: 'x', firstName: 'a', lastName: 'b' }),
  )
  show(
    'signup',
    await account.signUp(client, {
      email: 'q2@sorrel.shop',
      password: 'sorrel-demo',
      firstName: 'a',
      lastName: 'b',
    }),
  )
  show(
    'news',
    await account.createNewsletterSubscriber(
      createCommerceClient({ url: 'http://127.0.0.1:41300', publicKey: 'pk_sorrel_demo' }),
      { email: 'demo@sorrel.shop' },
    ),
  )
  show(
    'mail',
    await account.sendResetPasswordMail(client, {
      email: 'demo@sorrel.shop',
      passwordResetUrl: 'http://localhost:3000/account/set-password/{password_reset_key}',
    }),
  )
  show('reset bad', await account.resetPassword(client, { password: 'sorrel-demo', passwordResetKey: 'x' }))
  show('reset weak', await account.resetPassword(client, { password: 'x', passwordResetKey: 'x' }))
  console.log('WARNS', JSON.stringify(warns))
  expect(1).toBe(1)
}, 120000)
