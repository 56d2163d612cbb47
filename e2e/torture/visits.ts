import { setTimeout as wait } from 'node:timers/promises'
import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import { MODERATION_TOKEN, SECRET } from '../cluster/cluster.ts'
import { pick } from './dice.ts'
import type { Entry } from './history.ts'
import type { Buyer, Run, Turn } from './run.ts'
import { ask, createShopper, getToken, type Heard, query, type Shopper } from './shopper.ts'

const PASSWORD = 'quince-and-damson-7'

interface CartAnswer {
  readonly data: {
    readonly checkoutUrl: string
    readonly items: readonly { readonly id: string; readonly productId: string; readonly quantity: number }[]
  }
}

/** The address says what a good answer holds. */
const toRecord = <Answer>({ status, json }: Heard) => (status < 400 ? (json ?? {}) : {}) as Partial<Answer>

/** Two windows of one browser change one cart at once. */
async function changeCart({ run, dice }: Turn): Promise<void> {
  const shopper = createShopper(run.cluster, dice)
  const key = `cart ${run.next()}`
  const lines = new Map<string, string>()
  async function call(
    method: string,
    path: string,
    body: object,
    change: Pick<Entry, 'op' | 'item' | 'amount'>,
  ) {
    const heard = method === 'GET' ? await shopper.get(path) : await shopper.send(method, path, body)
    const { data } = toRecord<CartAnswer>(heard)
    for (const { id, productId } of data?.items ?? []) lines.set(productId, id)
    const seen =
      data && Object.fromEntries(data.items.map(({ productId, quantity }) => [productId, quantity]))
    run.note({ kind: 'cart', key, ...change, ...(change.op === 'read' && seen ? { seen } : {}) }, heard)
    return heard.outcome
  }
  const read = () => call('GET', '/store-api/cart', {}, { op: 'read' })
  const add = () => {
    const [item, amount] = [pick(dice, run.products.slice(0, 4))?.id ?? '', 1 + dice(3)]
    const body = { productId: item, quantity: amount }
    return call('PUT', '/store-api/cart', body, { op: 'add', item, amount })
  }
  async function step(): Promise<Entry['outcome']> {
    const kind = dice(6)
    const [item = '', itemId = ''] = pick(dice, [...lines]) ?? []
    if (kind < 2) return add()
    if (kind === 2) return read()
    if (kind === 3) return call('DELETE', '/store-api/cart/items', { itemId }, { op: 'remove', item })
    const amount = 1 + dice(9)
    const body = { itemId, input: { quantity: amount } }
    return call('PUT', '/store-api/cart/items', body, { op: 'set', item, amount })
  }
  if ((await add()) !== 'yes') return
  run.carts.push(read)
  const window = async () => {
    // Few changes without an answer in a cart, whose orders are all tried by the checker.
    for (let count = 0; count < 8; count += 1) if ((await step()) === 'unknown') return
  }
  await Promise.all([window(), window()])
}

async function signUp({
  run,
  dice,
}: Turn): Promise<{ readonly email: string; readonly shopper: Shopper } | undefined> {
  const shopper = createShopper(run.cluster, dice)
  const email = `eve.${run.next()}@torture.example`
  const account = { email, password: PASSWORD, firstName: 'Eve', lastName: 'Field' }
  const { outcome } = await shopper.send('POST', '/store-api/sign-up', account)
  return outcome === 'yes' ? { email, shopper } : undefined
}

const CARD = { card: 'new', number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }
const DELIVERY = {
  firstName: 'Eve',
  lastName: 'Field',
  address1: '1 Elm Row',
  city: 'Bristol',
  zip: 'BS1 4DJ',
}

async function pay(checkoutUrl: string, email: string): Promise<Heard> {
  const fields = { ...CARD, ...DELIVERY, email, country: 'GB', service: 'standard', action: 'place' }
  return ask(checkoutUrl, {
    method: 'POST',
    headers: { origin: new URL(checkoutUrl).origin },
    body: new URLSearchParams(fields),
  })
}

