// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createBrowserCommerceClient } from './browser.ts'
import { CommerceProvider, useCart, useCommerce, useProduct, useProductSearch } from './react.ts'
import { createFakeTransport, type FakeAnswers } from './testing.ts'

afterEach(cleanup)

function provide(answers: FakeAnswers) {
  const { fetch, calls } = createFakeTransport(answers)
  const client = createBrowserCommerceClient({ url: 'https://shop.test', publicKey: 'pk', fetch })
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(CommerceProvider, { client }, children)
  return { wrapper, calls }
}

const ITEM = {
  __typename: 'SwellCartItem',
  id: 'i1',
  productId: 'p1',
  quantity: 1,
  price: 6,
  priceTotal: 6,
  product: null,
}
const cart = (quantity: number) => ({
  __typename: 'SwellCart',
  checkoutId: 'c1',
  grandTotal: 6 * quantity,
  captureTotal: 6 * quantity,
  items: [{ ...ITEM, quantity }],
})
const found = (name: string, price = 6) => ({ __typename: 'SwellProduct', id: name, slug: name, name, price })

test('useCart shows the cart, changes it and returns a refusal', async () => {
  const answers = {
    getCart: () => ({ data: { cart: whole(cart(1)) } }),
    updateCartItem: () => ({ data: { updateCartItem: whole(cart(3)) } }),
    deleteCartItem: () => ({ data: null, errors: [{ message: 'No' }] }),
  }
  const { wrapper } = provide(answers)
  const { result } = renderHook(() => useCart({ currency: 'GBP' }), { wrapper })
  expect(result.current).toMatchObject({ isLoading: true, value: undefined })
  await waitFor(() => expect(result.current.value?.grandTotal).toBe(6))
  await act(() => result.current.setQuantity('i1', 3))
  await waitFor(() =>
    expect(result.current.value).toMatchObject({ grandTotal: 18, items: [{ quantity: 3 }] }),
  )
  expect(await act(() => result.current.remove('i1'))).toMatchObject({ ok: false, error: { kind: 'user' } })
  await waitFor(() => expect(result.current.value?.items).toHaveLength(1))
})

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
  await waitFor(() => expect(result.current.value).toMatchObject({ count: 1, products: [{ title: 'soap' }] }))
  expect(calls[0]?.variables.searchTerm).toBe('soap')
})

test('a hook outside a provider throws an error that names the provider', () => {
  expect(() => renderHook(() => useCommerce())).toThrow('CommerceProvider')
})

/** The record with every field that the documents query of its type; those not given are null. */
function whole(record: Readonly<Record<string, unknown>>): unknown {
  const names =
    record.__typename === 'SwellCart'
      ? CART_FIELDS
      : record.__typename === 'SwellCartItem'
        ? LINE_FIELDS
        : PRODUCT_FIELDS
  const blank = Object.fromEntries(names.map((name) => [name, null]))
  const items = Array.isArray(record.items) ? { items: record.items.map(whole) } : {}
  return { ...blank, ...record, ...items }
}

const CART_FIELDS =
  'checkoutUrl currency displayCurrency itemQuantity subTotal discountTotal taxTotal taxIncludedTotal shipmentTotal giftcardTotal couponCode giftcards'.split(
    ' ',
  )
const LINE_FIELDS =
  'variantId origPrice discountTotal discountEach taxTotal taxes options purchaseOption product variant'.split(
    ' ',
  )
const PRODUCT_FIELDS =
  'description currency sale salePrice origPrice tags attributes stockLevel stockStatus stockTracking stockPurchasable prices images categories options purchaseOptions variants'.split(
    ' ',
  )
