import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, ask, newAddress } from './ask.ts'
import { FAULT_KINDS, type FaultKind } from '../fault-proxy.ts'
import { type Part, readMemory, type Shop } from './shop.ts'
import { drop } from './drop.ts'
import { askStore, fillCart, getToken, readProducts } from './store.ts'
import { countAttack, test } from './test.ts'
import { ADDRESS, createCustomer, createVisitor, type Customer, PASSWORD } from './visitor.ts'

const PEERS = ['shop>commerce', 'shop>reviews', 'shop>catalog'] as const

/** Pages that are kept once they were made. */
const WARM = [
  '/',
  '/products',
  '/categories/bath-body',
  '/products/soy-candle',
  '/about',
  '/fr',
  '/de/products',
]
/** Pages that ask a service each time. */
const COLD = [
  '/search?q=candle',
  '/cart',
  '/account/login',
  '/nothing-here',
  '/products/nothing-here',
  '/account',
]

const failAll = (shop: Shop, kind: FaultKind) =>
  Promise.all(PEERS.map((pair) => shop.between[pair].fail(kind)))

/** A page in an outage is complete, or says that it is one and when to come again. */
function findFault({ status, headers }: Answer): string | undefined {
  if (status < 500) return undefined
  return status === 503 && headers['retry-after'] !== undefined ? undefined : String(status)
}

const get = (origin: string, path: string) => ask({ origin, path, from: newAddress() })

async function warmUp(origin: string): Promise<void> {
  for (const path of [...WARM, ...COLD]) await get(origin, path)
}

const WELL_MS = 60_000

/** Waits until a page that needs the service comes again. False where it does not, or the process has ended. */
async function isWellAgain(part: Part): Promise<boolean> {
  for (const began = Date.now(); Date.now() - began < WELL_MS; await wait(250)) {
    const answer = await get(part.origin, `/products/unknown-${Date.now()}`).catch(() => undefined)
    if (answer?.status === 404) return true
    if (readMemory(part).now === Infinity) return false
  }
  return false
}

const label = (name: string, fault: string | undefined) =>
  fault === undefined ? undefined : `${name}: ${fault}`

/** By day only those that differ for the shop. */
const SOME: readonly FaultKind[] = [
  'refused',
  'cut',
  '40 MB',
  'gzip bomb',
  'status 404',
  'status 429',
  'status 502',
  'HTML',
  'no data',
]

test('every kind of fault: kept pages stay, others say 503, and all is well again', {
  tag: '@whole',
}, async ({ shop, isWhole }) => {
  test.setTimeout(1_800_000)
  const kinds = isWhole ? FAULT_KINDS : SOME
  const customer = await createCustomer(shop.origin)
  await warmUp(shop.origin)
  await countAttack('faults of services: kinds × pages and calls', async function* () {
    for (const kind of kinds) {
      await failAll(shop, kind)
      const warm = WARM.map(async (path) => {
        const answer = await get(shop.origin, path).catch(() => undefined)
        const isGood = answer?.status === 200 && answer.text.includes('</footer>')
        return isGood ? undefined : `${kind} ${path}: ${String(answer?.status)}`
      })
      const cold = COLD.map(async (path) => {
        const fault = await get(shop.origin, path).then(findFault, () => 'no answer')
        return label(`${kind} ${path}`, fault)
      })
      for (const result of await Promise.all([...warm, ...cold])) yield result
      await shop.heal()
      const isWell = await isWellAgain(shop.storefront)
      yield isWell ? undefined : `${kind}: not well again, or the page server has ended`
      if (!isWell) return
      const { status } = await customer.get('/account')
      yield status === 200 ? undefined : `${kind}: the session is lost, ${status}`
      const again = await get(shop.origin, '/search?q=candle')
      yield again.status === 200 ? undefined : `${kind}: the search is ${again.status} afterwards`
    }
  })
})

