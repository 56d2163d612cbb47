import { ask } from './ask.ts'
import type { Shop } from './shop.ts'
import { askStore, fillCart, getToken, pay, readProducts } from './store.ts'
import { countAttack, expect, test } from './test.ts'
import { ADDRESS, createCustomer, createVisitor, type Customer, newEmail, PASSWORD } from './visitor.ts'

async function isSignedIn(shop: Shop, token: string): Promise<boolean> {
  const holder = createVisitor(shop.origin)
  holder.cookies.set('session', encodeURIComponent(token))
  return (await holder.get('/account/orders')).status === 200
}

/** The key of the link in the newest mail to an address. */
async function getMailedKey(shop: Shop, email: string): Promise<string> {
  const headers = { accept: 'application/json' }
  const { text } = await ask({ origin: shop.commerce.origin, path: '/outbox', headers })
  const { mails }: { mails: readonly { id: string; to: string }[] } = JSON.parse(text)
  const id = mails.find(({ to }) => to === email)?.id ?? ''
  const mail = await ask({ origin: shop.commerce.origin, path: `/outbox/${id}` })
  return /set-password\/([^"/]+)"/.exec(mail.text)?.[1] ?? ''
}

test('no session is kept that has to end, and none is taken that somebody else chose', async ({ shop }) => {
  const customer = await createCustomer(shop.origin)
  const own = (password: string) => ({ email: customer.email, password })
  const first = getToken(customer)
  await countAttack('sessions: fixed, kept, ended ones', async function* () {
    const victim = createVisitor(shop.origin)
    victim.cookies.set('session', 'fixed-by-an-attacker')
    const { status } = await victim.send('POST', '/store-api/login', own(PASSWORD))
    yield status === 200 && getToken(victim) !== 'fixed-by-an-attacker'
      ? undefined
      : `a fixed session: ${status}`
    yield (await isSignedIn(shop, 'fixed-by-an-attacker')) ? 'the fixed session is signed in' : undefined
    const guest = createVisitor(shop.origin)
    const [product] = await readProducts(shop)
    await fillCart(guest, product?.id ?? '')
    const before = getToken(guest)
    await guest.send('POST', '/store-api/login', own(PASSWORD))
    yield getToken(guest) === before ? 'the session of before the log-in goes on' : undefined
    yield (await isSignedIn(shop, before)) ? 'the session of before the log-in is signed in' : undefined
    const change = { currentPassword: PASSWORD, password: 'damson-and-medlar-8' }
    await customer.send('POST', '/store-api/change-password', change)
    for (const token of [first, getToken(victim), getToken(guest)])
      yield (await isSignedIn(shop, token)) ? 'a session survives a new password' : undefined
    yield (await isSignedIn(shop, getToken(customer))) ? undefined : 'who changed the password is signed out'
    const ended = getToken(customer)
    await customer.send('POST', '/store-api/logout')
    yield (await isSignedIn(shop, ended)) ? 'a session survives the log-out' : undefined
    await customer.send('POST', '/store-api/login', own(change.password))
    const stolen = getToken(customer)
    await createVisitor(shop.origin).send('POST', '/store-api/password-recovery', { email: customer.email })
    const key = await getMailedKey(shop, customer.email)
    yield key.length < 40 ? `the key has ${key.length} characters` : undefined
    const set = (password: string) =>
      createVisitor(shop.origin).send('POST', '/store-api/set-password', { key, password })
    expect((await set('medlar-and-quince-9')).status).toBe(200)
    yield (await isSignedIn(shop, stolen)) ? 'a session survives a recovery' : undefined
    yield (await set('medlar-and-quince-0')).status === 200 ? 'a key works twice' : undefined
  })
})

const COUNTS = `{ account { addresses { results { id } } } orders { results { id } }
  cart { items { quantity } giftcards { id } } }`

interface Counts {
  readonly account: { readonly addresses: { readonly results: readonly unknown[] } }
  readonly orders: { readonly results: readonly { readonly id: string }[] }
  readonly cart: {
    readonly items: readonly { readonly quantity: number }[]
    readonly giftcards: readonly unknown[]
  } | null
}

const count = (shop: Shop, customer: Customer) => askStore<Counts>(shop, COUNTS, {}, getToken(customer))
const atOnce = <T>(times: number, act: () => Promise<T>) => Promise.all(Array.from({ length: times }, act))
const getPieces = ({ cart }: Counts) => (cart?.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0)

test('a button that is pressed twice', async ({ shop, times }) => {
  const customer = await createCustomer(shop.origin)
  const [product] = await readProducts(shop)
  const productId = product?.id ?? ''
  const turns = times(4, 10)
  await countAttack('double submits: addresses, sign-ups, gift cards, orders, additions', async function* () {
    const kept = await atOnce(turns, () => customer.send('POST', '/store-api/addresses', ADDRESS))
    for (const { status } of kept) yield status >= 500 ? `an address: ${status}` : undefined
    yield (await count(shop, customer)).account.addresses.results.length === 1
      ? undefined
      : 'an address is there twice'

    const email = newEmail()
    const account = { email, password: PASSWORD, firstName: 'Eve', lastName: 'Field' }
    const signed = await atOnce(turns, () =>
      createVisitor(shop.origin).send('POST', '/store-api/sign-up', account),
    )
    yield signed.filter(({ status }) => status === 200).length > 1 ? 'an account was made twice' : undefined
    for (const { status } of signed) yield status >= 500 ? `a sign-up: ${status}` : undefined

    await fillCart(customer, productId)
    const coded = await atOnce(turns, () =>
      customer.send('PUT', '/store-api/cart/codes', { code: 'SORREL-GIFT-25' }),
    )
    for (const { status } of coded) yield status >= 500 ? `a gift card: ${status}` : undefined
    yield ((await count(shop, customer)).cart?.giftcards.length ?? 0) <= 1
      ? undefined
      : 'a gift card counts twice'
    await customer.send('DELETE', '/store-api/cart/codes')

    const before = getPieces(await count(shop, customer))
    const added = await atOnce(turns, () =>
      customer.send('PUT', '/store-api/cart', { productId, quantity: 1 }),
    )
    const took = added.filter(({ status }) => status === 200).length
    for (const { status } of added) yield status >= 500 ? `an addition: ${status}` : undefined
    const pieces = getPieces(await count(shop, customer)) - before
    yield pieces === took ? undefined : `${took} additions were acknowledged, ${pieces} are there`

    const checkout = await fillCart(customer, productId)
    const paid = await atOnce(turns, () => pay(customer, checkout, customer.email))
    for (const status of paid) yield status >= 500 ? `the checkout: ${status}` : undefined
    const { orders } = await count(shop, customer)
    yield orders.results.length === 1 ? undefined : `${orders.results.length} orders of one cart`
  })
})

/** The requests have no cookie yet, so only the browser's tabs can agree on one cart. */
test('the first additions of one browser, at once', { tag: '@whole' }, async ({ shop, browser }) => {
  const products = (await readProducts(shop)).slice(0, 6)
  const context = await browser.newContext()
  const tabs = await Promise.all(
    products.map(async ({ slug }) => {
      const tab = await context.newPage()
      await tab.goto(`${shop.origin}/products/${slug}`)
      return tab
    }),
  )
  const added = await Promise.all(
    tabs.map(async (tab) => {
      const answered = tab.waitForResponse(
        (answer) => answer.url().includes('/store-api/cart') && answer.request().method() === 'PUT',
      )
      await tab
        .getByRole('main')
        .getByRole('button', { name: /^Add to bag/ })
        .first()
        .click()
      return (await answered).status()
    }),
  )
  const took = added.filter((status) => status === 200).length
  const text = await (await context.request.get(`${shop.origin}/store-api/cart`)).text()
  const lines = products.filter(({ slug, id }) => text.includes(slug) || text.includes(id)).length
  await context.close()
  await countAttack('double submits: six first additions at once', async function* () {
    for (let line = 0; line < took; line += 1)
      yield line < lines ? undefined : `${took} were acknowledged, ${lines} are there`
  })
})

async function setStock(shop: Shop, itemId: string, level: number): Promise<void> {
  const { status, text } = await ask({
    origin: shop.commerce.origin,
    path: `/admin/stock/${itemId}`,
    method: 'PUT',
    from: '127.0.0.1',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ level }),
  })
  expect(status, text).toBe(200)
}

