import { describe, expect, test } from 'vitest'
import {
  addCard,
  changeSavedProducts,
  checkTokenValidity,
  createNewsletterSubscriber,
  deleteAddress,
  fetchAccount,
  fetchAddresses,
  fetchCards,
  login,
  logout,
  resetPassword,
  sendResetPasswordMail,
  setDefaultAddress,
  signUp,
  updateAccount,
} from './account.ts'
import { createFakeClient, type FakeAnswers } from './testing.ts'
import { toAccountText } from '@sorrel/contracts/saved-products'

const refusal = (message: string, code?: string) => ({
  data: null,
  errors: [{ message, extensions: code ? { code } : {} }],
})
const withSession = (body: unknown, token: string) => Response.json(body, { headers: { 'x-session': token } })
const CREDENTIALS = { email: 'demo@sorrel.shop', password: 'sorrel-demo' }
const PERSON = { ...CREDENTIALS, firstName: 'Ann', lastName: 'Lee' }

describe('login', () => {
  const accepts: FakeAnswers = {
    login: () => withSession({ data: { loginAccount: { success: true } } }, 'signed-in'),
  }

  test('returns the account that the new session token belongs to', async () => {
    const tokens: string[] = []
    const client = createFakeClient(
      { ...accepts, checkTokenValidity: () => ({ data: { session: { accountId: 'a1' } } }) },
      { getSession: () => 'visitor', onSession: (token) => tokens.push(token) },
    )
    expect(await login(client, CREDENTIALS)).toEqual({ ok: true, value: { accountId: 'a1' } })
    expect(client.calls.map(({ operation, headers }) => [operation, headers.get('x-session')])).toEqual([
      ['login', 'visitor'],
      ['checkTokenValidity', 'signed-in'],
    ])
    expect(tokens).toEqual(['signed-in'])
  })

  test.each([
    ['Your email or password are incorrect, please try again.', undefined],
    ['Your account credentials are invalid.', 'UNAUTHENTICATED'],
    ['Wrong e-mail address or key', undefined],
  ])('a refusal with the text %j has the reason `credentials`', async (message, code) => {
    const client = createFakeClient({ login: () => refusal(message, code) })
    expect(await login(client, CREDENTIALS)).toMatchObject({
      ok: false,
      error: { kind: 'user', reason: 'credentials' },
    })
  })

  test('an answer without success is a refusal with the reason `credentials`', async () => {
    const client = createFakeClient({ login: () => ({ data: { loginAccount: { success: false } } }) })
    expect(await login(client, CREDENTIALS)).toMatchObject({ ok: false, error: { reason: 'credentials' } })
  })

  test('a login after which the session has no account is refused with the reason `credentials`', async () => {
    const client = createFakeClient({
      ...accepts,
      checkTokenValidity: () => ({ data: { session: { accountId: '' } } }),
    })
    expect(await login(client, CREDENTIALS)).toMatchObject({ ok: false, error: { reason: 'credentials' } })
  })

  test.each([
    [refusal('Internal server error'), 'graphql'],
    [refusal('Something', 'INTERNAL_SERVER_ERROR'), 'graphql'],
    [refusal('The public key is missing or wrong.', 'UNAUTHENTICATED'), 'graphql'],
    [refusal('Not found'), 'graphql'],
    [refusal('A text that speaks of something else'), 'graphql'],
    [{ data: {} }, 'decode'],
    [{ data: { loginAccount: null } }, 'decode'],
    [{ data: { loginAccount: 'yes' } }, 'decode'],
    [{ data: { loginAccount: { success: [] } } }, 'decode'],
    [new Response('', { status: 404 }), 'http'],
    [new Response('', { status: 503 }), 'http'],
  ])('a failure of the service is not reported as a mistake of the shopper: %#', async (answer, kind) => {
    const client = createFakeClient({ login: () => answer })
    expect(await login(client, CREDENTIALS)).toMatchObject({ ok: false, error: { kind } })
  })
})

describe('the account of a session', () => {
  test.each([
    [{ session: { accountId: 'a1' } }, 'a1'],
    [{ session: { accountId: null } }, null],
    [{ session: null }, null],
  ])('in the answer %j is %j', async (data, accountId) => {
    const client = createFakeClient({ checkTokenValidity: () => ({ data }) })
    expect(await checkTokenValidity(client)).toEqual({ ok: true, value: accountId })
  })
})

test('logout passes on the token of the anonymous session and fails when the service does not sign out', async () => {
  const tokens: string[] = []
  const answers = { logout: () => withSession({ data: { logoutAccount: { success: true } } }, 'visitor') }
  const client = createFakeClient(answers, { onSession: (token) => tokens.push(token) })
  expect(await logout(client)).toEqual({ ok: true, value: null })
  expect(tokens).toEqual(['visitor'])
  const stuck = createFakeClient({ logout: () => ({ data: { logoutAccount: null } }) })
  expect(await logout(stuck)).toMatchObject({ ok: false, error: { kind: 'decode' } })
})

