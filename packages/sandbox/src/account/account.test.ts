import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper } from '../../test/shopper.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const CREATE =
  'mutation ($input: SwellAccountInput) { createAccount(input: $input) { name email emailOptin } }'
const LOGIN =
  'mutation ($email: String, $password: String) { loginAccount(email: $email, password: $password) { success } }'
const demo = { email: 'demo@sorrel.shop', password: 'sorrel-demo' }

async function signIn(email = demo.email) {
  const shopper = createShopper(sandbox)
  await shopper.run(LOGIN, { ...demo, email })
  return shopper
}

describe('signing up', () => {
  it('makes an account and signs in with a new token', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add('dish-soap-block')
    const guest = shopper.token()
    const input = {
      email: ' Ada@Example.com '.trim(),
      password: 'secret',
      firstName: 'Ada',
      lastName: 'Byron',
    }
    const { data } = await shopper.run(CREATE, { input })
    expect(data?.createAccount).toEqual({ name: 'Ada Byron', email: 'ada@example.com', emailOptin: false })
    expect(shopper.token()).not.toBe(guest)
    expect((await shopper.run('{ account { email } cart { itemQuantity } }')).data).toEqual({
      account: { email: 'ada@example.com' },
      cart: { itemQuantity: 1 },
    })
  })

  it.each([
    [{ email: 'DEMO@sorrel.shop', password: 'secret' }, 'Invalid email address'],
    [{ email: 'no-mail', password: 'secret' }, 'Invalid email address'],
    [{ email: 'short@example.com', password: '12345' }, 'at least 6 characters'],
    [{ password: 'secret' }, 'code: "REQUIRED"'],
  ])('refuses %o', async (input, text) => {
    const { data, errors } = await createShopper(sandbox).run(CREATE, { input })
    expect(data?.createAccount).toBeNull()
    expect(errors?.[0]?.message).toContain('code: "INVALID"')
    expect(errors?.[0]?.message).toContain(text)
  })

  it('is possible only for visitors', async () => {
    const shopper = await signIn()
    const { errors } = await shopper.run(CREATE, {
      input: { email: 'other@example.com', password: 'secret' },
    })
    expect(errors?.[0]?.message).toBe('You must be logged out to create an account')
  })
})

describe('the newsletter', () => {
  it('is an account without a password, which is not signed in', async () => {
    const shopper = createShopper(sandbox)
    const input = { email: 'reader@example.com', emailOptin: true }
    const { data } = await shopper.run(CREATE, { input })
    expect(data?.createAccount).toMatchObject({ email: 'reader@example.com', emailOptin: true })
    expect((await shopper.run('{ account { email } }')).data?.account).toBeNull()
    const login = await createShopper(sandbox).run(LOGIN, { email: input.email, password: '' })
    expect(login.errors?.[0]?.message).toBe('Your account credentials are invalid.')
  })
})

describe('logging in', () => {
  it.each([
    ['demo@sorrel.shop', 'wrong'],
    ['nobody@sorrel.shop', 'sorrel-demo'],
    ['', ''],
  ])('as %s with %s is refused with the same text', async (email, password) => {
    const shopper = createShopper(sandbox)
    const { data, errors } = await shopper.run(LOGIN, { email, password })
    expect(data?.loginAccount).toBeNull()
    expect(errors?.[0]?.message).toBe('Your account credentials are invalid.')
    expect((await shopper.run('{ session { accountId } }')).data?.session.accountId).toBeNull()
  })

  it('ignores upper and lower case in the address', async () => {
    expect(
      (await createShopper(sandbox).run(LOGIN, { ...demo, email: 'Demo@Sorrel.SHOP' })).data?.loginAccount,
    ).toEqual({
      success: true,
    })
  })
})

