import { type APIRequestContext, expect, test } from '@playwright/test'
import { startTestCollector } from '@sorrel/service/test-collector'
import {
  ADDRESS,
  call,
  getMailedPath,
  getProductId,
  getToken,
  newEmail,
  newShopper,
  signUp,
} from './customer.ts'
import { ORIGINS } from './origins.ts'
import { type SecondServer, startSecondServer } from './second-server.ts'
import { readSubjects, subscribe } from './subscriber.ts'

/** Nobody listens there: what is asked of the reviews fails, and failures are reported. */
const AWAY = 'http://127.0.0.1:1'

let second: SecondServer
let collector: Awaited<ReturnType<typeof startTestCollector>>
test.beforeAll(async () => {
  collector = await startTestCollector()
  second = await startSecondServer({
    REVIEWS_URL: AWAY,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    SENTRY_DSN: collector.dsn,
  })
})
test.afterAll(async () => {
  await second.stop()
  await collector.stop()
})

const SKIPPED_TO = new Date(Date.now() + 62 * 86_400_000).toISOString()

async function readSubscription(owner: APIRequestContext, id: string) {
  const answer = await owner.post(`${ORIGINS.commerce}/graphql/v2`, {
    headers: { authorization: 'pk_sorrel_demo', 'x-session': await getToken(owner) },
    data: {
      query: `query ($id: String!) { subscriptionById(id: $id) {
        status quantity datePauseEnd items { id } billingSchedule { intervalCount } } }`,
      variables: { id },
    },
  })
  const {
    data,
  }: { data: { subscriptionById: { status: string; items: readonly { readonly id: string }[] } } } =
    await answer.json()
  return data.subscriptionById
}

test('the same change sent to two processes is made once', async () => {
  test.setTimeout(120_000)
  const owner = await newShopper()
  const email = await signUp(owner)
  const id = await subscribe(owner, email, {
    slug: 'oat-honey-soap-bar',
    plan: 'Every month',
    choice: 'Oat & Honey',
  })
  const productId = await getProductId()
  const elsewhere = await newShopper()
  const cookie = `session=${await getToken(owner)}`
  const sendElsewhere = (path: string, data: object) =>
    elsewhere.fetch(`${second.origin}/store-api/${path}`, {
      method: 'POST',
      data,
      headers: { origin: ORIGINS.storefront, cookie },
    })

  /** Sends a change to both processes at once, then again to the second. All three succeed and one mail is sent. */
  const sendTwice = async (path: string, body: object, subject: string) => {
    const before = (await readSubjects(owner, email)).length
    const atOnce = await Promise.all([call(owner, ['POST', path], body), sendElsewhere(path, body)])
    const after = await sendElsewhere(path, body)
    expect([path, ...[...atOnce, after].map((answer) => answer.status())]).toEqual([path, 200, 200, 200])
    const subjects = await readSubjects(owner, email)
    expect(subjects.slice(0, subjects.length - before)).toEqual([subject])
  }

  const edit = { id, quantity: 3, interval: 'monthly', intervalCount: 2 }
  await sendTwice('edit-subscription-plan', edit, 'Your subscription is changed')
  await sendTwice(
    'edit-subscription-product-details',
    { ...edit, quantity: 2 },
    'Your subscription is changed',
  )
  const skip = { id, status: true, resumeAt: SKIPPED_TO }
  await sendTwice('pause-subscription', skip, 'Your subscription is paused')
  expect(await readSubscription(owner, id)).toMatchObject({
    status: 'paused',
    datePauseEnd: SKIPPED_TO,
    quantity: 2,
    billingSchedule: { intervalCount: 2 },
  })
  await sendTwice('pause-subscription', { id, status: false }, 'Your subscription is running again')

  const item = { id, productId, quantity: 1 }
  const added = await Promise.all([
    call(owner, ['POST', 'add-invoice-item'], item),
    sendElsewhere('add-invoice-item', item),
  ])
  expect(added.map((answer) => answer.status())).toEqual([200, 200])
  expect((await sendElsewhere('add-invoice-item', item)).status()).toBe(200)
  const { items } = await readSubscription(owner, id)
  expect(items).toHaveLength(1)
  await sendTwice(
    'delete-invoice-item',
    { id, itemId: items[0]?.id },
    'A product was removed from your subscription',
  )
  await sendTwice('cancel-subscription', { id }, 'Your subscription is cancelled')
  expect(await readSubscription(owner, id)).toMatchObject({ status: 'canceled', items: [] })
})

