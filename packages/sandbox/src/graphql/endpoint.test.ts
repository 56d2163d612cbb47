import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PUBLIC_KEY, type Sandbox, startSandbox } from '../../test/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ FAULTS: '1' })
})
afterAll(() => sandbox.stop())

function post(path: string, query: string, headers: Readonly<Record<string, string>> = {}) {
  const init = { 'content-type': 'application/json', ...headers }
  return sandbox.call(path, { method: 'POST', headers: init, body: JSON.stringify({ query }) })
}

const HOME = '{ storeSettings { store { homePage } } }'

test.each(['/graphql/v2', '/graphql'])(
  'GraphQL lives at /graphql/v2, and at the deprecated bare path: %s',
  async (path) => {
    const answer = await post(path, HOME)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ data: { storeSettings: { store: { homePage: 'home' } } } })
  },
)

test('nothing else below /graphql answers', async () => {
  expect((await post('/graphql/v3', HOME)).status).toBe(404)
})

test('fault switches meet an operation at both paths', async () => {
  const faults = [{ operation: 'GetHome', kind: 'status', status: 503 }]
  await sandbox.call('/faults', { method: 'PUT', body: JSON.stringify({ faults }) })
  for (const path of ['/graphql/v2', '/graphql'])
    expect((await post(path, `query GetHome ${HOME}`)).status).toBe(503)
  await sandbox.call('/faults', { method: 'DELETE' })
})

test('the schema can be read: introspection is not refused for its depth', async () => {
  const { data } = await sandbox.query(getIntrospectionQuery())
  expect(data?.__schema.types.length).toBeGreaterThan(100)
})

test('an operation that asks for a list under many names is refused', async () => {
  const ask = (lists: number) => {
    const names = Array.from({ length: lists }, (_, index) => `a${index}: products(limit: 100) { ...P }`)
    return `{ ${names.join(' ')} } fragment P on SwellProducts { results { id name slug } }`
  }
  expect((await sandbox.query(ask(3))).errors).toBeUndefined()
  expect((await sandbox.query(ask(500))).errors?.[0]?.message).toContain('more than 1500 fields')
})

describe('`Authorization` is the bare public key', () => {
  const basic = `Basic ${Buffer.from(PUBLIC_KEY).toString('base64')}`

  test.each([
    ['the `Basic …` form', basic],
    ['no key', ''],
    ['another key', 'pk_other'],
    ['another scheme', `Bearer ${PUBLIC_KEY}`],
  ])('%s answers status 200 with an `AUTHENTICATION` error on every field', async (_name, authorization) => {
    const query =
      '{ session { publicKey } ...Rest } fragment Rest on Query { all: products { count } cart { checkoutId } }'
    const answer = await post('/graphql/v2', query, { authorization })
    expect(answer.status).toBe(200)
    const refusal = (name: string) => ({ path: [name], extensions: { code: 'AUTHENTICATION' } })
    expect(await answer.json()).toMatchObject({
      data: { session: null, all: null, cart: null },
      errors: ['session', 'all', 'cart'].map(refusal),
    })
  })

  test('REST takes `Basic base64(key)`', async () => {
    expect((await sandbox.call('/api/settings', { headers: { authorization: basic } })).status).toBe(200)
  })
})

test('a refused field is `null` under `data` with the reason under `errors`, status 200', async () => {
  const answer = await post(
    '/graphql/v2',
    '{ products(limit: 1001) { count } menuSettings { sections { id } } }',
  )
  expect(answer.status).toBe(200)
  const json = await answer.json()
  expect(json).toMatchObject({ data: { products: null }, errors: [{ path: ['products'] }] })
  expect(json.data.menuSettings.sections).not.toHaveLength(0)
})
