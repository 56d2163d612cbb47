import { type Answer, ask } from './ask.ts'
import { OWN_ENDPOINTS } from './endpoints.ts'
import type { Shop } from './shop.ts'
import { askStore, fillCart, getToken, pay, readProducts } from './store.ts'
import { countAttack, expect, test } from './test.ts'
import { ADDRESS, createCustomer, createVisitor, type Customer, type Visitor } from './visitor.ts'

/** An id that nobody has, as long as a real one, so that the sizes of two answers can be compared. */
const toUnknown = (id: string) => id.replace(/[\da-z]/gi, 'a')

interface Owned {
  readonly orders: readonly string[]
  readonly subscriptions: readonly string[]
  readonly items: readonly string[]
  readonly addresses: readonly string[]
  readonly cards: readonly string[]
  readonly lines: readonly string[]
  readonly giftcards: readonly string[]
}

const OWNED = `{
  orders { results { id } }
  subscriptions { results { id status quantity items { id quantity } billing { accountCardId } } }
  account { addresses { results { id } } cards { results { id } } }
  cart { items { id quantity } giftcards { id } }
}`

interface Listed<T = object> {
  readonly results: readonly (T & { readonly id: string })[]
}

interface Owning {
  readonly orders: Listed
  readonly subscriptions: Listed<{ readonly items: readonly { readonly id: string }[] }>
  readonly account: { readonly addresses: Listed; readonly cards: Listed }
  readonly cart: { readonly items: readonly { id: string }[]; readonly giftcards: readonly { id: string }[] }
}

/** Everything a customer owns, as the service tells it. */
const readAll = (shop: Shop, owner: Visitor) => askStore<Owning>(shop, OWNED, {}, getToken(owner))

function toOwned({ orders, subscriptions, account, cart }: Owning): Owned {
  const toIds = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id)
  return {
    orders: toIds(orders.results),
    subscriptions: toIds(subscriptions.results),
    items: toIds(subscriptions.results.flatMap(({ items }) => items)),
    addresses: toIds(account.addresses.results),
    cards: toIds(account.cards.results),
    lines: toIds(cart.items),
    giftcards: toIds(cart.giftcards),
  }
}

const EDIT = { quantity: 1, interval: 'monthly', intervalCount: 1 }

/** The stranger's own records, for requests that name two. */
interface Own {
  readonly subscription: string
  readonly card: string
}

interface Probe {
  /** The endpoint's method and path, then the field with the id; a page has no such field. */
  readonly name: string
  /** Status of the answer for somebody else's id. */
  readonly status: number
  /** Status of the answer for a visitor. */
  readonly visitorStatus: number
  readonly send: (who: Visitor, id: string, own: Own) => Promise<Answer>
}

const open = (path: string, status = 404): Probe => ({
  name: path,
  status,
  visitorStatus: 307,
  send: (who, id) => who.get(path + id, { 'accept-encoding': 'identity' }),
})

const change = (
  name: `${'POST' | 'PUT' | 'DELETE'} ${string} ${string}`,
  rest: object | ((own: Own) => object) = {},
  { status = 404, visitorStatus = 401 } = {},
): Probe => {
  // The name's type has these three words.
  const [method, path, field] = name.split(' ') as ['POST' | 'PUT' | 'DELETE', string, string]
  return {
    name,
    status,
    visitorStatus,
    send: (who, id, own) =>
      who.send(method, `/store-api/${path}`, {
        ...(typeof rest === 'function' ? rest(own) : rest),
        [field]: id,
      }),
  }
}

/** Removing what does not exist succeeds. */
const GONE = { status: 200 }
/** The cart was changed in between. */
const CHANGED = { status: 409, visitorStatus: 409 }

/** Every page and endpoint that takes the id of something a customer owns, by the kind of id. */
const MATRIX: Readonly<Record<keyof Owned, readonly Probe[]>> = {
  orders: [
    open('/account/orders/'),
    change('POST buy-again id'),
    change('POST review-request id', { wanted: true }),
  ],
  addresses: [
    open('/account/addresses?edit='),
    open('/account/addresses?delete='),
    change('PUT addresses id', ADDRESS),
    change('PUT addresses/default id'),
    change('DELETE addresses id'),
    change('POST change-subscription-address addressId', ({ subscription }) => ({ id: subscription })),
  ],
  cards: [
    open('/account/cards?edit=', 200),
    open('/account/cards?delete=', 200),
    change('PUT cards id', { expMonth: 12, expYear: 2035 }),
    change('PUT cards/default id'),
    change('DELETE cards id'),
    change('DELETE cards replacementId', ({ card }) => ({ id: card })),
    change('POST change-subscription-card cardId', ({ subscription }) => ({ id: subscription })),
  ],
  subscriptions: [
    open('/account/subscriptions/'),
    change('POST cancel-subscription id'),
    change('POST uncancel-subscription id'),
    change('POST pause-subscription id', { status: true }),
    change('POST apply-subscription-coupon id', { code: 'WELCOME10' }),
    change('POST remove-subscription-coupon id'),
    change('POST add-invoice-item id', { productId: 'any', quantity: 1 }),
    change('POST edit-invoice-item id', { itemId: 'any', quantity: 1 }),
    change('POST delete-invoice-item id', { itemId: 'any' }),
    change('POST change-subscription-address id', { addressId: 'any' }),
    change('POST change-subscription-card id', ({ card }) => ({ cardId: card })),
    change('POST edit-subscription-plan id', EDIT),
    change('POST edit-subscription-product-details id', EDIT),
  ],
  items: [
    change('POST edit-invoice-item itemId', ({ subscription }) => ({ id: subscription, quantity: 1 })),
    change('POST delete-invoice-item itemId', ({ subscription }) => ({ id: subscription }), GONE),
  ],
  lines: [
    change('PUT cart/items itemId', { input: { quantity: 5 } }, CHANGED),
    change('DELETE cart/items itemId', {}, { status: 200, visitorStatus: 409 }),
  ],
  giftcards: [change('DELETE cart/codes giftcardId', {}, { status: 200, visitorStatus: 404 })],
}

