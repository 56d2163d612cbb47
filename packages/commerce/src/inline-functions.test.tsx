// @vitest-environment jsdom
import { listProducts } from '@sorrel/domain/filters'
import { ok } from '@sorrel/domain/result'
import { aProductPreview } from '@sorrel/domain/testing'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createPurchaseMemory } from './checkout-return.ts'
import { createHistoryAddress } from './listing.ts'
import { CartProvider, useAction, useCart, useCheckoutReturn, useListing, useSearch } from './react.ts'
import type { CartHandle } from './cart-handle.ts'

// The one rule of the hooks: a component may pass functions that it makes anew on every render.

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a search with inline functions sends one request for many keys, by the functions of the last render', async () => {
  vi.useFakeTimers()
  const searched: string[] = []
  const found: string[] = []
  const { result, rerender } = renderHook(
    ({ locale }) =>
      useSearch({
        find: async (term) => {
          searched.push(`${locale} ${term}`)
          return ok({ titles: [term] })
        },
        onFound: (term) => found.push(`${locale} ${term}`),
        pauseMs: 80,
      }),
    { initialProps: { locale: 'en' }, wrapper: StrictMode },
  )
  for (const term of ['s', 'so', 'soa', 'soap']) act(() => result.current.setTerm(term))
  rerender({ locale: 'fr' })
  await act(() => vi.advanceTimersByTimeAsync(80))
  expect(searched).toEqual(['fr soap'])
  expect(found).toEqual(['fr soap'])
  expect(result.current).toMatchObject({ term: 'soap', state: { status: 'found', titles: ['soap'] } })
})

test('a search ends with its component', async () => {
  vi.useFakeTimers()
  const signals: AbortSignal[] = []
  const searched: string[] = []
  const draw = () =>
    renderHook(() =>
      useSearch({
        find: (term, signal) => {
          searched.push(term)
          signals.push(signal)
          return new Promise<never>(() => {})
        },
        pauseMs: 80,
      }),
    )
  const asking = draw()
  act(() => asking.result.current.setTerm('soap'))
  await act(() => vi.advanceTimersByTimeAsync(80))
  const typing = draw()
  act(() => typing.result.current.setTerm('candle'))
  asking.unmount()
  typing.unmount()
  await vi.advanceTimersByTimeAsync(80)
  expect(searched).toEqual(['soap'])
  expect(signals[0]?.aborted).toBe(true)
})

test('a list with everything inline is fetched once, by the functions of the last render', async () => {
  window.history.replaceState(null, '', '/list')
  const products = ['Soap', 'Candle'].map((name, index) =>
    aProductPreview({ id: name, name, price: index + 1 }),
  )
  const fetched: string[] = []
  const { result, rerender } = renderHook(
    ({ token }) =>
      useListing({
        fetch: async (request) => {
          fetched.push(token)
          return ok(listProducts(products, request))
        },
        address: createHistoryAddress({ isFilter: (name) => name === 'material' }),
        request: { locale: 'en', currency: 'GBP', pageSize: 2 },
      }),
    { initialProps: { token: 'first' } },
  )
  await waitFor(() => expect(result.current.isPending).toBe(false))
  expect(fetched).toEqual(['first'])
  rerender({ token: 'second' })
  act(() => result.current.setSort('price-desc'))
  await waitFor(() => expect(result.current.listing?.products[0]?.name).toBe('Candle'))
  expect(fetched).toEqual(['first', 'second'])
  expect(window.location.search).toBe('?sort=price-desc')
})

test('an action’s `run` is the same function on every render', () => {
  const { result, rerender } = renderHook(() => useAction(async () => ok('saved')))
  const { run } = result.current
  rerender()
  expect(result.current.run).toBe(run)
})

test('a purchase is reported by the function of the last render', async () => {
  const reported: string[] = []
  let answer: (order: { readonly number: string }) => void = () => {}
  const cart = { refresh: () => {} } as CartHandle
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(CartProvider, { value: cart }, children)
  const { rerender } = renderHook(
    ({ consent }) =>
      useCheckoutReturn<{ readonly number: string }>({
        read: () => new Promise((resolve) => (answer = (order) => resolve(ok(order)))),
        onPurchase: ({ number }) => reported.push(`${consent} ${number}`),
        memory: createPurchaseMemory(),
      }),
    { initialProps: { consent: 'unknown' }, wrapper },
  )
  rerender({ consent: 'granted' })
  await act(async () => answer({ number: '1001' }))
  expect(reported).toEqual(['granted 1001'])
})

test('a part of the cart is read by the function of the last render', () => {
  const state = { count: 2, isOpen: false }
  const cart = { getState: () => state, subscribe: () => () => {} } as unknown as CartHandle
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(CartProvider, { value: cart }, children)
  const { result, rerender } = renderHook(({ factor }) => useCart(({ count }) => count * factor), {
    initialProps: { factor: 1 },
    wrapper,
  })
  rerender({ factor: 3 })
  expect(result.current).toBe(6)
})