describe('sign-up', () => {
  test('sends the person’s details and returns the e-mail address', async () => {
    const client = createFakeClient({ signup: () => ({ data: { createAccount: { email: PERSON.email } } }) })
    expect(await signUp(client, PERSON)).toEqual({ ok: true, value: { email: PERSON.email } })
    expect(client.calls[0]?.variables).toEqual(PERSON)
  })

  test.each([
    ['The account is not valid { code: "INVALID", errors: { email: { code: "INVALID" } } }', 'duplicate'],
    ['errors { email: { code: "UNIQUE" } } code: "INVALID"', 'duplicate'],
    ['The account is not valid { code: "INVALID", errors: { password: {} } }', 'invalid'],
  ])('a refusal with the text %j has the reason `%s`', async (message, reason) => {
    const client = createFakeClient({ signup: () => refusal(message) })
    expect(await signUp(client, PERSON)).toMatchObject({ ok: false, error: { kind: 'user', reason } })
  })

  test('an answer without an account is a refusal', async () => {
    const client = createFakeClient({ signup: () => ({ data: { createAccount: null } }) })
    expect(await signUp(client, PERSON)).toMatchObject({
      ok: false,
      error: { kind: 'user', reason: 'invalid' },
    })
  })
})

describe('password recovery', () => {
  const passwordResetUrl = 'https://shop.test/account/set-password/{reset_key}'

  test('the request for the mail contains the address of the page that sets the password', async () => {
    const client = createFakeClient({
      sendResetPasswordMail: () => ({ data: { sendAccountRecovery: { success: true } } }),
    })
    expect(await sendResetPasswordMail(client, { email: PERSON.email, passwordResetUrl })).toEqual({
      ok: true,
      value: null,
    })
    expect(client.calls[0]?.variables).toEqual({ email: PERSON.email, passwordResetUrl })
  })

  test.each([
    [{ data: { recoverAccount: { success: true } } }, undefined],
    [{ data: { recoverAccount: { success: false } } }, 'expired'],
    [{ data: { recoverAccount: null } }, 'expired'],
    [refusal('The password_reset_key is not valid or has expired'), 'expired'],
    [refusal('The account is not valid { errors: { password: { code: "INVALID" } } }'), 'password'],
    [refusal('Something else'), 'expired'],
  ])('the answer %j to a new password has the reason %j', async (answer, reason) => {
    const client = createFakeClient({ resetPassword: () => answer })
    const result = await resetPassword(client, { password: 'secret1', passwordResetKey: 'k' })
    const expected =
      reason === undefined ? { ok: true, value: null } : { ok: false, error: { kind: 'user', reason } }
    expect(result).toMatchObject(expected)
  })
})

describe('the customer', () => {
  test('is null for a visitor; without a full name it is named by its first name or e-mail', async () => {
    const fetchWith = (account: unknown) =>
      fetchAccount(createFakeClient({ getAccountDetails: () => ({ data: { account } }) }))
    expect(await fetchWith(null)).toEqual({ ok: true, value: null })
    expect(await fetchWith({ email: 'a@b.co', firstName: 'Ann', lastName: null })).toMatchObject({
      value: { name: 'Ann', lastName: '' },
    })
    expect(await fetchWith({ email: 'a@b.co' })).toMatchObject({
      value: { name: 'a@b.co', emailOptin: false },
    })
    expect(await fetchWith({ name: 'No mail' })).toMatchObject({ ok: false, error: { kind: 'decode' } })
  })

  test('a taken e-mail is a duplicate', async () => {
    const client = createFakeClient({ updateAccount: () => refusal('email UNIQUE') })
    expect(await updateAccount(client, { input: { email: 'a@b.co' } })).toMatchObject({
      error: { reason: 'duplicate' },
    })
  })

  test('an address that is subscribed to the newsletter already counts as added', async () => {
    const subscribe = (answer: unknown) =>
      createNewsletterSubscriber(createFakeClient({ createNewsletterSubscriber: () => answer }), {
        email: 'a@b.co',
      })
    expect(await subscribe({ data: { createAccount: { email: 'a@b.co' } } })).toEqual({
      ok: true,
      value: null,
    })
    expect(await subscribe(refusal('errors { email: { code: "INVALID" } }'))).toEqual({
      ok: true,
      value: null,
    })
    expect(await subscribe(refusal('name: INVALID'))).toMatchObject({
      ok: false,
      error: { reason: 'invalid' },
    })
    expect(await subscribe({ data: { createAccount: null } })).toMatchObject({
      ok: false,
      error: { kind: 'decode' },
    })
  })
})