test('the right password is never called wrong', async ({ shop, isWhole }) => {
  test.setTimeout(1_200_000)
  const kinds: readonly FaultKind[] = isWhole
    ? FAULT_KINDS
    : ['status 400', 'status 404', '40 MB', 'no data', 'nulls', 'wrong types', 'GraphQL errors', 'status 500']
  const own = await shop.startStorefront({ BREAKER_PAUSE_SECONDS: '0' })
  const customers: (readonly [FaultKind, Customer])[] = []
  for (const kind of kinds) customers.push([kind, await createCustomer(own.origin)])
  await countAttack('log-in: the right password in a fault', async function* () {
    for (const [kind, { email }] of customers) {
      await shop.between['shop>commerce'].fail(kind)
      const visitor = createVisitor(own.origin)
      const { status } = await visitor.send('POST', '/store-api/login', { email, password: PASSWORD })
      await shop.heal()
      // An explicit 401 of the service may be handed on; whatever else went wrong is no fault of the customer's.
      const isRight =
        status === 200 || status === 429 || status >= 500 || (kind === 'status 401' && status === 401)
      yield isRight ? undefined : `${kind}: ${status}`
    }
  })
  await own.stop()
})

/** Memory that answers of the services may take while they are refused for their size. */
const GROWTH_MB = 200

for (const pair of PEERS)
  test(`answers of ${pair} that are too long`, { tag: pair === 'shop>commerce' ? [] : '@whole' }, async ({
    shop,
  }) => {
    const own = await shop.startStorefront({ BREAKER_PAUSE_SECONDS: '0' })
    await warmUp(own.origin)
    const [product] = await readProducts(shop)
    const paths = [
      '/search?q=soap',
      '/products/none',
      '/cart',
      `/api/reviews/by-product-id/${product?.id ?? ''}`,
    ]
    await countAttack(`long answers: ${pair}`, async function* () {
      for (const kind of ['40 MB', 'gzip bomb', 'endless'] as const) {
        const before = readMemory(own)
        await shop.between[pair].fail(kind)
        // An API's answer is handed on as it comes, so a long one can only be cut off.
        const answers = await Promise.all(
          paths.map((path) => get(own.origin, path).catch(() => (path.startsWith('/api/') ? 'cut' : 'none'))),
        )
        for (const [place, answer] of answers.entries()) {
          const fault = typeof answer === 'object' ? findFault(answer) : answer === 'cut' ? undefined : answer
          yield label(`${kind} ${paths[place] ?? ''}`, fault)
        }
        const home = await get(own.origin, '/')
        yield home.status === 200 ? undefined : `${kind}: the home page is ${home.status}`
        const growth = Math.round(readMemory(own).most - Math.max(before.most, before.now))
        yield growth <= GROWTH_MB ? undefined : `${kind}: the page server took ${growth} MB`
        await shop.heal()
      }
    })
    await own.stop()
  })

const AFTER_RESTART = [
  '/cart',
  '/account/login',
  '/search',
  '/nothing-here',
  '/products/nothing-here',
  '/fr/cart',
]

test('a restart during an outage', { tag: '@whole' }, async ({ shop }) => {
  const cache = mkdtempSync(join(tmpdir(), 'attacked-pages-'))
  // Pages of another address are others.
  const settings = { CACHE_DIRECTORY: cache, PUBLIC_ORIGIN: shop.origin }
  const first = await shop.startStorefront(settings)
  await warmUp(first.origin)
  await wait(1000)
  await first.stop()
  await Promise.all(PEERS.map((pair) => shop.between[pair].fail('refused')))
  const second: Part = await shop.startStorefront(settings, { readyPath: '/healthz' })
  await countAttack('outage after a restart', async function* () {
    for (const path of WARM) {
      const { status } = await get(second.origin, path)
      yield status === 200 ? undefined : `${path}: ${status}`
    }
    const answers = await Promise.all(AFTER_RESTART.map((path) => get(second.origin, path)))
    for (const [place, answer] of answers.entries())
      yield label(AFTER_RESTART[place] ?? '', findFault(answer))
  })
  await second.stop()
})

