import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http'
import { createWebhookReader } from '@sorrel/contracts/http/webhook'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper } from '../../test/shopper.ts'
import { createLog } from '../log.ts'
import { createStorefront } from '../store/storefront.ts'

const SECRET = 'a-secret-of-sixteen-or-more'

interface Call {
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const readWebhook = createWebhookReader({ secrets: [SECRET] })

async function isSigned({ headers, body }: Call): Promise<boolean> {
  const given = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  return (await readWebhook({ headers: given, body })) !== undefined
}

const calls: Call[] = []
let receiver: Server
let sandbox: Sandbox
beforeAll(async () => {
  receiver = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { url, headers } = incoming
      calls.push({ url, headers, body: Buffer.concat(chunks).toString() })
      outgoing.end('{}')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const address = receiver.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  sandbox = await startSandbox({ STOREFRONT_URL: `http://127.0.0.1:${port}`, REVALIDATE_SECRET: SECRET })
})
afterAll(async () => {
  await sandbox.stop()
  receiver.close()
})
beforeEach(async () => {
  await sandbox.service.storefront.settled()
  calls.length = 0
})

const send = (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  sandbox.call(path, { method, headers, body: JSON.stringify(body) })

async function getTags(): Promise<string[]> {
  await sandbox.service.storefront.settled()
  return calls.flatMap(({ body }) => JSON.parse(body).tags)
}

describe('changes are made and announced', () => {
  test('a product is found under its new slug only, and both pages are announced', async () => {
    const move = (from: string, to: string) => send('PATCH', `/admin/products/${from}`, { slug: to })
    expect((await move('body-oil', 'soy-candle')).status).toBe(409)
    expect((await move('body-oil', '../x')).status).toBe(400)
    expect((await move('body-oil', 'dry-oil')).status).toBe(200)
    const { data } = await sandbox.query(
      '{ old: productBySlug(slug: "body-oil") { slug } new: productBySlug(slug: "dry-oil") { slug } }',
    )
    expect(data).toEqual({ old: null, new: { slug: 'dry-oil' } })
    expect(await getTags()).toEqual(expect.arrayContaining(['product:body-oil', 'product:dry-oil']))
    expect((await move('dry-oil', 'body-oil')).status).toBe(200)
  })

  test('a content page whose slug changes leaves a redirect, also after a second change', async () => {
    const move = async (from: string, to: string) => {
      expect((await send('PATCH', `/admin/pages/${from}`, { slug: to })).status).toBe(200)
      const { data } = await sandbox.query('{ storeSettings { values } }')
      return data?.storeSettings.values.redirects
    }
    expect((await send('PATCH', '/admin/pages/returns', { slug: 'about' })).status).toBe(409)
    expect(await move('returns', 'sending-back')).toEqual([{ from: '/returns', to: '/sending-back' }])
    expect(await getTags()).toEqual(expect.arrayContaining(['page:returns', 'settings']))
    expect(await move('sending-back', 'returns')).toEqual([{ from: '/sending-back', to: '/returns' }])
  })

  test('a product', async () => {
    const answer = await send('PATCH', '/admin/products/soy-candle', {
      price: 1234,
      content: { showStockLevels: false },
    })
    expect(answer.status).toBe(200)
    const { data } = await sandbox.query(
      '{ productBySlug(slug: "soy-candle") { price categories { slug } content { showStockLevels } } }',
    )
    expect(data?.productBySlug).toMatchObject({ price: 12.34, content: { showStockLevels: false } })
    const categories = data?.productBySlug.categories.map(({ slug }: { slug: string }) => `list:${slug}`)
    expect(await getTags()).toEqual(['product:soy-candle', ...categories])
  })

  test('a field that is removed', async () => {
    await send('PATCH', '/admin/products/soy-candle', { sale: true, origPrice: 2000 })
    const read = async () =>
      (await sandbox.query('{ productBySlug(slug: "soy-candle") { sale origPrice } }')).data?.productBySlug
    expect(await read()).toEqual({ sale: true, origPrice: 20 })
    await send('PATCH', '/admin/products/soy-candle', { sale: false, origPrice: null })
    expect(await read()).toEqual({ sale: false, origPrice: null })
  })

  test('stock, by product or by variant', async () => {
    const { productBySlug, products } = await sandbox.service.catalogue.getSnapshot()
    const product = products.find(({ stockTracking, variants }) => stockTracking && variants.length > 0)
    const variant = product?.variants[0]
    expect((await send('PUT', `/admin/stock/${variant?.id}`, { level: 77 })).status).toBe(200)
    const { data } = await sandbox.query(
      `{ productById(id: "${product?.id}") { variants { results { id stockLevel } } } }`,
    )
    expect(data?.productById.variants.results).toContainEqual({ id: variant?.id, stockLevel: 77 })
    expect(await getTags()).toContain(`product:${product?.slug}`)
    expect((await send('PUT', '/admin/stock/nothing', { level: 1 })).status).toBe(404)
    expect(
      (await send('PUT', `/admin/stock/${productBySlug.get('soy-candle')?.id}`, { level: -1 })).status,
    ).toBe(400)
  })

  test('an order that is delivered has a parcel; one that is canceled needs none', async () => {
    const shopper = createShopper(sandbox)
    await shopper.run(
      'mutation { loginAccount(email: "demo@sorrel.shop", password: "sorrel-demo") { success } }',
    )
    const read = async (): Promise<readonly { id: string; number: string; status: string }[]> => {
      const { data } = await shopper.run(
        '{ orders(limit: 100) { results { id number status delivered shipments { results { number } } } } }',
      )
      return data?.orders.results
    }
    const find = async (wanted: string) => {
      const found = (await read()).find(({ status }) => status === wanted)
      return { id: found?.id ?? '', number: found?.number ?? '' }
    }
    const [one, other] = [await find('pending'), await find('delivery_pending')]
    const end = async (number: string, status: string) =>
      (await send('PATCH', `/admin/orders/${number}`, { status })).status
    expect(await end(one.number, 'complete')).toBe(200)
    expect(await end(other.number, 'canceled')).toBe(200)
    expect(await end('none', 'complete')).toBe(404)
    expect(await end(one.number, 'lost')).toBe(400)
    expect(await read()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: one.id, delivered: true, shipments: { results: [expect.anything()] } }),
        expect.objectContaining({ id: other.id, status: 'canceled', delivered: false }),
      ]),
    )
    await sandbox.service.storefront.settled()
    expect(calls.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/api/reviews/requests', { kind: 'delivered', orderId: one.id }],
      ['/api/reviews/requests', { kind: 'canceled', orderId: other.id }],
    ])
  })

  test('settings, field by field', async () => {
    await send('PATCH', '/admin/settings', {
      values: { header: { announcement_text: 'Closed today' }, colors: { accent: '#000000' } },
    })
    const { data } = await sandbox.query('{ storeSettings { values } }')
    expect(data?.storeSettings.values).toMatchObject({
      header: { announcementText: 'Closed today', hideOnScroll: true },
      colors: { accent: '#000000', primary: '#1F2D27' },
    })
    expect(await getTags()).toEqual(['settings'])
  })

  test('a menu', async () => {
    await send('PUT', '/admin/menus/footer-secondary', { items: [{ type: 'home', name: 'Start' }] })
    const { data } = await sandbox.query('{ menuSettings { sections { id items } } }')
    expect(data?.menuSettings.sections).toContainEqual({
      id: 'footer-secondary',
      items: [{ type: 'home', name: 'Start' }],
    })
    expect(await getTags()).toEqual(['menus'])
  })

  test('a page', async () => {
    await send('PATCH', '/admin/pages/home', { name: { en: 'Hello', fr: 'Bonjour', de: 'Hallo' } })
    expect(await (await sandbox.call('/api/content/pages/home')).json()).toMatchObject({ name: 'Hello' })
    expect(await getTags()).toEqual(['page:home'])
  })

  test('the clock', async () => {
    await send('PUT', '/admin/clock', { now: '2027-02-03T04:05:06Z' })
    expect(sandbox.service.clock.now().toISOString()).toMatch(/^2027-02-03T04:05:0/)
  })
})