test('two buyers of the last piece, and of one gift card', async ({ shop, times }) => {
  const { productBySlug: brush } = await askStore<{ productBySlug: { id: string } }>(
    shop,
    '{ productBySlug(slug: "sisal-body-brush") { id } }',
  )
  const [free] = await readProducts(shop)
  await countAttack('the last piece and one gift card, by two buyers', async function* () {
    for (let turn = 0; turn < times(2, 10); turn += 1) {
      await setStock(shop, brush.id, 1)
      const buyers = await Promise.all([createCustomer(shop.origin), createCustomer(shop.origin)])
      const carts = await Promise.all(buyers.map((buyer) => fillCart(buyer, brush.id)))
      await Promise.all(buyers.map((buyer, place) => pay(buyer, carts[place] ?? '', buyer.email)))
      const bought = await Promise.all(
        buyers.map(async (buyer) => (await count(shop, buyer)).orders.results.length),
      )
      yield bought[0] === 1 && bought[1] === 1 ? 'the last piece is sold twice' : undefined
    }
    // The card has 25 pounds: both together must not take more off.
    const pair = await Promise.all([createCustomer(shop.origin), createCustomer(shop.origin)])
    const carts = await Promise.all(pair.map((buyer) => fillCart(buyer, free?.id ?? '', { quantity: 20 })))
    for (const buyer of pair) await buyer.send('PUT', '/store-api/cart/codes', { code: 'SORREL-GIFT-25' })
    await Promise.all(pair.map((buyer, place) => pay(buyer, carts[place] ?? '', buyer.email)))
    const query = '{ orders { results { giftcardTotal } } }'
    const totals = await Promise.all(
      pair.map((buyer) =>
        askStore<{ orders: { results: readonly { giftcardTotal: number | null }[] } }>(
          shop,
          query,
          {},
          getToken(buyer),
        ),
      ),
    )
    const taken = totals
      .flatMap(({ orders }) => orders.results)
      .reduce((sum, order) => sum + (order.giftcardTotal ?? 0), 0)
    yield taken <= 25 ? undefined : `a gift card of 25 paid ${taken}`
  })
})
