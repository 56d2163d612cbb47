import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper, type Shopper } from '../../test/shopper.ts'
import { vaultTokens } from '../database/commerce-tables.ts'
import { TOKEN_MINUTES } from './routes.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const good = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2029, cvc: '123' }

const vaultAnswer = z.object({
  token: z.string().optional(),
  errors: z.record(z.string(), z.looseObject({ code: z.string() })).optional(),
})

async function send(body: unknown) {
  const response = await sandbox.call('/vault/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: vaultAnswer.loose().parse(await response.json()) }
}

async function signIn(email: string): Promise<Shopper> {
  const shopper = createShopper(sandbox)
  await shopper.run(
    'mutation ($email: String) { loginAccount(email: $email, password: "sorrel-demo") { success } }',
    { email },
  )
  return shopper
}

const ADD =
  'mutation ($token: String) { card: addAccountCard(input: { token: $token }) { id brand last4 expMonth expYear } }'

describe('the vault', () => {
  it('returns a token for a card and stores no number', async () => {
    const { status, answer } = await send(good)
    expect(status).toBe(200)
    expect(answer).toEqual({
      token: expect.stringMatching(/^card_[0-9a-f]{32}$/),
      brand: 'Visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2029,
    })
    const rows = await sandbox.service.db.select().from(vaultTokens)
    expect(JSON.stringify(rows)).not.toContain('4242424242')
    expect(rows.flatMap((row) => Object.values(row))).not.toContain(good.cvc)
  })

  it.each([
    [{ ...good, number: '4242 4242 4242 4241' }, ['number']],
    [{ ...good, number: '4111111111111111' }, ['number']],
    [{ ...good, exp_month: 10, exp_year: 2026 }, ['exp_month']],
    [{ ...good, exp_month: 13 }, ['exp_month']],
    [{ ...good, cvc: '1234' }, ['cvc']],
    [{}, ['number', 'exp_month', 'cvc']],
    ['card', ['number', 'exp_month', 'cvc']],
    [null, ['number', 'exp_month', 'cvc']],
  ])('names the wrong fields of %o', async (body, fields) => {
    const { status, answer } = await send(body)
    expect(status).toBe(400)
    expect(Object.keys(answer.errors ?? {})).toEqual(fields)
  })

  it.each([
    ['4000 0000 0000 0002', 'card_declined'],
    ['4000 0000 0000 0127', 'incorrect_cvc'],
    ['4000 0000 0000 0119', 'processing_error'],
  ])('refuses %s with the code %s', async (number, code) => {
    const { status, answer } = await send({ ...good, number })
    expect(status).toBe(402)
    expect(answer.errors?.gateway).toMatchObject({ code: 'CARD_ERROR', params: { code } })
  })

  it('accepts only the shop’s own pages and key', async () => {
    const asked = await sandbox.call('/vault/tokens', { method: 'POST', headers: { authorization: 'other' } })
    expect(asked.status).toBe(401)
    const preflight = await fetch(`${sandbox.url}/vault/tokens`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  })
})

describe('a card of an account', () => {
  it('is added once by its token; the first card is the default', async () => {
    const shopper = await signIn('new@sorrel.shop')
    const { token } = (await send(good)).answer
    const added = await shopper.run(ADD, { token })
    expect(added.data?.card).toMatchObject({ brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2029 })
    expect((await shopper.run(ADD, { token })).errors?.[0]?.message).toBe(
      'The token is not valid or has expired',
    )
    const { data } = await shopper.run(
      '{ account { billing { accountCardId } cards { results { id last4 } } } }',
    )
    expect(data?.account).toEqual({
      billing: { accountCardId: added.data?.card.id },
      cards: { results: [{ id: added.data?.card.id, last4: '4242' }] },
    })
  })

  it('needs a fresh token and a signed-in customer', async () => {
    const { token } = (await send(good)).answer
    expect((await createShopper(sandbox).run(ADD, { token })).errors?.[0]?.message).toBe(
      'You must be logged in',
    )
    const shopper = await signIn('demo@sorrel.shop')
    const { clock } = sandbox.service
    const now = clock.now()
    clock.set(new Date(now.getTime() + (TOKEN_MINUTES * 60 + 1) * 1000))
    expect((await shopper.run(ADD, { token })).errors?.[0]?.message).toBe(
      'The token is not valid or has expired',
    )
    clock.set(now)
  })
})