/** A page that waits for a slow service says so after its time, which the guide gives. */
const SLOW_MAX_MS = 11_500

for (const pair of PEERS)
  test(`a slow ${pair}`, { tag: '@whole' }, async ({ shop }) => {
    await warmUp(shop.origin)
    await countAttack(`slow: ${pair} takes 8 s`, async function* () {
      await shop.between[pair].fail('slow')
      const kept = await Promise.all(WARM.map((path) => get(shop.origin, path)))
      for (const [place, { status, ms }] of kept.entries())
        yield status === 200 && ms < 3000
          ? undefined
          : `${WARM[place] ?? ''}: ${status} after ${Math.round(ms)} ms`
      const made = await Promise.all(COLD.map((path) => get(shop.origin, path)))
      for (const [place, answer] of made.entries()) {
        const fault =
          findFault(answer) ?? (answer.ms > SLOW_MAX_MS ? `${Math.round(answer.ms)} ms` : undefined)
        yield label(COLD[place] ?? '', fault)
      }
      await shop.heal()
      yield (await isWellAgain(shop.storefront)) ? undefined : 'not well again'
    })
  })

const CART = '{ cart { items { quantity } } account { addresses { results { id } } } }'

interface Kept {
  readonly cart: { readonly items: readonly { readonly quantity: number }[] }
  readonly account: { readonly addresses: { readonly results: readonly unknown[] } }
}

test('a change that is acknowledged in a fault is there, and none is made twice', { tag: '@whole' }, async ({
  shop,
  isWhole,
}) => {
  test.setTimeout(1_200_000)
  const kinds = isWhole ? FAULT_KINDS : SOME
  const own = await shop.startStorefront({ BREAKER_PAUSE_SECONDS: '0' })
  const customer = await createCustomer(own.origin)
  const [product] = await readProducts(shop)
  const productId = product?.id ?? ''
  await fillCart(customer, productId)
  const read = async () => {
    const { cart, account } = await askStore<Kept>(shop, CART, {}, getToken(customer))
    const pieces = cart.items.reduce((sum, { quantity }) => sum + quantity, 0)
    return { pieces, addresses: account.addresses.results.length }
  }
  await countAttack('writes in a fault: acknowledged and there, once', async function* () {
    for (const [place, kind] of kinds.entries()) {
      const before = await read()
      await shop.between['shop>commerce'].fail(kind)
      const [added, kept] = await Promise.all([
        customer.send('PUT', '/store-api/cart', { productId, quantity: 1 }),
        customer.send('POST', '/store-api/addresses', { ...ADDRESS, address1: `${place} Elm Row` }),
      ])
      await shop.heal()
      const after = await read()
      const pieces = after.pieces - before.pieces
      const addresses = after.addresses - before.addresses
      yield toLoss(`${kind}: an addition`, added.status, pieces)
      yield toLoss(`${kind}: an address`, kept.status, addresses)
    }
  })
  await own.stop()
})

/** One change was asked for: an acknowledged one is there, and no more than one ever is. */
function toLoss(name: string, status: number, made: number): string | undefined {
  if (status >= 500 && ![502, 503, 504].includes(status)) return `${name} was answered ${status}`
  return made > 1 || (status === 200 && made !== 1)
    ? `${name} was answered ${status} and made ${made} times`
    : undefined
}

test('settings with languages that are none', { tag: '@whole' }, async ({ shop }) => {
  const own = await shop.startStorefront({ COMMERCE_POLL_SECONDS: '0' })
  await warmUp(own.origin)
  await countAttack('settings with broken language codes', async function* () {
    shop.between['shop>commerce'].change((value, key) => (key === 'code' ? '%%/..' : value))
    await drop(own.origin, ['settings'])
    for (const path of ['/', '/de', '/fr', '/de/products', '/fr/products/soy-candle'])
      for (let turn = 0; turn < 3; turn += 1) {
        const { status } = await get(own.origin, path)
        yield status === 200 ? undefined : `${path}: ${status}`
      }
  })
  await own.stop()
})