test('an announcement is signed as Standard Webhooks says', async () => {
  await send('PATCH', '/admin/settings', { values: {} })
  await sandbox.service.storefront.settled()
  expect(calls.map(({ url }) => url)).toEqual(['/api/revalidate'])
  for (const call of calls) expect(await isSigned(call)).toBe(true)
})

test('many tags are announced in calls of at most fifty, each tag once, and each call a message of its own', async () => {
  const tags = Array.from({ length: 120 }, (_, index) => `product:p${index % 110}`)
  sandbox.service.storefront.revalidate(tags)
  sandbox.service.storefront.revalidate(['settings'])
  expect((await getTags()).toSorted()).toEqual([...new Set(tags), 'settings'].toSorted())
  expect(calls.map(({ body }) => JSON.parse(body).tags.length).toSorted((a, b) => a - b)).toEqual([
    1, 10, 50, 50,
  ])
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(4)
})

describe('the catalogue index', () => {
  const ofIndex: Call[] = []
  let index: Server
  let indexed: Sandbox
  beforeAll(async () => {
    index = createServer((incoming, outgoing) => {
      incoming.setEncoding('utf8')
      let body = ''
      incoming.on('data', (chunk: string) => {
        body += chunk
      })
      incoming.on('end', () => {
        const { url, headers } = incoming
        ofIndex.push({ url, headers, body })
        outgoing.end('{}')
      })
    })
    await new Promise<void>((resolve) => index.listen(0, '127.0.0.1', resolve))
    const address = index.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    indexed = await startSandbox({
      STOREFRONT_URL: 'http://127.0.0.1:9',
      CATALOG_API_URL: `http://127.0.0.1:${port}`,
      REVALIDATE_SECRET: SECRET,
    })
  })
  afterAll(async () => {
    await indexed.stop()
    index.close()
  })

  test('is told the ids of changed and deleted products and of categories with new slugs, by signed calls', async () => {
    const change = (method: string, path: string, body: unknown = {}) =>
      indexed.call(path, { method, body: JSON.stringify(body) })
    const { productBySlug } = await indexed.service.catalogue.getSnapshot()
    const { id } = productBySlug.get('soy-candle') ?? {}
    expect((await change('PATCH', '/admin/settings', { values: {} })).status).toBe(200)
    expect((await change('PATCH', '/admin/products/soy-candle', { price: 990 })).status).toBe(200)
    expect((await change('DELETE', '/admin/products/soy-candle')).status).toBe(200)
    expect((await change('DELETE', '/admin/products/soy-candle')).status).toBe(404)
    expect((await change('PATCH', '/admin/categories/gifts', { slug: 'presents' })).status).toBe(200)
    await indexed.service.storefront.settled()
    expect(ofIndex.map(({ url, body }) => [url, body])).toEqual([
      ['/api/catalog/changes', JSON.stringify({ ids: [id] })],
      ['/api/catalog/changes', JSON.stringify({ ids: [id] })],
      ['/api/catalog/changes', JSON.stringify({ all: true })],
    ])
    for (const call of ofIndex) expect(await isSigned(call)).toBe(true)
    const { data } = await indexed.query('{ productBySlug(slug: "soy-candle") { id } }')
    expect(data).toEqual({ productBySlug: null })
  })
})