test('nothing that must stay secret is written to the log, to traces and to reports of failures', async () => {
  const shopper = await newShopper()
  const email = newEmail()
  const secrets: string[] = [email, encodeURIComponent(email)]
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, data: object) => {
    const cookie = (await shopper.storageState()).cookies
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const answer = await shopper.fetch(`${second.origin}/store-api/${path}`, {
      method,
      data,
      headers: { origin: ORIGINS.storefront, cookie },
    })
    const token = await getToken(shopper)
    if (token !== '') secrets.push(token, encodeURIComponent(token))
    return answer.status()
  }
  const passwords = ['sorrel-sesame-1', 'sorrel-sesame-2', 'sorrel-sesame-3', 'sorrel-wrong-4']
  const [password, changed, recovered, wrong] = passwords
  const open = (path: string) => shopper.get(second.origin + path)

  expect(await send('POST', 'sign-up', { email, password, firstName: 'Philippa', lastName: 'Quince' })).toBe(
    200,
  )
  expect(await send('POST', 'login', { email, password: wrong })).toBe(401)
  expect(await send('POST', 'login', { email, password })).toBe(200)
  expect(await send('POST', 'addresses', { ...ADDRESS, address1: '77 Damson Court' })).toBe(200)
  expect(await send('POST', 'cards', { token: 'card_nobody_ever_had_0123456789', isDefault: false })).toBe(
    400,
  )
  expect(await send('POST', 'profile', { [email]: password })).toBe(400)
  expect(await send('POST', 'change-password', { currentPassword: password, password: changed })).toBe(200)
  await open(`/account/login?next=${encodeURIComponent(`/account/profile?who=${email}`)}`)
  await open('/account/profile')
  await open('/account/orders/nothing')
  expect(await send('POST', 'password-recovery', { email })).toBe(200)
  const path = await getMailedPath(shopper, email)
  await open(path)
  expect(await send('POST', 'set-password', { key: path.split('/').at(-1), password: recovered })).toBe(200)
  expect(await send('POST', 'set-password', { key: path.split('/').at(-1), password: recovered })).toBe(401)
  // The checkout's id opens the order to whoever has it.
  expect(await send('PUT', 'cart', { productId: await getProductId(), quantity: 1 })).toBe(200)
  const { data } = (await (await open('/store-api/cart')).json()) as { data: { checkoutId: string } }
  secrets.push(data.checkoutId)
  await open(`/checkout/complete?checkout=${data.checkoutId}`)
  await open('/checkout')
  expect(await send('POST', 'logout', {})).toBe(200)
  expect((await open(`/api/reviews/products/${email}?who=${email}`)).status()).toBeGreaterThanOrEqual(500)

  // What is left is sent at the end.
  await second.stop()
  const log = second.getLog()
  const told = collector.getText()
  const forbidden = [
    ...secrets,
    ...passwords,
    path.split('/').at(-1) ?? '',
    'Philippa',
    'Damson',
    'card_nobody',
  ]
  expect(forbidden.filter((secret) => log.includes(secret))).toEqual([])
  expect(forbidden.filter((secret) => told.includes(secret))).toEqual([])
  expect(log).toContain('/account/set-password/…')
  const names = collector.getSpans().map(({ name }) => name)
  expect(names).toContain('GET /account/set-password/{key}')
  expect(names).toContain('commerce')
  expect(collector.getEnvelopes()).not.toEqual([])
  expect(new Set(secrets).size).toBeGreaterThan(5)
})