interface Records {
  readonly results: readonly { readonly id: string }[]
}

/** A new customer orders, every other one a subscription, and does something with it. */
async function buy(turn: Turn): Promise<void> {
  const { run, dice } = turn
  const customer = await signUp(turn)
  if (customer === undefined) return
  const { email, shopper } = customer
  const hasPlan = dice(2) === 0
  const product = pick(
    dice,
    run.products.filter(({ plans }) => !hasPlan || plans.length > 0),
  )
  if (product === undefined) return
  const plan = hasPlan ? { purchaseOption: { type: 'subscription', planId: product.plans[0] } } : {}
  const filled = await shopper.send('PUT', '/store-api/cart', { productId: product.id, quantity: 1, ...plan })
  if (filled.outcome !== 'yes') return
  const { data } = toRecord<CartAnswer>(filled)
  if (data === undefined) return
  const paid = await pay(data.checkoutUrl, email)
  if (paid.status !== 303) return
  const bought = await query<{ orders: Records }>(
    run.cluster,
    '{ orders { results { id } } }',
    getToken(shopper),
  )
  if (bought.data === undefined) return run.note({ kind: 'order', key: email, op: 'add' }, bought)
  const [order] = bought.data.orders.results
  // Nobody looks at an order that is not there, which is told.
  if (order === undefined) return run.note({ kind: 'order', key: email, op: 'add' }, paid)
  const buyer = { email, shopper, productId: product.id, orderId: order.id }
  run.note({ kind: 'order', key: email, op: 'add', item: order.id }, paid)
  run.buyers.push(buyer)
  await (hasPlan ? pauseSubscription(turn, buyer, paid) : review(turn, buyer))
}

const SUBSCRIPTIONS = '{ subscriptions { results { id datePauseEnd } } }'
const DAY_MS = 24 * 60 * 60_000

async function pauseSubscription({ run, dice }: Turn, { email, shopper }: Buyer, paid: Heard): Promise<void> {
  type Answer = { subscriptions: { results: readonly { id: string; datePauseEnd: string | null }[] } }
  const readAll = () => query<Answer>(run.cluster, SUBSCRIPTIONS, getToken(shopper))
  let read = await readAll()
  // Its record appears some seconds after the order.
  for (let tries = 0; tries < 30 && !read.data?.subscriptions.results.length; tries += 1) {
    await wait(300)
    read = await readAll()
  }
  if (read.data === undefined) return run.note({ kind: 'subscription', key: email, op: 'add' }, read)
  const [{ id } = { id: '' }] = read.data.subscriptions.results
  run.note({ kind: 'subscription', key: email, op: 'add', item: id }, paid)
  for (let count = 0; count < 4; count += 1) {
    const day = Math.floor(Date.now() / DAY_MS) + 10 + 30 * count + dice(30)
    const resumeAt = new Date(day * DAY_MS).toISOString()
    const set = await shopper.send('POST', '/store-api/pause-subscription', { id, status: true, resumeAt })
    run.note({ kind: 'subscription', key: id, op: 'set', item: 'pause', amount: day }, set)
  }
  const last = await readAll()
  const end = last.data?.subscriptions.results[0]?.datePauseEnd
  const seen: Readonly<Record<string, number>> = end ? { pause: Date.parse(end) / DAY_MS } : {}
  run.note({ kind: 'subscription', key: id, op: 'read', seen }, last)
}

/** Calls a reviews API as an operator does. */
const moderate = (url: string, init: RequestInit = {}) =>
  ask(url, {
    ...init,
    headers: { authorization: `Bearer ${MODERATION_TOKEN}`, 'content-type': 'application/json' },
  })

