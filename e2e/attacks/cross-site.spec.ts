import { type Answer, ask, newAddress } from './ask.ts'
import { OWN_ENDPOINTS } from './endpoints.ts'
import type { Shop } from './shop.ts'
import { askStore, fillCart, getToken, readProducts } from './store.ts'
import { countAttack, expect, test } from './test.ts'
import { ADDRESS, createCustomer, type Customer, type Visitor } from './visitor.ts'

const FOREIGN = (own: string): readonly (string | undefined)[] => {
  const { host, port } = new URL(own)
  return [
    undefined,
    'null',
    '',
    'https://evil.example',
    `${own}.evil.example`,
    `https://${host}`,
    `http://localhost:${port}`,
    `http://127.0.0.1:${Number(port) + 1}`,
    `http://127.0.0.1`,
    `http://evil@${host}`,
    `${own}/`,
    `${own} https://evil.example`,
    `https://evil.example ${own}`,
    'file://',
  ]
}

/** Changes of the reviews and the newsletter, beside the store's own. */
const OTHERS = [
  ['PUT', '/api/reviews/any/helpful'],
  ['POST', '/api/reviews/create'],
  ['PUT', '/api/reviews/own/any'],
  ['DELETE', '/api/reviews/own/any'],
  ['POST', '/api/reviews/any/report'],
  ['POST', '/api/newsletter/subscribe'],
] as const

const CHANGES: readonly (readonly [string, string])[] = [
  ...OWN_ENDPOINTS.filter(({ method }) => method !== 'GET').map(
    ({ method, name }) => [method, `/store-api/${name}`] as const,
  ),
  ...OTHERS,
]

const SNAPSHOT = `{ account { email firstName addresses { results { id city } } cards { results { id } } }
  cart { items { id quantity } } orders { results { id } } }`

/** All that a customer has, as the service tells it. */
const readAll = async (shop: Shop, customer: Visitor) =>
  JSON.stringify(await askStore(shop, SNAPSHOT, {}, getToken(customer)))

const toCookie = ({ cookies }: Visitor) => [...cookies].map((pair) => pair.join('=')).join('; ')

async function createVictim(shop: Shop): Promise<Customer> {
  const victim = await createCustomer(shop.origin)
  const [product] = await readProducts(shop)
  await fillCart(victim, product?.id ?? '')
  await victim.send('POST', '/store-api/addresses', ADDRESS)
  return victim
}

interface Forged {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What a page of another site has the victim's browser send. */
const forge = (shop: Shop, victim: Visitor, { method, path, headers, body = '' }: Forged): Promise<Answer> =>
  ask({
    origin: shop.origin,
    path,
    method,
    from: newAddress(),
    headers: { cookie: toCookie(victim), ...headers },
    body: method === 'GET' ? undefined : body,
  })

test('no change is made for a page of another site', async ({ shop, times }) => {
  test.setTimeout(600_000)
  const victim = await createVictim(shop)
  const before = await readAll(shop, victim)
  const json = { 'content-type': 'application/json' }
  const origins = FOREIGN(shop.origin).slice(0, times(5, 14))
  await countAttack('CSRF: changes × origins, kinds of content, GET', async function* () {
    for (const [method, path] of CHANGES) {
      for (const origin of origins) {
        const headers = origin === undefined ? json : { ...json, origin }
        const { status } = await forge(shop, victim, { method, path, headers, body: '{}' })
        yield status === 403 ? undefined : `${method} ${path} from ${String(origin)}: ${status}`
      }
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/xml', '']) {
        const headers = { origin: shop.origin, ...(type === '' ? {} : { 'content-type': type }) }
        const { status } = await forge(shop, victim, { method, path, headers, body: '{"surprise":1}' })
        yield status >= 400 && status < 500 ? undefined : `${method} ${path} as ${type}: ${status}`
      }
      for (const override of ['_method=POST', '_method=DELETE']) {
        const headers = { 'x-http-method-override': method, origin: 'https://evil.example' }
        const { status } = await forge(shop, victim, { method: 'GET', path: `${path}?${override}`, headers })
        yield status >= 500 ? `GET ${path}: ${status}` : undefined
      }
    }
    yield (await readAll(shop, victim)) === before ? undefined : 'the victim has something else than before'
  })
})

test('a change with unknown fields or a long body is refused', async ({ shop, isWhole }) => {
  const victim = await createVictim(shop)
  const headers = { 'content-type': 'application/json', origin: shop.origin }
  const changes = CHANGES.filter(([, path]) => path.startsWith('/store-api/')).slice(
    0,
    isWhole ? undefined : 12,
  )
  await countAttack('bodies: unknown fields and long ones', async function* () {
    for (const [method, path] of changes)
      for (const [body, expected] of [
        ['{"surprise":1}', 400],
        [`{"surprise":"${'x'.repeat(20_000)}"}`, 413],
      ] as const) {
        const answer = await forge(shop, victim, { method, path, headers, body })
        const isRight = answer.status === expected && answer.headers['cache-control'] === 'private, no-store'
        yield isRight ? undefined : `${method} ${path}: ${answer.status}`
      }
  })
})

const PAGES = [
  '/',
  '/cart',
  '/products/soy-candle',
  '/account/login',
  '/account/sign-up',
  '/account/password-recovery',
  '/account',
  '/account/profile',
  '/account/addresses',
  '/account/addresses?edit=new',
  '/account/cards',
  '/account/orders',
  '/account/subscriptions',
]

/** Where the shop's pages send their forms. */
async function findForms(victim: Visitor): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const path of PAGES) {
    const { text } = await victim.get(path)
    for (const [, action = ''] of text.matchAll(/action="(\/[^"]*forms\/[^"]*)"/g)) found.add(action)
  }
  return [...found]
}

test('no form is taken from a page of another site', async ({ shop, times }) => {
  const victim = await createVictim(shop)
  const forms = await findForms(victim)
  expect(forms.length).toBeGreaterThan(5)
  const before = await readAll(shop, victim)
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const origins = FOREIGN(shop.origin).slice(0, times(4, 14))
  const body = 'from=/account&to=/account&firstName=Evil&lastName=Evil&email=evil@evil.example'
  await countAttack('CSRF: forms without script × origins', async function* () {
    for (const path of forms)
      for (const origin of origins) {
        const headers = origin === undefined ? type : { ...type, origin }
        const { status } = await forge(shop, victim, { method: 'POST', path, headers, body })
        yield status === 403 ? undefined : `${path} from ${String(origin)}: ${status}`
      }
    yield (await readAll(shop, victim)) === before ? undefined : 'the victim has something else than before'
  })
})