describe('addresses and cards', () => {
  it('are listed and the default ones marked', async () => {
    const shopper = await signIn()
    const { data } = await shopper.run(
      '{ account { name group addresses { count results { id city } } cards { count results { brand last4 expMonth expYear } } shipping { accountAddressId city } billing { accountCardId card { last4 } } } }',
    )
    expect(data?.account).toMatchObject({
      name: 'Emily Hart',
      group: null,
      addresses: { count: 2 },
      cards: { count: 2 },
    })
    expect(data?.account.shipping).toEqual({
      accountAddressId: data?.account.addresses.results[0].id,
      city: 'Bristol',
    })
    expect(data?.account.billing.card.last4).toBe('4242')
  })

  it('can be added, changed, made the default and removed', async () => {
    const shopper = await signIn('new@sorrel.shop')
    const input = { name: 'Noah van Reed', address1: '9 Quay', city: 'Hull', zip: 'HU1 1AA', country: 'gb' }
    const added = await shopper.run(
      'mutation ($input: SwellAccountAddressInput) { a: addAccountAddress(input: $input) { id firstName lastName country state } }',
      { input },
    )
    expect(added.data?.a).toMatchObject({
      firstName: 'Noah',
      lastName: 'van Reed',
      country: 'GB',
      state: null,
    })
    const id = added.data?.a.id
    const changed = await shopper.run(
      'mutation ($id: String) { a: updateAccountAddress(addressId: $id, input: { city: "York", address2: "Flat 1" }) { city zip address2 } }',
      { id },
    )
    expect(changed.data?.a).toEqual({ city: 'York', zip: 'HU1 1AA', address2: 'Flat 1' })
    await shopper.run(
      'mutation ($id: ID) { updateAccount(input: { shipping: { accountAddressId: $id } }) { email } }',
      { id },
    )
    expect((await shopper.run('{ account { shipping { city } } }')).data?.account.shipping).toEqual({
      city: 'York',
    })
    const gone = await shopper.run(
      'mutation ($id: String) { a: deleteAccountAddress(addressId: $id) { id } }',
      { id },
    )
    expect(gone.data?.a).toEqual({ id })
    expect(
      (await shopper.run('{ account { shipping { city } addresses { count } } }')).data?.account,
    ).toEqual({
      shipping: null,
      addresses: { count: 0 },
    })
  })

  it.each([
    ['zip is required', { firstName: 'A', lastName: 'B', address1: 'C', city: 'D', country: 'GB' }],
    [
      'country must be a two-letter code',
      { firstName: 'A', lastName: 'B', address1: 'C', city: 'D', zip: 'E', country: 'GBR' },
    ],
  ])('are refused with the reason: %s', async (message, input) => {
    const shopper = await signIn()
    const { errors } = await shopper.run(
      'mutation ($input: SwellAccountAddressInput) { addAccountAddress(input: $input) { id } }',
      { input },
    )
    expect(errors?.[0]?.message).toBe(message)
  })

  it('of another account are treated as missing', async () => {
    const owner = await signIn()
    const { data } = await owner.run('{ account { addresses { results { id } } cards { results { id } } } }')
    const ids = { address: data?.account.addresses.results[0].id, card: data?.account.cards.results[0].id }
    const other = await signIn('new@sorrel.shop')
    const tries = [
      'mutation ($address: String) { updateAccountAddress(addressId: $address, input: { city: "X" }) { id } }',
      'mutation ($address: String) { deleteAccountAddress(addressId: $address) { id } }',
      'mutation ($card: String) { updateAccountCard(cardId: $card, input: { expYear: 2040 }) { id } }',
      'mutation ($card: String) { deleteAccountCard(cardId: $card) { id } }',
      'mutation ($address: ID) { updateAccount(input: { shipping: { accountAddressId: $address } }) { email } }',
      'mutation ($card: ID) { updateAccount(input: { billing: { accountCardId: $card } }) { email } }',
    ]
    for (const document of tries) {
      const variables = document.includes('$address') ? { address: ids.address } : { card: ids.card }
      const { errors } = await other.run(document, variables)
      expect(errors?.[0]?.message).toMatch(/Unknown|Must be an? (address|card) of the account/)
    }
    expect((await owner.run('{ account { addresses { count } cards { count } } }')).data?.account).toEqual({
      addresses: { count: 2 },
      cards: { count: 2 },
    })
  })

  it('are not available to a visitor', async () => {
    const { errors } = await createShopper(sandbox).run(
      'mutation { deleteAccountAddress(addressId: "x") { id } }',
    )
    expect(errors?.[0]).toMatchObject({
      message: 'You must be logged in',
      extensions: { code: 'UNAUTHORIZED' },
    })
  })
})