/** Two windows send a review of one order. */
async function review({ run, dice }: Turn, { shopper, productId, orderId }: Buyer): Promise<void> {
  async function write(): Promise<void> {
    const title = `Kept ${run.next()}`
    const form = new FormData()
    const fields = { productId, orderId, rating: '5', title, body: 'Would buy it again.' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const heard = await shopper.send('POST', '/api/reviews/create', form)
    run.note({ kind: 'review', key: orderId, op: 'add', item: title }, heard)
    const { id } = toRecord<{ readonly id: string }>(heard)
    if (heard.outcome !== 'yes' || id === undefined) return
    const url = `${pick(dice, run.cluster.reviewsApis)?.origin}/moderation/api/reviews/${id}/approve`
    const approved = await moderate(url, { method: 'POST', body: '{}' })
    if (approved.outcome === 'yes') run.reviews.push(id)
  }
  await Promise.all([write(), write()])
}

/** A new voter votes for a few of the newest reviews, and changes their mind. */
async function vote({ run, dice }: Turn): Promise<void> {
  const id = pick(dice, run.reviews.slice(-20))
  if (id === undefined) return
  const voter = createShopper(run.cluster, dice)
  const item = `voter ${run.next()}`
  async function cast(helpful: boolean): Promise<boolean> {
    const heard = await voter.send('PUT', `/api/reviews/${id}/helpful`, { helpful })
    run.note({ kind: 'vote', key: id ?? '', op: helpful ? 'add' : 'remove', item }, heard)
    return heard.outcome === 'yes'
  }
  // Who has not got a cookie would be somebody else the next time.
  if (!(await cast(true))) return
  for (let count = 0; count < 4; count += 1) await cast(dice(2) === 0)
}

async function readSession({ run }: Pick<Turn, 'run'>, key: string, shopper: Shopper): Promise<void> {
  const heard = await shopper.send('POST', '/store-api/buy-again', { id: 'none' })
  if (heard.status === 0 || heard.status === 429 || heard.status >= 500) return
  const seen = heard.status === 401 ? 'stranger' : 'signed in'
  run.note({ kind: 'session', key, op: 'read', seen }, { ...heard, outcome: 'yes' })
}

async function logInAndOut(turn: Turn): Promise<void> {
  const { run, dice } = turn
  const buyer = pick(dice, run.buyers)
  if (buyer === undefined) return
  const shopper = createShopper(run.cluster, dice)
  const key = `session ${run.next()}`
  const body = { email: buyer.email, password: PASSWORD }
  const begun = await shopper.send('POST', '/store-api/login', body)
  run.note({ kind: 'session', key, op: 'add' }, begun)
  if (begun.outcome !== 'yes') return
  await readSession(turn, key, shopper)
  const kept = createShopper(run.cluster, dice)
  kept.cookies.set('session', shopper.cookies.get('session') ?? '')
  run.note({ kind: 'session', key, op: 'end' }, await shopper.send('POST', '/store-api/logout', {}))
  run.ended.push({ key, shopper: kept })
  const earlier = pick(dice, run.ended)
  if (earlier !== undefined) await readSession(turn, earlier.key, earlier.shopper)
}

const sign = createWebhookSigner([SECRET])
/** A page is not changed again before each storefront must have shown the change. */
const REST_MS = 30_000
/** How long the service may answer from its caches; see the cluster's settings. */
const CACHED_MS = 500

const toName = (slug: string, version: number) => `Piece of ${slug} in version ${version}.`

async function changePage({ run, dice }: Turn): Promise<void> {
  const slug = pick(dice, run.products)?.slug ?? ''
  const { version, at } = run.pages.get(slug) ?? { version: 0, at: Number.NEGATIVE_INFINITY }
  if (performance.now() - at < REST_MS) return
  run.pages.set(slug, { version: version + 1, at: performance.now() })
  const renamed = await ask(`${run.cluster.commerce}/admin/products/${slug}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: { en: toName(slug, version + 1) } }),
  })
  if (renamed.outcome !== 'yes') return
  await wait(CACHED_MS)
  const body = JSON.stringify({ tags: [`product:${slug}`], purge: true })
  const dropped = await ask(`${pick(dice, run.cluster.storefronts)?.origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sign(body) },
    body,
  })
  run.note({ kind: 'page', key: slug, op: 'change', amount: version + 1 }, dropped)
}

