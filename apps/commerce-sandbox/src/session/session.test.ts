import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { TEST_CLOCK } from '../../test/seeded-database.ts'
import { createShopper } from '../../test/shopper.ts'
import { sessions } from '../database/commerce-tables.ts'
import { SESSION_DAYS } from './session.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const SESSION = '{ session { accountId cartId currency locale publicKey } }'
const LOGIN = 'mutation { loginAccount(email: "demo@sorrel.shop", password: "sorrel-demo") { success } }'

const askAs = async (token: string | undefined) =>
  (await sandbox.query(SESSION, {}, token === undefined ? {} : { 'x-session': token })).data?.session

describe('a session', () => {
  it('is nobody without a token, and with one that means nothing', async () => {
    const nobody = {
      accountId: null,
      cartId: null,
      currency: 'GBP',
      locale: 'en',
      publicKey: 'pk_sorrel_demo',
    }
    expect(await askAs(undefined)).toEqual(nobody)
    expect(await askAs('made-up')).toEqual(nobody)
    expect(await askAs('x'.repeat(5000))).toEqual(nobody)
  })

  it('is not begun by looking', async () => {
    const shopper = createShopper(sandbox)
    await shopper.run('{ session { accountId } cart { checkoutId } account { email } }')
    expect(shopper.token()).toBeUndefined()
  })

  it('gets a new token at log-in and keeps its cart; the old token is dead', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block')
    const guest = shopper.token()
    const before = await askAs(guest)
    await shopper.run(LOGIN)
    expect(shopper.token()).not.toBe(guest)
    expect((await askAs(guest)).cartId).toBeNull()
    const after = await askAs(shopper.token())
    expect(after.accountId).not.toBeNull()
    expect(after.cartId).toBe(before.cartId)
    expect((await shopper.getCart())?.cart).toMatchObject({
      itemQuantity: 1,
      accountLoggedIn: true,
      guest: false,
    })
  })

  it('is nobody with a new token after log-out; the old token is dead', async () => {
    const shopper = createShopper(sandbox)
    await shopper.run(LOGIN)
    await shopper.add('dish-soap-block')
    const owner = shopper.token()
    const { data } = await shopper.run('mutation { logoutAccount { success } }')
    expect(data?.logoutAccount).toEqual({ success: true })
    expect(shopper.token()).not.toBe(owner)
    expect(await askAs(owner)).toMatchObject({ accountId: null, cartId: null })
    expect(await askAs(shopper.token())).toMatchObject({ accountId: null, cartId: null })
    expect(
      (await shopper.run('{ account { email } orders { count } subscriptions { count } }')).data,
    ).toEqual({
      account: null,
      orders: null,
      subscriptions: null,
    })
  })

  it('remembers currency and language, and the cart follows', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block')
    const { data } = await shopper.run(
      'mutation { updateSession(input: { currency: "usd", locale: "fr" }) { currency locale } }',
    )
    expect(data?.updateSession).toEqual({ currency: 'USD', locale: 'fr' })
    expect((await shopper.getCart())?.cart.currency).toBe('USD')
    const { data: unknown } = await shopper.run(
      'mutation { updateSession(input: { currency: "XXX" }) { currency } }',
    )
    expect(unknown?.updateSession.currency).toBe('GBP')
  })

  it('is kept as a hash only', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block')
    const token = shopper.token() ?? ''
    const count = await sandbox.service.db.$count(sessions, sql`${sessions}::text like ${`%${token}%`}`)
    expect(token).not.toBe('')
    expect(count).toBe(0)
  })

  it(`ends after ${SESSION_DAYS} days`, async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block')
    const day = 86_400_000
    const { clock } = sandbox.service
    clock.set(new Date(Date.parse(TEST_CLOCK) + (SESSION_DAYS - 1) * day))
    expect((await askAs(shopper.token())).cartId).not.toBeNull()
    clock.set(new Date(Date.parse(TEST_CLOCK) + (SESSION_DAYS + 1) * day))
    expect((await askAs(shopper.token())).cartId).toBeNull()
    clock.set(new Date(TEST_CLOCK))
  })
})
