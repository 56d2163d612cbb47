import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper, type Shopper } from '../../test/shopper.ts'

/** Accounts as the hosted service keeps them: docs/commerce-service.md#account. */

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ RESET_ORIGINS: 'https://shop.example' })
})
afterAll(() => sandbox.stop())

const CREATE = 'mutation ($input: SwellAccountInput) { createAccount(input: $input) { email } }'
const UPDATE = `mutation ($input: SwellAccountInput) { updateAccount(input: $input) {
  shipping { accountAddressId city } billing { accountCardId } addresses { results { id city } } cards { results { id } } } }`
const RECOVER = `mutation ($url: String) {
  sendAccountRecovery(email: "demo@sorrel.shop", passwordResetUrl: $url) { success } }`

async function signIn(): Promise<Shopper> {
  const shopper = createShopper(sandbox)
  await shopper.run(
    'mutation { loginAccount(email: "demo@sorrel.shop", password: "sorrel-demo") { success } }',
  )
  return shopper
}

async function readMails(): Promise<readonly { readonly text: string }[]> {
  const answer = await sandbox.call('/outbox', { headers: { accept: 'application/json' } })
  return (await answer.json()).mails
}

describe('an e-mail that is taken', () => {
  it.each([
    ['with a password', { email: 'demo@sorrel.shop', password: 'secret' }],
    ['for the newsletter', { email: 'demo@sorrel.shop', emailOptin: true }],
  ])('is invalid, with the text of one that is wrong: %s', async (_what, input) => {
    const wrong = await createShopper(sandbox).run(CREATE, { input: { ...input, email: 'nobody' } })
    const taken = await createShopper(sandbox).run(CREATE, { input })
    expect(taken.errors?.[0]?.message).toContain('email: { code: "INVALID"')
    expect(taken.errors).toEqual(wrong.errors)
  })
})

it('createAccount is refused while somebody is logged in, with a password or without one', async () => {
  const shopper = await signIn()
  for (const input of [{ password: 'secret' }, { emailOptin: true }]) {
    const { errors } = await shopper.run(CREATE, { input: { email: 'other@example.com', ...input } })
    expect(errors?.[0]?.message).toBe('You must be logged out to create an account')
  }
})

it('wrong passwords end for their caller and account after 25, and for nobody else', async () => {
  const logIn = (email: string, password: string) =>
    createShopper(sandbox).run(
      'mutation ($email: String, $password: String) { loginAccount(email: $email, password: $password) { success } }',
      { email, password },
    )
  const email = 'ada@sorrel.shop'
  for (let index = 0; index < 25; index += 1)
    expect((await logIn(email, 'wrong')).errors?.[0]?.message).toBe('Your account credentials are invalid.')
  expect((await logIn(email, 'wrong')).errors?.[0]?.message).toContain('Too many')
  expect((await logIn(' ADA@sorrel.shop', 'sorrel-demo')).errors?.[0]?.message).toContain('Too many')
  expect((await logIn('demo@sorrel.shop', 'sorrel-demo')).data?.loginAccount).toEqual({ success: true })
})

describe('metadata', () => {
  const WRITE = 'mutation ($input: SwellAccountInput) { updateAccount(input: $input) { metadata } }'

  it('keeps the keys that a write does not name, and replaces those that it names', async () => {
    const shopper = await signIn()
    await shopper.run(WRITE, { input: { metadata: { size: { shoe: 40 }, note: 'a' } } })
    const { data } = await shopper.run(WRITE, { input: { metadata: { note: ['b'] } } })
    expect(data?.updateAccount.metadata).toEqual({ size: { shoe: 40 }, note: ['b'] })
    await shopper.run(WRITE, { input: { firstName: 'Demo' } })
    expect((await (await signIn()).run('{ account { metadata } }')).data?.account.metadata).toEqual({
      size: { shoe: 40 },
      note: ['b'],
    })
  })

  it.each([
    ['a list', ['a']],
    ['a text', 'a'],
    ['too much', { note: 'x'.repeat(70_000) }],
  ])('refuses %s', async (_what, metadata) => {
    const { errors } = await (await signIn()).run(WRITE, { input: { metadata } })
    expect(errors?.[0]?.message).toContain('errors: { metadata: { code: "INVALID"')
  })
})

