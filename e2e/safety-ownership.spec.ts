import { type APIRequestContext, expect, test } from '@playwright/test'
import { ATTACK, countAttack } from './count-attack.ts'
import { ADDRESS, call, getProductId, getToken, newShopper, signUp } from './customer.ts'
import { OWN_ENDPOINTS } from './endpoints.ts'
import { ORIGINS } from './origins.ts'
import { ACCEPTED_CARD } from './shop.ts'
import { subscribe } from './subscriber.ts'

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

interface Answer {
  readonly orders: Listed
  readonly subscriptions: Listed<{ readonly items: readonly { readonly id: string }[] }>
  readonly account: { readonly addresses: Listed; readonly cards: Listed }
  readonly cart: { readonly items: readonly { id: string }[]; readonly giftcards: readonly { id: string }[] }
}

/** Ids of everything a customer owns, read from the service. */
async function readAll(owner: APIRequestContext): Promise<Answer> {
  const answer = await owner.post(`${ORIGINS.commerce}/graphql/v2`, {
    headers: { authorization: 'pk_sorrel_demo', 'x-session': await getToken(owner) },
    data: { query: OWNED },
  })
  const { data }: { data: Answer } = await answer.json()
  return data
}

function toOwned({ orders, subscriptions, account, cart }: Answer): Owned {
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
  readonly send: (who: APIRequestContext, id: string, own: Own) => ReturnType<APIRequestContext['get']>
}

const open = (path: string, status = 404): Probe => ({
  name: path,
  status,
  visitorStatus: 307,
  send: (who, id) => who.get(path + id, { maxRedirects: 0, headers: { 'accept-encoding': 'identity' } }),
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
      call(who, [method, path], { ...(typeof rest === 'function' ? rest(own) : rest), [field]: id }),
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

async function keepCard(shopper: APIRequestContext): Promise<void> {
  const kept = await shopper.post(`${ORIGINS.commerce}/vault/tokens`, {
    headers: { authorization: 'pk_sorrel_demo' },
    data: { number: ACCEPTED_CARD, exp_month: 12, exp_year: 2049, cvc: '123' },
  })
  const { token }: { token: string } = await kept.json()
  expect((await call(shopper, ['POST', 'cards'], { token, isDefault: false })).status()).toBe(200)
}

/** A customer with an order, a subscription with an added item, an address, a card and a cart. */
async function becomeCustomer(): Promise<APIRequestContext> {
  const customer = await newShopper()
  const email = await signUp(customer)
  const id = await subscribe(customer, email, { slug: 'laundry-sheets', plan: 'Every month' })
  await keepCard(customer)
  const productId = await getProductId()
  for (const [method, path, body] of [
    ['POST', 'add-invoice-item', { id, productId, quantity: 1 }],
    ['POST', 'addresses', ADDRESS],
    ['PUT', 'cart', { productId, quantity: 1 }],
  ] as const)
    expect([path, (await call(customer, [method, path], body)).status()]).toEqual([path, 200])
  return customer
}

test('somebody else’s record looks like one that never existed, in content and size', {
  tag: ATTACK,
}, async () => {
  let tries = 0
  test.setTimeout(180_000)
  const owner = await becomeCustomer()
  await call(owner, ['PUT', 'cart/codes'], { code: 'SORREL-GIFT-25' })
  const stranger = await becomeCustomer()
  const before = { owner: await readAll(owner), stranger: await readAll(stranger) }
  const owned = toOwned(before.owner)
  const { subscriptions, cards } = toOwned(before.stranger)
  const own = { subscription: subscriptions[0] ?? '', card: cards.at(-1) ?? '' }
  const visitor = await newShopper()
  const probe = async ({ send }: Probe, id: string) => {
    const answer = await send(stranger, id, own)
    return { status: answer.status(), size: (await answer.body()).length }
  }
  // `Object.entries` loses the type of the keys.
  for (const [kind, probes] of Object.entries(MATRIX) as [keyof Owned, readonly Probe[]][]) {
    expect(owned[kind].length, kind).toBeGreaterThan(0)
    for (const id of owned[kind])
      for (const one of probes) {
        const foreign = await probe(one, id)
        const unknown = await probe(one, toUnknown(id))
        expect([one.name, foreign.status]).toEqual([one.name, one.status])
        expect([one.name, unknown.status]).toEqual([one.name, one.status])
        expect(Math.abs(foreign.size - unknown.size), one.name).toBeLessThan(64)
        tries += 2
      }
    for (const one of probes) {
      const answer = await one.send(visitor, owned[kind][0] ?? '', own)
      expect([one.name, answer.status()]).toEqual([one.name, one.visitorStatus])
      tries += 1
    }
  }
  expect({ owner: await readAll(owner), stranger: await readAll(stranger) }).toEqual(before)
  countAttack({ name: 'ownership: foreign ids', tries, through: [] })
})