/** Ids of the catalogue, which anybody may send. */
const PUBLIC_IDS = ['productId', 'variantId', 'planId']

test('the matrix has every endpoint that takes the id of something a customer owns', () => {
  const taken = OWN_ENDPOINTS.flatMap(({ method, name, body }) =>
    // A schema of an object has its fields' schemas here; other schemas have nothing.
    Object.keys('shape' in body ? (body.shape as object) : {})
      .filter((field) => /^id$|Id$/.test(field) && !PUBLIC_IDS.includes(field))
      .map((field) => `${method} ${name} ${field}`),
  )
  const held = Object.values(MATRIX).flatMap((probes) => probes.map(({ name }) => name))
  expect(held.filter((name) => !name.startsWith('/')).sort()).toEqual(taken.sort())
})

async function keepCard(shop: Shop, customer: Visitor): Promise<void> {
  const { text } = await ask({
    origin: shop.commerce.origin,
    path: '/vault/tokens',
    method: 'POST',
    headers: { authorization: 'pk_sorrel_demo', 'content-type': 'application/json' },
    body: JSON.stringify({ number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2049, cvc: '123' }),
  })
  const { token }: { token: string } = JSON.parse(text)
  await succeed(customer, 'POST', 'cards', { token, isDefault: false })
}

async function succeed(who: Visitor, method: string, path: string, body: object): Promise<void> {
  const { status } = await who.send(method, `/store-api/${path}`, body)
  expect([path, status]).toEqual([path, 200])
}

const PLANS = `{ productBySlug(slug: "laundry-sheets") {
  id purchaseOptions { subscription { plans { id name } } } } }`

interface Planned {
  readonly id: string
  readonly purchaseOptions: {
    readonly subscription: { readonly plans: readonly { id: string; name: string }[] }
  }
}

/** Buys a subscription. Its record is there some seconds later. */
async function subscribe(shop: Shop, customer: Customer): Promise<string> {
  const { productBySlug: product } = await askStore<{ productBySlug: Planned }>(shop, PLANS)
  const plan = product.purchaseOptions.subscription.plans.find(({ name }) => name === 'Every month')
  const purchaseOption = { type: 'subscription', planId: plan?.id }
  expect(await pay(customer, await fillCart(customer, product.id, { purchaseOption }), customer.email)).toBe(
    303,
  )
  let id = ''
  await expect(async () => {
    const [first] = (await readAll(shop, customer)).subscriptions.results
    id = first?.id ?? ''
    expect(id).not.toBe('')
  }).toPass({ timeout: 60_000 })
  return id
}

/** A customer with an order, a subscription with an added item, an address, a card and a cart. */
async function becomeCustomer(shop: Shop): Promise<Customer> {
  const customer = await createCustomer(shop.origin)
  const id = await subscribe(shop, customer)
  await keepCard(shop, customer)
  const [product] = await readProducts(shop)
  const productId = product?.id ?? ''
  await succeed(customer, 'POST', 'add-invoice-item', { id, productId, quantity: 1 })
  await succeed(customer, 'POST', 'addresses', ADDRESS)
  await fillCart(customer, productId)
  return customer
}

test('somebody else’s record looks like one that never existed, in content and size', async ({ shop }) => {
  const owner = await becomeCustomer(shop)
  await owner.send('PUT', '/store-api/cart/codes', { code: 'SORREL-GIFT-25' })
  const stranger = await becomeCustomer(shop)
  const before = { owner: await readAll(shop, owner), stranger: await readAll(shop, stranger) }
  const owned = toOwned(before.owner)
  const { subscriptions, cards } = toOwned(before.stranger)
  const own = { subscription: subscriptions[0] ?? '', card: cards.at(-1) ?? '' }
  // `Object.entries` loses the type of the keys.
  const matrix = Object.entries(MATRIX) as [keyof Owned, readonly Probe[]][]
  await countAttack('ownership: foreign ids', async function* () {
    for (const [kind, probes] of matrix) {
      expect(owned[kind].length, kind).toBeGreaterThan(0)
      for (const { name, status, visitorStatus, send } of probes) {
        for (const id of owned[kind]) {
          const foreign = await send(stranger, id, own)
          const unknown = await send(stranger, toUnknown(id), own)
          for (const answer of [foreign, unknown])
            yield answer.status === status ? undefined : `${name}: ${answer.status}`
          const difference = Math.abs(foreign.text.length - unknown.text.length)
          if (difference >= 64) yield `${name}: the sizes differ by ${difference}`
        }
        for (const session of ['', 'junk', getToken(owner).slice(0, -4)]) {
          const visitor = createVisitor(shop.origin)
          if (session !== '') visitor.cookies.set('session', session)
          const answer = await send(visitor, owned[kind][0] ?? '', own)
          yield answer.status === visitorStatus
            ? undefined
            : `${name} with session "${session}": ${answer.status}`
        }
      }
    }
    const after = { owner: await readAll(shop, owner), stranger: await readAll(shop, stranger) }
    yield JSON.stringify(after) === JSON.stringify(before)
      ? undefined
      : 'somebody has something else than before'
  })
})
