// @vitest-environment jsdom
import { aProduct } from '@sorrel/domain/testing'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createShop } from './index.ts'
import {
  Money,
  ShopProvider,
  useCart,
  useCartActions,
  useProduct,
  useProductSearch,
  useShop,
} from './react.ts'
import { createTestShop } from './testing.ts'

const soap = aProduct({
  id: 'soap',
  slug: 'soap',
  name: 'Oat soap',
  price: 6.5,
  stockTracking: false,
  options: [],
  variants: [],
})
const addition = {
  product: soap,
  input: { productId: 'soap', quantity: 2, options: [], purchaseOption: { type: 'standard' } },
} as const

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

/** A page of a browser whose store refuses changes once it is told to. */
function setUp() {
  const store = createTestShop({ products: [soap] })
  let isRefusing = false
  const shop = createShop({
    store: { url: 'https://shop.test', key: 'pk_test' },
    currency: 'GBP',
    locale: 'fr',
    fetch: (...request) =>
      isRefusing ? Promise.resolve(new Response('', { status: 503 })) : store.fetch(...request),
  })
  const told: string[] = []
  const wrapper = ({ children }: { readonly children?: ReactNode }) => (
    <StrictMode>
      <ShopProvider shop={shop} onCartEvent={({ type }) => told.push(type)}>
        {children}
      </ShopProvider>
    </StrictMode>
  )
  const refuse = () => {
    isRefusing = true
  }
  return { shop, wrapper, told, calls: store.calls, refuse }
}

test('the whole cart has its lines, its total in its own currency, and its changes', async () => {
  const { wrapper } = setUp()
  const { result } = renderHook(() => useCart(), { wrapper })
  expect(result.current).toMatchObject({ lines: [], total: undefined, count: 0, isPending: false })
  await act(() => result.current.add(addition))
  expect(result.current).toMatchObject({
    lines: [{ name: 'Oat soap', quantity: 2 }],
    total: { amount: 13, currency: 'GBP' },
    count: 2,
    isPending: false,
  })
  act(() => result.current.remove(result.current.lines[0]?.id ?? ''))
  await waitFor(() =>
    expect(result.current).toMatchObject({ lines: [], total: { amount: 0, currency: 'GBP' }, count: 0 }),
  )
})

test('a part of the cart draws again only when it changes', async () => {
  const { shop, wrapper, calls } = setUp()
  let drawn = 0
  const { result } = renderHook(
    () => {
      drawn += 1
      return useCart(({ total }) => total)
    },
    { wrapper },
  )
  await act(() => shop.cart.add(addition))
  expect(result.current?.amount).toBe(13)
  const before = drawn
  act(() => shop.cart.setOpen(false))
  await act(async () => shop.cart.refresh())
  await waitFor(() => expect(calls.at(-1)?.operation).toBe('getCart'))
  await act(() => shop.cart.settle())
  expect(drawn).toBe(before)
})

test('a page whose browser remembers a cart fetches it, and a notice reaches the shopper', async () => {
  const first = setUp()
  await first.shop.cart.add(addition)
  const { wrapper, calls, told, refuse } = setUp()
  const { result } = renderHook(() => ({ count: useCart(({ count }) => count), ...useCartActions() }), {
    wrapper,
  })
  expect(result.current.count).toBe(2)
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toEqual(['getCart']))
  refuse()
  await act(() => result.current.add(addition))
  expect(told).toEqual(['failed'])
})

test('a page that has left hears of no other tab', async () => {
  const { shop, wrapper, calls } = setUp()
  const { unmount } = renderHook(() => useCart(), { wrapper })
  unmount()
  window.localStorage.setItem('sorrel.cart-count', '3')
  window.dispatchEvent(new StorageEvent('storage', { key: 'sorrel.cart-change' }))
  await vi.dynamicImportSettled()
  expect(shop.cart.getState().count).toBe(0)
  expect(calls).toEqual([])
})

test('what is asked of the store is in the shop’s currency and language, unless others are given', async () => {
  const { wrapper, calls } = setUp()
  const { result } = renderHook(
    () => ({
      product: useProduct({ slug: 'soap' }),
      found: useProductSearch({ searchTerm: 'oat', locale: 'de' }),
      shop: useShop(),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.product.value?.name).toBe('Oat soap'))
  expect(result.current.shop.currency).toBe('GBP')
  const asked = new Map(calls.map(({ operation, variables }) => [operation, variables]))
  expect(asked.get('getProductCard')).toMatchObject({ currency: 'GBP', locale: 'fr' })
  expect(asked.get('searchProducts')).toMatchObject({ currency: 'GBP', locale: 'de' })
})

test('a server renders an empty cart and asks nothing', () => {
  const { wrapper: Wrapper, calls } = setUp()
  function Count() {
    return useCart().count
  }
  expect(
    renderToString(
      <Wrapper>
        <Count />
      </Wrapper>,
    ),
  ).toBe('0')
  expect(calls).toEqual([])
})

test('an amount is written in its own currency and in the language of the shop', () => {
  const { wrapper: Wrapper } = setUp()
  const draw = (currency: string) =>
    renderToString(
      <Wrapper>
        <Money value={{ amount: 6.5, currency }} />
      </Wrapper>,
    ).replaceAll(/\s/gu, ' ')
  expect([draw('GBP'), draw('JPY')]).toEqual(['6,50 £', '7 ¥'])
})

test('a hook outside the provider names it', () => {
  expect(() => renderHook(() => useShop())).toThrow('ShopProvider')
  expect(() => renderHook(() => useCart())).toThrow('ShopProvider')
})
