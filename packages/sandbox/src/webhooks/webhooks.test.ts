import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSandbox } from '../../test/sandbox.ts'
import { createShopper } from '../../test/shopper.ts'
import { createClock } from '../clock.ts'
import { createLog } from '../log.ts'
import { getRetryDelayMs, createWebhooks, type StoreEvent } from './webhooks.ts'

interface Got {
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: {
    readonly id: string
    readonly type: string
    readonly data: Readonly<Record<string, unknown>>
    readonly $delivery: { readonly attempts: number; readonly date_first_failed?: string }
  }
}

let receiver: Server
let got: Got[]
let answers: { readonly status: number; readonly body?: string }[]
let url: string

beforeEach(async () => {
  got = []
  answers = []
  receiver = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      got.push({ headers: incoming.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
      const { status, body = '' } = answers.shift() ?? { status: 200 }
      outgoing.writeHead(status).end(body)
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const address = receiver.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/hook`
})
afterEach(() => {
  receiver.closeAllConnections()
  receiver.close()
})

const STOCK: StoreEvent = {
  model: 'products',
  type: 'product.stock_adjusted',
  data: { id: 'p1', stock_level: 2 },
}

function open(options: { readonly disorder?: boolean; readonly scale?: number } = {}) {
  let time = 0
  const config = {
    webhookUrl: url,
    webhookRetryScale: options.scale ?? 0,
    webhookDisorder: options.disorder ?? false,
    logLevel: 'silent',
  } as const
  const webhooks = createWebhooks({ config, clock: createClock(), log: createLog(config), now: () => time })
  return { webhooks, pass: (ms: number) => void (time += ms) }
}

describe('one POST per event, JSON', () => {
  test('`updated` has the id and the changed fields only, `product.stock_adjusted` the levels, `deleted` the whole record', async () => {
    const sandbox = await startSandbox({ WEBHOOK_URL: url })
    const send = (method: string, path: string, body?: unknown) =>
      sandbox.call(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const { id } = await (await send('PATCH', '/admin/products/body-oil', { price: 1111 })).json()
    await sandbox.service.webhooks.settled()
    await sandbox.service.catalogue.setStock({ itemId: id, productId: id, level: 5 })
    await sandbox.service.webhooks.settled()
    await send('PUT', `/admin/stock/${id}`, { level: 3 })
    await sandbox.service.webhooks.settled()
    await send('DELETE', '/admin/products/body-oil')
    await sandbox.service.webhooks.settled()
    const [updated, , adjusted, deleted] = got.map(({ body }) => body)
    expect(updated).toEqual({
      id: expect.stringMatching(/^[\da-f]{24}$/),
      model: 'products',
      type: 'product.updated',
      data: { id, price: 1111, date_updated: expect.any(String) },
      date_created: expect.stringMatching(/^2026-11-21T09:/),
      $type: 'products/product.updated',
      $delivery: { attempts: 1 },
    })
    expect(adjusted).toMatchObject({
      type: 'product.stock_adjusted',
      data: { id, stock_level: 3, prev_stock_level: 5 },
    })
    expect(deleted).toMatchObject({ type: 'product.deleted', data: { id, slug: 'body-oil', price: 1111 } })
    await sandbox.stop()
  })

  test('categories: the whole record of one that comes or goes, the changed fields of one that changes', async () => {
    const sandbox = await startSandbox({ WEBHOOK_URL: url })
    const send = (method: string, path: string, body?: unknown) =>
      sandbox.call(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const name = { en: 'Travel' }
    const { id } = await (await send('POST', '/admin/categories', { slug: 'travel', name })).json()
    await sandbox.service.webhooks.settled()
    await send('PATCH', '/admin/categories/travel', { name: { en: 'For travelling' } })
    await sandbox.service.webhooks.settled()
    await send('DELETE', '/admin/categories/travel')
    await sandbox.service.webhooks.settled()
    await sandbox.stop()
    const [created, updated, deleted] = got.map(({ body }) => body)
    expect(created).toMatchObject({
      model: 'categories',
      type: 'category.created',
      data: { id, slug: 'travel', name: 'Travel' },
    })
    expect(updated).toMatchObject({ type: 'category.updated', data: { id, name: 'For travelling' } })
    expect(updated?.data).not.toHaveProperty('slug')
    expect(deleted).toMatchObject({
      type: 'category.deleted',
      data: { id, slug: 'travel', name: 'For travelling' },
    })
  })

  test('header `Swell-Env: test`, no signature, no secret header, no store id', async () => {
    const { webhooks } = open()
    webhooks.emit(STOCK)
    await webhooks.settled()
    expect(got[0]?.headers['swell-env']).toBe('test')
    expect(
      Object.keys(got[0]?.headers ?? {}).filter((name) => /signature|secret|authorization|store/.test(name)),
    ).toEqual([])
  })

  test('settings, menus and content send no event', async () => {
    const sandbox = await startSandbox({ WEBHOOK_URL: url })
    await sandbox.call('/admin/settings', { method: 'PATCH', body: '{"values":{"a":1}}' })
    await sandbox.call('/admin/pages/about', { method: 'PATCH', body: '{"published":false}' })
    await sandbox.service.webhooks.settled()
    await sandbox.stop()
    expect(got).toEqual([])
  })
})

describe('what shoppers do', () => {
  const EMAIL = 'events@example.com'
  const CHANGE =
    'mutation ($id: String, $input: SwellSubscriptionInput) { updateSubscription(id: $id, input: $input) { id } }'

  test('accounts: the whole record of a new one, changed fields after that, addresses as children', async () => {
    const sandbox = await startSandbox({ WEBHOOK_URL: url })
    const shopper = createShopper(sandbox)
    const input = { email: EMAIL, password: 'sorrel-test-1', firstName: 'Robin' }
    await shopper.run('mutation ($input: SwellAccountInput) { createAccount(input: $input) { email } }', {
      input,
    })
    await shopper.run('mutation { updateAccount(input: { firstName: "Kit" }) { email } }')
    const address = '{ firstName: "Kit", lastName: "F", address1: "1", city: "B", zip: "BS1", country: "GB" }'
    await shopper.run(`mutation { addAccountAddress(input: ${address}) { id } }`)
    await sandbox.service.webhooks.settled()
    await sandbox.stop()
    const [created, updated, added] = got.map(({ body }) => body)
    expect(created).toMatchObject({ type: 'account.created', data: { email: EMAIL, first_name: 'Robin' } })
    expect(JSON.stringify(got)).not.toContain('password')
    expect(updated).toMatchObject({ type: 'account.updated', data: { first_name: 'Kit' } })
    expect(updated?.data).not.toHaveProperty('email')
    expect(added).toMatchObject({ type: 'account.address.created', data: { parent_id: created?.data.id } })
  })

  test('orders and subscriptions: the id alone, with an event of its own for each consequence', async () => {
    const sandbox = await startSandbox({ WEBHOOK_URL: url, SUBSCRIPTION_DELAY_SECONDS: '0' })
    const shopper = createShopper(sandbox)
    await shopper.run(
      'mutation { loginAccount(email: "new@sorrel.shop", password: "sorrel-demo") { success } }',
    )
    await shopper.add('oat-honey-soap-bar', { options: { Scent: 'Oat & Honey' }, plan: 'Every month' })
    expect((await shopper.send({ email: 'new@sorrel.shop' })).status).toBe(303)
    await sandbox.service.webhooks.settled()
    const begun = got.find(({ body }) => body.type === 'subscription.activated')?.body.data
    const placed = got.find(({ body }) => body.type === 'order.submitted')?.body.data
    const { data } = await shopper.run('{ orders { results { number } } }')
    const path = `/admin/orders/${data?.orders.results[0].number}`
    for (const status of ['complete', 'canceled'])
      await sandbox.call(path, { method: 'PATCH', body: JSON.stringify({ status }) })
    for (const input of [{ paused: true }, { paused: false }, { canceled: true, cancelAtEnd: false }])
      await shopper.run(CHANGE, { id: begun?.id, input })
    await sandbox.service.webhooks.settled()
    await sandbox.stop()
    const types = got.map(({ body }) => body.type)
    expect(types).toEqual(expect.arrayContaining(['order.submitted', 'order.paid', 'subscription.activated']))
    const ends = got.filter(({ body }) => /^order\.(?:delivered|canceled)$/.test(body.type))
    expect(ends.map(({ body }) => body.data)).toEqual([placed, placed])
    const course = got.filter(({ body }) => /^subscription\.(?:paused|resumed|canceled)$/.test(body.type))
    expect(new Set(course.map(({ body }) => body.type))).toEqual(
      new Set(['subscription.paused', 'subscription.resumed', 'subscription.canceled']),
    )
    for (const { body } of course) expect(body.data).toEqual(begun)
  })
})

test('carts: one that becomes an order, and one that is left for hours', async () => {
  const sandbox = await startSandbox({ WEBHOOK_URL: url })
  const [buyer, leaver] = [createShopper(sandbox), createShopper(sandbox)]
  for (const shopper of [buyer, leaver]) await shopper.add('dish-soap-block')
  expect((await buyer.send({})).status).toBe(303)
  const now = sandbox.service.clock.now().getTime()
  const wait = (hours: number) => {
    const body = JSON.stringify({ now: new Date(now + hours * 3_600_000).toISOString() })
    return sandbox.call('/admin/clock', { method: 'PUT', body })
  }
  for (const hours of [1, 6, 12]) await wait(hours)
  await sandbox.service.webhooks.settled()
  await sandbox.stop()
  const events = got.filter(({ body }) => body.type.startsWith('cart.'))
  expect(events.map(({ body }) => body.type)).toEqual(['cart.converted', 'cart.abandoned'])
  for (const { body } of events) expect(body.data).toEqual({ id: expect.any(String) })
  expect(events[0]?.body.data).not.toEqual(events[1]?.body.data)
})

test('events repeat and come out of order', async () => {
  const { webhooks } = open({ disorder: true })
  webhooks.emit(STOCK)
  webhooks.emit({ ...STOCK, type: 'product.updated' })
  await webhooks.settled()
  expect(got.map(({ body }) => body.type)).toEqual([
    'product.updated',
    'product.updated',
    'product.stock_adjusted',
    'product.stock_adjusted',
  ])
  expect(new Set(got.map(({ body }) => body.id)).size).toBe(2)
})

describe('retries', () => {
  test('a failure is sent again with the same id, and says how often and since when', async () => {
    answers = [{ status: 500 }, { status: 503 }]
    const { webhooks } = open()
    webhooks.emit(STOCK)
    await webhooks.settled()
    expect(got.map(({ body }) => body.$delivery.attempts)).toEqual([1, 2, 3])
    expect(new Set(got.map(({ body }) => body.id)).size).toBe(1)
    expect(got[2]?.body.$delivery.date_first_failed).toEqual(expect.any(String))
  })

  test('after about 1 min, then 10 min to 3 h, 12 h after every tenth failure', () => {
    const minutes = Array.from({ length: 11 }, (_, index) => getRetryDelayMs(index + 1) / 60_000)
    expect(minutes).toEqual([1, 10, 20, 40, 80, 160, 180, 180, 180, 720, 180])
  })

  test.each([
    ['`410`', { status: 410 }],
    ['a failing status with `"retry": false`', { status: 400, body: '{"retry": false}' }],
  ])('%s ends the retries of one event', async (_name, answer) => {
    answers = [answer]
    const { webhooks } = open()
    webhooks.emit(STOCK)
    await webhooks.settled()
    expect(got).toHaveLength(1)
  })

  test('after 4 days of failures it is switched off', async () => {
    answers = Array.from({ length: 5 }, () => ({ status: 500 }))
    const { webhooks, pass } = open({ scale: 1 })
    webhooks.emit(STOCK)
    await expect.poll(() => got.length).toBe(1)
    expect(webhooks.isEnabled()).toBe(true)
    pass(4 * 86_400_000)
    expect(webhooks.isEnabled()).toBe(false)
    webhooks.emit(STOCK)
    webhooks.close()
    await webhooks.settled()
    expect(got).toHaveLength(1)
  })
})
