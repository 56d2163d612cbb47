// @vitest-environment jsdom
import { listProducts, parseFilterQuery } from '@sorrel/domain/filters'
import { ok } from '@sorrel/domain/result'
import { aProductPreview } from '@sorrel/domain/testing'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHistoryAddress, type ListTransport } from './listing.ts'
import { useListing } from './react.ts'

const PRODUCTS = ['Soap', 'Candle', 'Brush'].map((name, index) =>
  aProductPreview({ id: name, name, price: index + 1 }),
)
const fetch: ListTransport<never> = async (request) => ok(listProducts(PRODUCTS, request))
const REQUEST = { locale: 'en', currency: 'GBP', pageSize: 2 }
const address = createHistoryAddress({ isFilter: (name) => name === 'material' })
const query = parseFilterQuery('')
const initial = { query, listing: listProducts(PRODUCTS, { query, pageSize: 2 }) }

const draw = () =>
  renderHook(() => useListing({ fetch, address, request: { ...REQUEST } }), { wrapper: StrictMode })
const getNames = (hook: ReturnType<typeof draw>) =>
  hook.result.current.listing?.products.map(({ name }) => name)

beforeEach(() => window.history.replaceState(null, '', '/list?q=oat&utm_source=mail#top'))
afterEach(cleanup)

test('the list follows the browser’s address, and the address the list; what is not the list’s stays', async () => {
  const hook = draw()
  await waitFor(() => expect(getNames(hook)).toEqual(['Soap', 'Candle']))
  act(() => hook.result.current.setSort('price-desc'))
  await waitFor(() => expect(getNames(hook)).toEqual(['Brush', 'Candle']))
  expect(window.location.href).toMatch(/\/list\?q=oat&utm_source=mail&sort=price-desc#top$/)
  act(() => hook.result.current.setPage(2))
  await waitFor(() => expect(getNames(hook)).toEqual(['Soap']))
  act(() => window.history.back())
  await waitFor(() => expect(getNames(hook)).toEqual(['Brush', 'Candle']))
  expect(hook.result.current.query).toMatchObject({ sort: 'price-desc', page: 1 })
})

test('another path is another page: the list does not follow it', async () => {
  const hook = draw()
  await waitFor(() => expect(getNames(hook)).toEqual(['Soap', 'Candle']))
  window.history.replaceState(null, '', '/product?page=2')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(hook.result.current.isPending).toBe(false)
  expect(getNames(hook)).toEqual(['Soap', 'Candle'])
})

test('the actions are the same for as long as the list', async () => {
  const hook = draw()
  const { setPage } = hook.result.current
  await waitFor(() => expect(hook.result.current.isPending).toBe(false))
  expect(hook.result.current.setPage).toBe(setPage)
})

test('a server draws the answer that it has, and reads no address', () => {
  function Page() {
    const { listing, isPending } = useListing({ fetch, address, initial, request: REQUEST })
    return createElement('p', { 'aria-busy': isPending }, listing?.products[0]?.name)
  }
  expect(renderToString(createElement(Page))).toBe('<p aria-busy="false">Soap</p>')
})
