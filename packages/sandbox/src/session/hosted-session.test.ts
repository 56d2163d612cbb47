import { afterAll, beforeAll, expect, it } from 'vitest'
import { PUBLIC_KEY, type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper } from '../../test/shopper.ts'

/** The session token as the hosted service treats it: docs/commerce-service.md#sessions. */

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const LOGIN = 'mutation { loginAccount(email: "demo@sorrel.shop", password: "sorrel-demo") { success } }'

const post = (query: string, token: string) =>
  sandbox.call('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session': token },
    body: JSON.stringify({ query }),
  })

async function getToken(): Promise<string> {
  const shopper = createShopper(sandbox)
  await shopper.run(LOGIN)
  return shopper.token() ?? ''
}

it('a token comes with the answer to any call that had none, reads included, and contains a colon', async () => {
  const graphql = await sandbox.query('{ session { accountId } }')
  const rest = await sandbox.call('/api/settings', { headers: { authorization: PUBLIC_KEY } })
  expect(graphql.session).toMatch(/^[^%]+:[^%]+$/)
  expect(rest.headers.get('x-session')).toMatch(/^[^%]+:[^%]+$/)
})

it('a new token comes with what it stands for: first item, log-in, log-out, currency', async () => {
  const shopper = createShopper(sandbox)
  const seen = [await shopper.run('{ session { accountId } }').then(() => shopper.token())]
  await shopper.add('dish-soap-block')
  seen.push(shopper.token())
  for (const change of [
    LOGIN,
    'mutation { updateSession(input: { currency: "USD" }) { currency } }',
    'mutation { logoutAccount { success } }',
  ]) {
    await shopper.run(change)
    seen.push(shopper.token())
  }
  expect(new Set(seen).size).toBe(5)
  expect((await shopper.run('{ cart { itemQuantity } }')).session).toBeNull()
})

it('a percent-encoded token reads as a stranger, and a write answers 500', async () => {
  const encoded = encodeURIComponent(await getToken())
  const read = await post('{ account { email } session { accountId } }', encoded)
  expect([read.status, read.headers.get('x-session')]).toEqual([200, null])
  expect(await read.json()).toMatchObject({ data: { account: null, session: { accountId: null } } })
  expect(
    (await post('mutation { updateSession(input: { currency: "USD" }) { currency } }', encoded)).status,
  ).toBe(500)
})

it('a token that was cut short is refused by every call: 400, and none is sent instead', async () => {
  const cut = (await getToken()).slice(0, -3)
  const rest = await sandbox.call('/api/settings', { headers: { 'x-session': cut } })
  const graphql = await post('{ session { accountId } }', cut)
  expect([rest.status, graphql.status]).toEqual([400, 400])
  expect(graphql.headers.get('x-session')).toBeNull()
})

it('logging out does not revoke older tokens: a copy still reads the account', async () => {
  const shopper = createShopper(sandbox)
  await shopper.run(LOGIN)
  const copy = shopper.token() ?? ''
  await shopper.run('mutation { logoutAccount { success } }')
  expect((await shopper.run('{ account { email } }')).data?.account).toBeNull()
  const read = await post('{ account { email } }', copy)
  expect(await read.json()).toMatchObject({ data: { account: { email: 'demo@sorrel.shop' } } })
})