describe('addresses and cards', () => {
  test('mark the default one, and are null for a visitor', async () => {
    const addresses = {
      results: [
        { id: 'x', firstName: 'Ann', city: 'Leeds' },
        { id: 'y', name: 'Ann Lee' },
        { city: 'No id' },
      ],
    }
    const client = createFakeClient({
      getAddresses: () => ({ data: { account: { shipping: { accountAddressId: 'y' }, addresses } } }),
      getCards: () => ({ data: { account: null } }),
    })
    expect(await fetchAddresses(client)).toMatchObject({
      value: [
        { id: 'x', isDefault: false, country: '' },
        { id: 'y', isDefault: true, firstName: 'Ann', lastName: 'Lee' },
      ],
    })
    expect(await fetchCards(client)).toEqual({ ok: true, value: null })
  })

  test('a change answered with null has the reason `not_found`; one by a visitor `credentials`', async () => {
    const gone = createFakeClient({ deleteAddress: () => ({ data: { deleteAccountAddress: null } }) })
    expect(await deleteAddress(gone, { addressId: 'x' })).toMatchObject({
      error: { kind: 'user', reason: 'not_found' },
    })
    const unknown = createFakeClient({ deleteAddress: () => refusal('Unknown address "x"') })
    expect(await deleteAddress(unknown, { addressId: 'x' })).toMatchObject({ error: { reason: 'not_found' } })
    const visitor = createFakeClient({ addCard: () => refusal('You must be logged in', 'UNAUTHENTICATED') })
    expect(await addCard(visitor, { input: { token: 't' } })).toMatchObject({
      error: { kind: 'user', reason: 'credentials' },
    })
  })

  test('setting the default address gives all addresses as they are then', async () => {
    const home = {
      address1: '12 Elm Row',
      city: 'Bristol',
      zip: 'BS1 4DJ',
      country: 'GB',
      name: 'Robin Hale',
    }
    const results = [
      { ...home, id: 'x' },
      { ...home, id: 'y' },
    ]
    const updateAccount = { shipping: { accountAddressId: 'y' }, addresses: { results } }
    const client = createFakeClient({ setDefaultAddress: () => ({ data: { updateAccount } }) })
    expect(await setDefaultAddress(client, { addressId: 'y' })).toMatchObject({
      ok: true,
      value: [
        { id: 'x', isDefault: false },
        { id: 'y', isDefault: true },
      ],
    })
    expect(client.calls[0]?.variables).toEqual({ addressId: 'y' })
  })
})

describe('changeSavedProducts', () => {
  const SOAP = { productId: 'p1', slug: 'soap', savedAt: 1 }
  const OIL = { productId: 'p2', slug: 'oil', savedAt: 2 }
  const NOTHING = { added: [], removed: [] }
  const holding = (metadata: unknown): FakeAnswers => ({
    getAccountMetadata: () => ({ data: { account: { metadata } } }),
    updateAccountMetadata: ({ variables }) => ({ data: { updateAccount: variables } }),
  })

  test('writes its own key only, and answers nothing else of the account', async () => {
    const client = createFakeClient(holding({ vip: true, sorrelsaved: toAccountText([SOAP]) }))
    const changed = await changeSavedProducts(client, { added: [OIL], removed: ['p1'] })
    expect(changed).toEqual({ ok: true, value: [OIL] })
    expect(client.calls.at(-1)?.variables).toEqual({ metadata: { sorrelsaved: toAccountText([OIL]) } })
  })

  test.each([
    ['no change', NOTHING],
    ['what the account has', { added: [SOAP], removed: ['p9'] }],
  ])('writes nothing for %s', async (_what, changes) => {
    const client = createFakeClient(holding({ sorrelsaved: toAccountText([SOAP]) }))
    expect(await changeSavedProducts(client, changes)).toEqual({ ok: true, value: [SOAP] })
    expect(client.calls.map(({ operation }) => operation)).toEqual(['getAccountMetadata'])
  })

  test.each<[string, FakeAnswers]>([
    ['has no metadata', { getAccountMetadata: () => refusal('Cannot query field "metadata"') }],
    ['refuses the write', { ...holding(null), updateAccountMetadata: () => refusal('Is not valid') }],
    [
      'does not keep it',
      { ...holding(null), updateAccountMetadata: () => ({ data: { updateAccount: { metadata: {} } } }) },
    ],
  ])('is null for a store that %s', async (_what, answers) => {
    const changed = await changeSavedProducts(createFakeClient(answers), { added: [SOAP], removed: [] })
    expect(changed).toEqual({ ok: true, value: null })
  })

  test.each<[string, FakeAnswers, object]>([
    ['a visitor', { getAccountMetadata: () => ({ data: { account: null } }) }, { reason: 'credentials' }],
    ['a failure', { getAccountMetadata: () => refusal('Internal server error') }, { kind: 'graphql' }],
  ])('%s is an error', async (_what, answers, error) => {
    const changed = await changeSavedProducts(createFakeClient(answers), NOTHING)
    expect(changed).toMatchObject({ ok: false, error })
  })
})