describe('recovery', () => {
  it('needs an address, in which the key takes the place of {reset_key}', async () => {
    expect((await createShopper(sandbox).run(RECOVER, {})).errors?.[0]?.message).toContain('passwordResetUrl')
    await createShopper(sandbox).run(RECOVER, { url: 'https://shop.example/set/{reset_key}?a=1' })
    expect((await readMails())[0]?.text).toMatch(/https:\/\/shop\.example\/set\/[\w-]{43}\?a=1/)
  })

  it('mails no link to an address that is not of the shop', async () => {
    const before = (await readMails()).length
    for (const url of [
      'https://evil.example/{reset_key}',
      'https://shop.example.evil.example/{reset_key}',
      'https://shop.example@evil.example/{reset_key}',
      'http://shop.example/{reset_key}',
      'https://{reset_key}.evil.example/',
    ])
      expect((await createShopper(sandbox).run(RECOVER, { url })).errors).toHaveLength(1)
    expect(await readMails()).toHaveLength(before)
  })

  it('is cancelled by a newer request, and using its key does not log in', async () => {
    const keys: string[] = []
    for (const _time of [1, 2]) {
      await createShopper(sandbox).run(RECOVER, { url: 'https://shop.example/set/{reset_key}' })
      keys.push(/\/set\/([\w-]{43})/.exec((await readMails())[0]?.text ?? '')?.[1] ?? '')
    }
    const use = `mutation ($key: String) { recoverAccount(passwordResetKey: $key, password: "sorrel-demo") { success } }`
    const shopper = createShopper(sandbox)
    expect((await shopper.run(use, { key: keys[0] })).errors).toHaveLength(1)
    expect((await shopper.run(use, { key: keys[1] })).data?.recoverAccount).toEqual({ success: true })
    expect((await shopper.run('{ account { email } }')).data?.account).toBeNull()
  })
})

describe('defaults', () => {
  const address = { firstName: 'Ada', lastName: 'Byron', address1: '1 Mill Lane', zip: 'LS1', country: 'GB' }

  it('a new address is not the default one; writing account.shipping sets it and saves the address', async () => {
    const shopper = await signIn()
    const before = (await shopper.run(UPDATE, { input: {} })).data?.updateAccount
    const add = 'mutation ($input: SwellAccountAddressInput) { addAccountAddress(input: $input) { id } }'
    await shopper.run(add, { input: { ...address, city: 'Leeds' } })
    const added = (await shopper.run(UPDATE, { input: {} })).data?.updateAccount
    expect(added.shipping).toEqual(before.shipping)
    const shipping = { ...address, city: 'York' }
    const written = (await shopper.run(UPDATE, { input: { shipping } })).data?.updateAccount
    expect(written.shipping.city).toBe('York')
    expect(written.addresses.results).toContainEqual({ id: written.shipping.accountAddressId, city: 'York' })
  })

  it('the default card is billing.accountCardId', async () => {
    const shopper = await signIn()
    const { cards } = (await shopper.run(UPDATE, { input: {} })).data?.updateAccount ?? {}
    const accountCardId = cards.results.at(-1).id
    const { data } = await shopper.run(UPDATE, { input: { billing: { accountCardId } } })
    expect(data?.updateAccount.billing).toEqual({ accountCardId })
  })
})

describe('a stranger', () => {
  it.each([
    '{ orders { count } }',
    '{ subscriptions { count } }',
    '{ orderById(id: "x") { id } }',
    '{ subscriptionById(id: "x") { id } }',
    'mutation { deleteAccountAddress(addressId: "x") { id } }',
  ])('is refused what belongs to an account with UNAUTHORIZED: %s', async (document) => {
    const { errors } = await createShopper(sandbox).run(document)
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
  })

  it('has the account null', async () => {
    expect((await createShopper(sandbox).run('{ account { email } }')).data).toEqual({ account: null })
  })
})