async function readPage({ run, dice }: Turn, slug = pick(dice, [...run.pages.keys()])): Promise<void> {
  if (slug === undefined) return
  const heard = await createShopper(run.cluster, dice).get(`/products/${slug}`)
  if (heard.status !== 200) return
  const [, version = '0'] = new RegExp(`Piece of ${slug} in version (\\d+)\\.`).exec(heard.text) ?? []
  run.note({ kind: 'page', key: slug, op: 'read', seen: Number(version) }, heard)
}

/** A list that no cache holds, and a picture of it. */
async function browse({ run, dice }: Turn): Promise<void> {
  const shopper = createShopper(run.cluster, dice)
  const { text } = await shopper.get(`/products?price=${dice(10)}&price=${20 + dice(20)}`)
  const pictures = [...text.matchAll(/\bsrcset="(\/[^\s"]+)/g)].map(([, first = '']) => first)
  const picture = pick(dice, pictures)
  if (picture !== undefined) await shopper.get(picture.replaceAll('&amp;', '&'))
}

type Visit = (turn: Turn) => Promise<void>

const WEIGHTED: readonly (readonly [number, Visit])[] = [
  [8, changeCart],
  [8, vote],
  [2, logInAndOut],
  [2, changePage],
  [3, readPage],
  [2, browse],
  [1, buy],
]
const VISITS = WEIGHTED.flatMap(([weight, visit]) => Array.from({ length: weight }, () => visit))

/** One visit after the other, until the time is over. */
export async function visit(turn: Turn, isOver: () => boolean): Promise<void> {
  // There are buyers, whose orders and reviews others need.
  await buy(turn)
  while (!isOver()) await pick(turn.dice, VISITS)?.(turn)
}

/** Looks until somebody answers: at the end all do. */
async function look(read: () => Promise<Heard>): Promise<Heard> {
  for (const end = performance.now() + 60_000; ; await wait(500)) {
    const heard = await read()
    if ((heard.status > 0 && heard.status < 500) || performance.now() > end) return heard
  }
}

async function lookAtBuyer(run: Run, { email, shopper, orderId }: Buyer): Promise<void> {
  const list = async (kind: 'order' | 'subscription') => {
    const heard = await look(() => shopper.get(`/account/${kind}s`))
    const ids = [...heard.text.matchAll(new RegExp(`/account/${kind}s/([\\w-]+)"`, 'g'))].map(
      ([, id = '']) => id,
    )
    run.note({ kind, key: email, op: 'read', seen: [...new Set(ids)] }, heard)
  }
  await list('order')
  await list('subscription')
  const heard = await look(() => shopper.get('/api/reviews/own'))
  const { reviews = [] } = toRecord<{ reviews: { title: string }[] }>(heard)
  run.note({ kind: 'review', key: orderId, op: 'read', seen: reviews.map(({ title }) => title) }, heard)
}

async function lookAtVotes({ cluster, note }: Run, id: string): Promise<void> {
  const heard = await look(() => moderate(`${cluster.reviewsApis[0]?.origin}/moderation/api/reviews/${id}`))
  const { helpfulCount = -1 } = toRecord<{ helpfulCount: number }>(heard)
  note({ kind: 'vote', key: id, op: 'read', seen: helpfulCount }, heard)
}

/** What there is at the end, once nothing is broken any more. */
export async function lookAtAll(turn: Turn): Promise<void> {
  const { run } = turn
  const each = [
    ...run.buyers.map((buyer) => () => lookAtBuyer(run, buyer)),
    ...run.carts,
    ...run.reviews.map((id) => () => lookAtVotes(run, id)),
    ...run.ended.map(
      ({ key, shopper }) =>
        () =>
          readSession(turn, key, shopper),
    ),
    ...[...run.pages.keys()].flatMap((slug) => [0, 1, 2].map(() => () => readPage(turn, slug))),
  ]
  const work = async () => {
    for (let next = each.pop(); next !== undefined; next = each.pop()) await next()
  }
  await Promise.all(Array.from({ length: 6 }, work))
}