describe('a new password', () => {
  it('ends every other session of the account', async () => {
    const input = { email: 'switch@example.com', password: 'first-one' }
    const [here, there] = [createShopper(sandbox), createShopper(sandbox)]
    await here.run(CREATE, { input })
    await there.run(LOGIN, input)
    const old = here.token()
    await here.run('mutation { updateAccount(input: { password: "second-one" }) { email } }')
    expect(here.token()).not.toBe(old)
    expect((await here.run('{ account { email } }')).data?.account).toEqual({ email: input.email })
    expect((await there.run('{ account { email } }')).data?.account).toBeNull()
    expect((await createShopper(sandbox).run(LOGIN, input)).errors).toHaveLength(1)
  })

  it('is set with a mailed key that works once and expires after a day', async () => {
    const email = 'lost@example.com'
    await createShopper(sandbox).run(CREATE, { input: { email, password: 'forgotten' } })
    const signedIn = createShopper(sandbox)
    await signedIn.run(LOGIN, { email, password: 'forgotten' })
    const key = await askForKey(email)
    const recover =
      'mutation ($key: String, $password: String) { recoverAccount(passwordResetKey: $key, password: $password) { success } }'
    const visitor = createShopper(sandbox)
    expect((await visitor.run(recover, { key, password: '12345' })).errors?.[0]?.message).toContain(
      'at least 6 characters',
    )
    expect((await visitor.run(recover, { key, password: 'remembered' })).data?.recoverAccount).toEqual({
      success: true,
    })
    expect((await visitor.run(recover, { key, password: 'again-it-is' })).errors?.[0]?.message).toContain(
      'password_reset_key',
    )
    expect((await signedIn.run('{ account { email } }')).data?.account).toBeNull()
    expect((await visitor.run(LOGIN, { email, password: 'remembered' })).data?.loginAccount).toEqual({
      success: true,
    })
    const late = await askForKey(email)
    const { clock } = sandbox.service
    const now = clock.now()
    clock.set(new Date(now.getTime() + 25 * 3_600_000))
    expect((await visitor.run(recover, { key: late, password: 'too-late' })).errors).toHaveLength(1)
    clock.set(now)
  })

  it('cannot be requested for an unknown address: no mail is sent', async () => {
    const before = await readOutbox()
    const { data } = await sendRecovery('stranger@example.com')
    expect(data?.sendAccountRecovery).toEqual({ success: true })
    expect(await readOutbox()).toHaveLength(before.length)
  })
})

function sendRecovery(email: string) {
  return createShopper(sandbox).run(
    'mutation ($email: String, $url: String) { sendAccountRecovery(email: $email, passwordResetUrl: $url) { success } }',
    { email, url: 'http://localhost:3000/account/set-password/{reset_key}' },
  )
}

async function askForKey(email: string): Promise<string> {
  await sendRecovery(email)
  const [mail] = await readOutbox()
  const key = /set-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (mail?.to !== email || key === undefined) throw new Error('No key was mailed')
  return key
}

async function readOutbox(): Promise<{ to: string; text: string }[]> {
  const response = await sandbox.call('/outbox', { headers: { accept: 'application/json' } })
  return (await response.json()).mails
}
