import { beforeEach, describe, expect, test } from 'vitest'
import { createRequest, routeAt, type ServiceAnswer, startService } from '#testing/answering-service.ts'

type Body = Readonly<Record<string, unknown>>

const service = await startService()
const store = await import('./[...path]/route.ts')
const addresses = routeAt(store, { path: ['addresses'] })
const changeEmail = routeAt(store, { path: ['change-email'] })
const profile = routeAt(store, { path: ['profile'] })

const data = (body: Body): ServiceAnswer => ({ body: { data: body } })
const errors = (message: string): ServiceAnswer => ({ body: { errors: [{ message }] } })

const PLACE = {
  firstName: 'Robin',
  lastName: 'Field',
  address1: '12 Elm Row',
  city: 'Bristol',
  zip: 'bs14dj',
  country: 'GB',
}
const withAddresses = (defaultId: string | null, ...ids: readonly string[]) =>
  data({
    account: {
      shipping: { accountAddressId: defaultId },
      addresses: { results: ids.map((id) => ({ ...PLACE, id, zip: 'BS1 4DJ' })) },
    },
  })

let session = 0
beforeEach(() => {
  session += 1
  service.answers = {
    getAccountDetails: data({
      account: { email: 'robin@mail.example', firstName: 'Robin', lastName: 'Field' },
    }),
    getAddresses: withAddresses('a1', 'a1', 'a2'),
    getSubscriptions: data({ subscriptions: { results: [] } }),
    addAddress: data({ addAccountAddress: { id: 'a2' } }),
    updateAddress: data({ updateAccountAddress: { id: 'a1' } }),
    deleteAddress: data({ deleteAccountAddress: { id: 'a1' } }),
    updateAccount: data({ updateAccount: { email: 'robin@mail.example' } }),
    setDefaultAddress: data({ updateAccount: { addresses: { results: [] } } }),
    changeSubscriptionAddress: data({ updateSubscription: { id: 's1', productId: 'p1', status: 'active' } }),
    login: data({ loginAccount: { success: true } }),
    checkTokenValidity: data({ session: { accountId: 'c1' } }),
  }
})

const send = (method: string, body: Body) => createRequest(method, { body, cookie: `session=a${session}` })
const changes = () =>
  service.calls.flatMap(({ name, variables }) =>
    /^(?:get|check|login)/.test(name) ? [] : [{ name, variables }],
  )
const DEFAULT = (id: string) => ({
  name: 'setDefaultAddress',
  variables: { addressId: id },
})

test('a sign-up is told every wrong field at once, the password too', async () => {
  const signUp = routeAt(store, { path: ['sign-up'] })
  const refused = async (body: Body) => (await (await signUp.POST(send('POST', body))).json()).error.fields
  const names = {
    firstName: 'validation.first_name_required',
    lastName: 'validation.last_name_required',
    email: 'validation.email_invalid',
  }
  const body = { firstName: '', lastName: '', email: 'robin' }
  expect(await refused({ ...body, password: '12345' })).toEqual({
    ...names,
    password: 'validation.password_too_short',
  })
  expect(await refused({ ...body, password: 'password1' })).toEqual({
    ...names,
    password: 'validation.password_common',
  })
  expect(await refused({ ...body, password: 'wind over heather' })).toEqual(names)
})

describe('an address', () => {
  test('is the default when it is the first, and is written as its country writes it', async () => {
    service.answers.getAddresses = withAddresses(null, 'a2')
    expect((await addresses.POST(send('POST', { ...PLACE, isDefault: false }))).status).toBe(200)
    const [added, made] = changes()
    expect(added?.variables).toMatchObject({ input: { zip: 'BS1 4DJ' } })
    expect(made).toEqual(DEFAULT('a2'))
  })

  test('leaves the default that there is', async () => {
    expect((await addresses.POST(send('POST', { ...PLACE, isDefault: false }))).status).toBe(200)
    expect(changes().map(({ name }) => name)).toEqual(['addAddress'])
  })

  test('takes the place of the default that is deleted', async () => {
    service.answers.deleteAddress = () => {
      service.answers.getAddresses = withAddresses(null, 'a2', 'a3')
      return data({ deleteAccountAddress: { id: 'a1' } })
    }
    expect((await addresses.DELETE(send('DELETE', { id: 'a1' }))).status).toBe(200)
    expect(changes().at(-1)).toEqual(DEFAULT('a2'))
  })

  test.each([
    [true, ['s1', 's2']],
    [false, []],
  ])('that changes takes its subscriptions along when asked (%s)', async (subscriptions, moved) => {
    const subscription = { productId: 'p1', status: 'active', product: { name: 'Soap' } }
    service.answers.getSubscriptions = data({
      subscriptions: {
        results: [
          { ...subscription, id: 's1', shipping: { ...PLACE, zip: 'BS1 4DJ' } },
          { ...subscription, id: 's2', shipping: { ...PLACE, address1: 'Old', accountAddressId: 'a1' } },
          { ...subscription, id: 's3', shipping: { ...PLACE, address1: '3 Harbour Street' } },
          { ...subscription, id: 's4', status: 'canceled', shipping: PLACE },
        ],
      },
    })
    const body = { ...PLACE, id: 'a1', isDefault: false, subscriptions }
    expect((await addresses.PUT(send('PUT', body))).status).toBe(200)
    const sent = changes().filter(({ name }) => name === 'changeSubscriptionAddress')
    expect(sent.map(({ variables }) => variables.id)).toEqual(moved)
  })
})

describe('an e-mail address', () => {
  const BODY = { email: 'new@mail.example', currentPassword: 'right' }

  test('is changed by the current password', async () => {
    service.answers.updateAccount = data({ updateAccount: { email: BODY.email } })
    const answer = await changeEmail.POST(send('POST', BODY))
    expect(await answer.json()).toMatchObject({ account: { email: BODY.email } })
    expect(changes()).toEqual([{ name: 'updateAccount', variables: { input: { email: BODY.email } } }])
  })

  test('stays with a wrong one', async () => {
    service.answers.login = data({ loginAccount: { success: false } })
    const answer = await changeEmail.POST(send('POST', BODY))
    expect([answer.status, (await answer.json()).error.fields]).toEqual([
      400,
      { currentPassword: 'validation.password_invalid' },
    ])
    expect(changes()).toEqual([])
  })

  test('that the service refuses reads the same whether somebody has it or not', async () => {
    service.answers.updateAccount = errors('email is invalid { code: "INVALID" }')
    const answer = await changeEmail.POST(send('POST', BODY))
    expect([answer.status, (await answer.json()).error.fields]).toEqual([
      400,
      { email: 'validation.email_refused' },
    ])
  })
})

test('an emptied phone is emptied', async () => {
  const body = { firstName: 'Robin', lastName: 'Field', emailOptin: false }
  expect((await profile.POST(send('POST', body))).status).toBe(200)
  expect(changes()[0]?.variables).toEqual({ input: { ...body, phone: '' } })
})
