import { expect, test, vi } from 'vitest'
import { sendJson, serve } from '../../test/serve.ts'
import { deleteAddress, setDefaultAddress, updateAccount, updateAddress } from '../account.ts'
import { createBrowserCommerceClient } from '../browser.ts'
import type { CommerceClient } from '../client.ts'
import { GetAccountDetailsDocument, GetAddressesDocument } from '../generated/account/graphql.ts'

const ADA = { firstName: 'Ada', lastName: 'Lovelace', name: 'Ada Lovelace', emailOptin: false }
const account = { __typename: 'SwellAccount', email: 'ada@mail.example', phone: null, group: null, ...ADA }

const address = (id: string, city: string) => ({
  __typename: 'SwellAccountAddress',
  id,
  city,
  active: true,
  name: ADA.name,
  firstName: ADA.firstName,
  lastName: ADA.lastName,
  address1: 'A road',
  address2: null,
  state: null,
  zip: 'E1',
  country: 'GB',
  phone: null,
})
const withAddresses = (accountAddressId: string, ...results: readonly ReturnType<typeof address>[]) => ({
  __typename: 'SwellAccount',
  shipping: { __typename: 'SwellAccountShipping', accountAddressId },
  addresses: { __typename: 'SwellAccountsAddresses', results },
})
const [home, work] = [address('a1', 'London'), address('a2', 'Leeds')]

const course = (status: string, paused: boolean) => ({
  __typename: 'SwellSubscription',
  id: 's1',
  status,
  paused,
  trial: false,
  datePauseEnd: paused ? '2026-12-24' : null,
})
const COURSE = 'id status paused trial datePauseEnd'
const GET_COURSE = `query getCourse { subscriptionById(id: "s1") { ${COURSE} } }`
const RESUME = `mutation resume { updateSubscription(id: "s1", input: { paused: false, datePauseEnd: null }) { ${COURSE} } }`

const READS: Readonly<Record<string, unknown>> = {
  getAccountDetails: { account },
  getAddresses: { account: withAddresses('a1', home, work) },
  getCourse: { subscriptionById: course('paused', true) },
}
const REFUSED = { data: null, errors: [{ message: 'No' }] }

/** A service that holds its answer to a change back until `answer` says what it is. */
async function startService() {
  const { promise, resolve: answer } = Promise.withResolvers<unknown>()
  const service = await serve(async ({ body: { operationName = '' } }, response) => {
    sendJson(response, operationName in READS ? { data: READS[operationName] } : await promise)
  })
  return { client: createBrowserCommerceClient({ url: service.url, publicKey: 'pk' }), answer }
}

/** What somebody sees of a query, each change once. */
function watch<Data extends object>(
  client: CommerceClient,
  document: { readonly toString: () => string },
  read: (data: Data) => string,
): readonly string[] {
  const shown: string[] = []
  client.urql.query<Data>(document.toString(), {}).subscribe(({ data }) => {
    const next = data ? read(data) : 'nothing'
    if (shown.at(-1) !== next) shown.push(next)
  })
  return shown
}

const watchAccount = (client: CommerceClient) =>
  watch<{ account: typeof ADA }>(client, GetAccountDetailsDocument, (data) => {
    const { name, firstName, lastName, emailOptin } = data.account
    return `${name ?? `${firstName} ${lastName}`}, ${emailOptin ? 'mails' : 'no mails'}`
  })
const watchAddresses = (client: CommerceClient) =>
  watch<{ account: ReturnType<typeof withAddresses> }>(client, GetAddressesDocument, ({ account: owner }) =>
    owner.addresses.results
      .map(({ id, city }) => (id === owner.shipping.accountAddressId ? `${city}!` : city))
      .join(' '),
  )
const watchCourse = (client: CommerceClient) =>
  watch<{ subscriptionById: ReturnType<typeof course> }>(client, GET_COURSE, ({ subscriptionById }) =>
    [subscriptionById.status, subscriptionById.paused, subscriptionById.datePauseEnd].join(' '),
  )

const CHANGES = [
  {
    what: 'a name and the newsletter',
    watch: watchAccount,
    change: (client: CommerceClient) =>
      updateAccount(client, { input: { firstName: 'Augusta', emailOptin: true } }),
    shown: ['Ada Lovelace, no mails', 'Augusta Lovelace, mails'],
    answer: { updateAccount: { ...account, firstName: 'Augusta', name: 'A. Lovelace', emailOptin: true } },
    atLast: 'A. Lovelace, mails',
  },
  {
    what: 'the default address',
    watch: watchAddresses,
    change: (client: CommerceClient) => setDefaultAddress(client, { addressId: 'a2' }),
    shown: ['London! Leeds', 'London Leeds!'],
    answer: { updateAccount: withAddresses('a2', home, address('a2', 'LEEDS')) },
    atLast: 'London LEEDS!',
  },
  {
    what: 'an address',
    watch: watchAddresses,
    change: (client: CommerceClient) => updateAddress(client, { addressId: 'a2', input: { city: 'York' } }),
    shown: ['London! Leeds', 'London! York'],
    answer: { updateAccountAddress: address('a2', 'YORK') },
    atLast: 'London! YORK',
  },
  {
    what: 'a deleted address',
    watch: watchAddresses,
    change: (client: CommerceClient) => deleteAddress(client, { addressId: 'a2' }),
    shown: ['London! Leeds', 'London!'],
    answer: { deleteAccountAddress: { __typename: 'SwellAccountAddress', id: 'a2' } },
    atLast: 'London!',
  },
  {
    what: 'a resumed subscription',
    watch: watchCourse,
    change: (client: CommerceClient) => client.urql.mutation(RESUME, {}).toPromise(),
    shown: ['paused true 2026-12-24', 'active false '],
    answer: { updateSubscription: course('unpaid', false) },
    atLast: 'unpaid false ',
  },
]

test.each(CHANGES)('$what shows at once, and ends as the service says', async (each) => {
  const { client, answer } = await startService()
  const shown = each.watch(client)
  await vi.waitUntil(() => shown.length === 1)
  const done = each.change(client)
  await vi.waitFor(() => expect(shown).toEqual(each.shown))
  answer({ data: each.answer })
  await done
  await vi.waitFor(() => expect(shown.at(-1)).toBe(each.atLast))
})

test.each(CHANGES)('$what is taken back where the service refuses', async (each) => {
  const { client, answer } = await startService()
  const shown = each.watch(client)
  await vi.waitUntil(() => shown.length === 1)
  const done = each.change(client)
  await vi.waitFor(() => expect(shown).toEqual(each.shown))
  answer(REFUSED)
  expect(await done).toMatchObject({ error: expect.anything() })
  await vi.waitFor(() => expect(shown).toEqual([...each.shown, each.shown[0]]))
})