describe('who may change things', () => {
  test('a web page may not, even on this machine', async () => {
    expect(
      (await send('PATCH', '/admin/settings', { values: {} }, { origin: 'http://localhost:3000' })).status,
    ).toBe(403)
    expect(await getTags()).toEqual([])
  })

  test('a name of somebody else that leads here may not, so that no web page reads the mails', async () => {
    const readAs = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const url = `${sandbox.url}/outbox`
        get(url, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).once('error', reject)
      })
    expect(await readAs('evil.example')).toBe(401)
    expect(await readAs('localhost.evil.example:4000')).toBe(401)
    for (const host of ['localhost:4000', '127.0.0.1', '[::1]:4000']) expect(await readAs(host)).toBe(200)
  })

  test('an invalid body changes nothing', async () => {
    for (const body of [{ price: -1 }, { price: '12' }, { slug: '../other' }, { stockLevel: 3 }, 'text'])
      expect((await send('PATCH', '/admin/products/soy-candle', body)).status).toBe(400)
    expect((await send('PATCH', '/admin/products/nothing', { price: 1 })).status).toBe(404)
    expect(await getTags()).toEqual([])
  })

  test('with a token set, only callers that send it as bearer token or as password', async () => {
    const guarded = await startSandbox({ ADMIN_TOKEN: 'a-token-of-sixteen-or-more' })
    const put = (authorization: string) =>
      guarded.call('/admin/clock', {
        method: 'PUT',
        headers: { authorization },
        body: '{"now":"2027-01-01T00:00:00Z"}',
      })
    expect((await put('Bearer wrong')).status).toBe(401)
    expect((await put('')).status).toBe(401)
    expect((await put('Bearer a-token-of-sixteen-or-more')).status).toBe(200)
    const toBasic = (token: string) => `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`
    expect((await put('')).headers.get('www-authenticate')).toContain('Basic')
    expect((await put(toBasic('wrong'))).status).toBe(401)
    expect((await put(toBasic('a-token-of-sixteen-or-more'))).status).toBe(200)
    await guarded.stop()
  })
})

test('a storefront that cannot be reached is only logged', async () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'warn' }, { write: (line) => lines.push(line) })
  const storefront = createStorefront({
    config: {
      storefrontUrl: 'http://127.0.0.1:9',
      catalogUrl: undefined,
      revalidateSecrets: [SECRET],
      webhookUrl: undefined,
    },
    log,
  })
  storefront.revalidate(['settings'])
  await storefront.settled()
  expect(lines.join('')).toContain('could not announce a change')
  expect(lines.join('')).not.toContain(SECRET)
})
