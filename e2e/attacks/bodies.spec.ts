import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask, newAddress } from './ask.ts'
import { readProducts } from './store.ts'
import { countAttack, expect, test } from './test.ts'
import { createCustomer, createVisitor, newEmail, PASSWORD } from './visitor.ts'

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** Bodies of an addition to the cart; `id` is a product's. */
const toBodies = (id: string): readonly string[] => [
  `{"productId":"${id}","quantity":1,"__proto__":{"price":0}}`,
  `{"productId":"${id}","quantity":1,"constructor":{"prototype":{"price":0}}}`,
  `{"productId":"${id}","quantity":1,"price":0}`,
  `{"productId":"${id}","quantity":0}`,
  `{"productId":"${id}","quantity":-1}`,
  `{"productId":"${id}","quantity":1.5}`,
  `{"productId":"${id}","quantity":1e308}`,
  `{"productId":"${id}","quantity":"1"}`,
  `{"productId":"${id}","quantity":null}`,
  `{"productId":["${id}"],"quantity":1}`,
  `{"productId":{"$ne":""},"quantity":1}`,
  `{"productId":"${id}\\u0000","quantity":1}`,
  `{"productId":"${id}","quantity":1,"options":${deep(5000)}}`,
  `{"productId":"${'a'.repeat(9000)}","quantity":1}`,
  deep(9000),
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '\uFEFF{',
  'NaN',
]

test('no body of an addition has an effect that it must not have', async ({ shop }) => {
  const [product] = await readProducts(shop)
  await countAttack('bodies: additions to the cart', async function* () {
    for (const body of toBodies(product?.id ?? '')) {
      const { status, ms } = await ask({
        origin: shop.origin,
        path: '/store-api/cart',
        method: 'PUT',
        from: newAddress(),
        headers: { origin: shop.origin, 'content-type': 'application/json' },
        body,
      })
      const isRefused = [400, 404, 413].includes(status) && ms < 2000
      yield isRefused ? undefined : `${body.slice(0, 60)}: ${status}`
    }
  })
})

test('a NUL in a log-in is refused', async ({ shop }) => {
  const { email } = await createCustomer(shop.origin)
  await countAttack('log-in: characters that no text has', async function* () {
    for (const character of ['\0', '\ud800', '\u202e', '\u001b'])
      for (const body of [
        { email: email + character, password: PASSWORD },
        { email, password: PASSWORD + character },
      ]) {
        const { status } = await createVisitor(shop.origin).send('POST', '/store-api/login', body)
        yield [400, 401].includes(status) ? undefined : `${JSON.stringify(body)}: ${status}`
      }
  })
})

/** Passwords that an attacker tries first. */
const toPasswords = (email: string): readonly string[] => [
  'password',
  '12345678',
  'abcdefgh',
  'qwertyuiop',
  'Password1',
  'Sorrel2026',
  'sorrel123456',
  'aaaaaaaa',
  '        ',
  email,
  email.split('@')[0] ?? '',
  'eve-quincey',
]

test('no password is accepted that is guessed first', async ({ shop }) => {
  await countAttack('sign-up: passwords that are guessed first', async function* () {
    for (const [place, password] of toPasswords('').entries()) {
      const email = newEmail()
      const own = toPasswords(email)[place] ?? password
      const account = { email, password: own, firstName: 'Eve', lastName: 'Quincey' }
      const { status } = await createVisitor(shop.origin).send('POST', '/store-api/sign-up', account)
      yield status === 400 ? undefined : `${own}: ${status}`
    }
  })
})

/** Addresses that the server must not ask on behalf of somebody. */
const toInner = (port: number): readonly string[] => [
  `http://127.0.0.1:${port}/`,
  `http://localhost:${port}/`,
  `http://[::1]:${port}/`,
  `http://0.0.0.0:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f000001:${port}/`,
  `http://127.1:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `https://127.0.0.1:${port}/`,
  `http://user@127.0.0.1:${port}/`,
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
]

test('no address that a caller names is asked by the server', async ({ shop }) => {
  let asked = 0
  const inner = createServer((_, answer) => {
    asked += 1
    answer.end('{}')
  })
  await new Promise<void>((resolve) => {
    inner.listen(0, resolve)
  })
  // It listens on a port, so it has an address.
  const { port } = inner.address() as AddressInfo
  await countAttack('SSRF: agents’ profiles, pictures, media', async function* () {
    for (const url of toInner(port)) {
      const call = {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'search_catalog',
          arguments: { meta: { 'ucp-agent': { profile: url } }, catalog: { query: 'soap' } },
        },
      }
      const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
      const agent = { ...headers, 'ucp-agent': `profile="${url}"` }
      const origin = shop.origin
      const answers = [
        await ask({
          origin,
          path: '/ucp/mcp',
          method: 'POST',
          headers: agent,
          body: JSON.stringify(call),
          from: newAddress(),
        }),
        await ask({ origin, path: `/_image/640/${encodeURIComponent(url)}`, from: newAddress() }),
        await ask({
          origin,
          path: `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`,
          from: newAddress(),
        }),
        await ask({ origin, path: `/cdn/${encodeURIComponent(url)}`, from: newAddress() }),
      ]
      for (const { status } of answers)
        yield asked > 0 || status >= 500 ? `${url}: ${status}, ${asked} asked` : undefined
      asked = 0
    }
  })
  inner.close()
  expect(asked).toBe(0)
})

test('a page of another site does not speak to the agents’ address', async ({ shop }) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  await countAttack('agents: foreign origins', async function* () {
    for (const origin of [
      'https://evil.example',
      'null',
      `${shop.origin}.evil.example`,
      'http://localhost:1',
    ]) {
      const asked = { origin: shop.origin, path: '/ucp/mcp', method: 'POST', body, from: newAddress() }
      const { status } = await ask({ ...asked, headers: { ...headers, origin } })
      yield status === 403 ? undefined : `${origin}: ${status}`
    }
  })
})
