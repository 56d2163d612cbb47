import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { TEST_CLOCK } from '../../test/seeded-database.ts'
import { createShopper } from '../../test/shopper.ts'
import { sessions } from '../database/commerce-tables.ts'
import { SESSION_DAYS } from './session.ts'
import { createSessionToken } from './token.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const SESSION = '{ session { accountId cartId currency locale publicKey } }'

const askAs = async (token: string | undefined) =>
  (await sandbox.query(SESSION, {}, token === undefined ? {} : { 'x-session': token })).data?.session

describe('a session', () => {
  it('is anonymous without a token and with an unknown one', async () => {
    const nobody = {
      accountId: null,
      cartId: null,
      currency: 'GBP',
      locale: 'en',
      publicKey: 'pk_sorrel_demo',
    }
    expect(await askAs(undefined)).toEqual(nobody)
    expect(await askAs(createSessionToken())).toEqual(nobody)
  })

  it('saves currency and language, and the cart uses them', async () => {
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

  it('is stored as a hash only', async () => {
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
