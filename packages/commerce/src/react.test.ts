// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { logout, updateAccount } from './account.ts'
import { createBrowserCommerceClient } from './browser.ts'
import { CommerceProvider, useAccount, useCommerce, useProduct, useProductSearch } from './react.ts'
import { createFakeTransport, type FakeAnswers } from './testing.ts'

afterEach(cleanup)

function provide(answers: FakeAnswers) {
  const { fetch, calls } = createFakeTransport(answers)
  const client = createBrowserCommerceClient({ url: 'https://shop.test', publicKey: 'pk', fetch })
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(CommerceProvider, { client }, children)
  return { wrapper, calls }
}

const found = (name: string, price = 6) => ({ __typename: 'SwellProduct', id: name, slug: name, name, price })

test('useProduct fetches again for another currency and returns a failure', async () => {
  const { wrapper } = provide({
    getProductCard: ({ variables }) =>
      variables.currency === 'XXX'
        ? { data: null, errors: [{ message: 'No such currency' }] }
        : { data: { productBySlug: whole(found('soap', variables.currency === 'EUR' ? 7 : 6)) } },
  })
  const { result, rerender } = renderHook(({ currency }) => useProduct({ slug: 'soap', currency }), {
    wrapper,
    initialProps: { currency: 'GBP' },
  })
  await waitFor(() => expect(result.current.value?.price).toBe(6))
  rerender({ currency: 'EUR' })
  await waitFor(() => expect(result.current.value?.price).toBe(7))
  rerender({ currency: 'XXX' })
  await waitFor(() =>
    expect(result.current.error).toMatchObject({ kind: 'graphql', operation: 'getProductCard' }),
  )
})

test('useProductSearch sends no query for an empty term', async () => {
  const { wrapper, calls } = provide({
    searchProducts: () => ({
      data: {
        products: {
          __typename: 'SwellProducts',
          count: 1,
          page: 1,
          pageCount: 1,
          results: [whole(found('soap'))],
        },
      },
    }),
  })
  const { result, rerender } = renderHook(({ searchTerm }) => useProductSearch({ searchTerm }), {
    wrapper,
    initialProps: { searchTerm: ' ' },
  })
  expect(result.current).toMatchObject({ isLoading: false, value: undefined })
  expect(calls).toHaveLength(0)
  rerender({ searchTerm: ' soap ' })
  await waitFor(() => expect(result.current.value).toMatchObject({ count: 1, products: [{ name: 'soap' }] }))
  expect(calls[0]?.variables.searchTerm).toBe('soap')
})

test('useAccount shows a change before the answer, takes it back on a refusal, and follows a log-out', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  let email: string | null = 'ada@mail.example'
  const { wrapper } = provide({
    getAccountDetails: () => ({ data: { account: email && toWireAccount(email) } }),
    updateAccount: () => promise,
    logout: () => ({ data: { logoutAccount: { __typename: 'SuccessfulResponse', success: true } } }),
  })
  const { result } = renderHook(() => ({ client: useCommerce(), account: useAccount() }), { wrapper })
  const { client } = result.current
  await waitFor(() => expect(result.current.account.value).toMatchObject({ emailOptin: false }))
  const changed = updateAccount(client, { input: { emailOptin: true } })
  await waitFor(() => expect(result.current.account.value).toMatchObject({ emailOptin: true }))
  resolve({ data: null, errors: [{ message: 'No' }] })
  expect(await changed).toMatchObject({ ok: false, error: { kind: 'user' } })
  await waitFor(() => expect(result.current.account.value).toMatchObject({ emailOptin: false }))
  email = null
  await logout(client)
  await waitFor(() => expect(result.current.account.value).toBe(null))
})

const toWireAccount = (email: string) => ({
  __typename: 'SwellAccount',
  email,
  firstName: 'Ada',
  lastName: 'Lovelace',
  name: null,
  phone: null,
  emailOptin: false,
  group: null,
})

test('a hook outside a provider throws an error that names the provider', () => {
  expect(() => renderHook(() => useCommerce())).toThrow('CommerceProvider')
})

/** The product with every field that the documents query of it; those not given are null. */
function whole(record: Readonly<Record<string, unknown>>): unknown {
  return { ...Object.fromEntries(PRODUCT_FIELDS.map((name) => [name, null])), ...record }
}

const PRODUCT_FIELDS =
  'description currency sale salePrice origPrice tags delivery attributes stockLevel stockStatus stockTracking stockPurchasable bundle bundleItems prices images categories options purchaseOptions variants'.split(
    ' ',
  )
