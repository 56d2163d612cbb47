// @vitest-environment jsdom
import type { CartItemInput } from '@sorrel/domain/cart'
import { err, ok } from '@sorrel/domain/result'
import { aCart, anOption, anOptionValue, aProduct, aProductPreview } from '@sorrel/domain/testing'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createCartHandle } from './cart-handle.ts'
import { type CartTransport, createCartStore } from './cart-store.ts'
import { CartProvider, useProductForm, useProductSelection, useQuickAdd } from './react.ts'

afterEach(cleanup)

const scent = anOption({
  id: 'scent',
  required: true,
  variant: false,
  values: ['fig', 'cedar'].map((id) => anOptionValue({ id })),
})
const wrap = anOption({
  id: 'wrap',
  required: true,
  variant: false,
  values: [anOptionValue({ id: 'paper' })],
})
const parts = { id: 'soap', stockTracking: false, variants: [] }

/** A page with a cart whose service takes additions, or refuses them. */
function setUp(isRefusing = false) {
  const sent: CartItemInput[] = []
  const answer = () => Promise.resolve(isRefusing ? err({ kind: 'refused' } as const) : ok(aCart()))
  const transport: CartTransport = {
    fetch: answer,
    add: (addition) => {
      sent.push(addition)
      return answer()
    },
    update: answer,
    remove: answer,
    applyCode: answer,
    removeCode: answer,
    setNote: answer,
  }
  const cart = createCartHandle({
    open: async () => createCartStore({ transport, currency: 'GBP' }),
    memory: { changeKey: 'cart-change', getCount: () => 0 },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <CartProvider value={cart}>{children}</CartProvider>
  )
  return { sent, wrapper }
}

function useForm(product: ReturnType<typeof aProduct>) {
  const { selection, state } = useProductSelection(product, { preselect: false })
  return { selection, state, ...useProductForm(selection) }
}

const product = aProduct({ ...parts, purchaseOptions: {}, options: [scent] })
const sold = { ...product, purchaseOptions: aProduct().purchaseOptions }

test('a form with a missing choice marks it and sends nothing; a complete one adds what is chosen', async () => {
  const { sent, wrapper } = setUp()
  const { result } = renderHook(() => useForm(sold), { wrapper })
  act(() => expect(result.current.add()).toBeUndefined())
  expect(result.current).toMatchObject({ hasTried: true, isAdding: false })
  act(() => result.current.selection.setOptionValue('scent', 'cedar'))
  await act(async () => expect(await result.current.add()).toBe(true))
  expect(result.current).toMatchObject({ hasTried: false, isAdding: false })
  expect(sent).toMatchObject([{ productId: 'soap', options: [{ id: 'scent', valueId: 'cedar' }] }])
})

test('a refused addition is answered, and what is not sold is not sent', async () => {
  const { sent, wrapper } = setUp(true)
  const { result } = renderHook(() => useForm({ ...sold, options: [] }), { wrapper })
  await act(async () => expect(await result.current.add()).toBe(false))
  const { result: unsold } = renderHook(() => useForm(product), { wrapper })
  act(() => expect(unsold.current.add()).toBeUndefined())
  expect(sent).toHaveLength(1)
})

test('another version of a product keeps the choices', () => {
  const { result, rerender } = renderHook((shown: typeof sold) => useProductSelection(shown), {
    initialProps: sold,
  })
  act(() => result.current.selection.setOptionValue('scent', 'cedar'))
  rerender({ ...sold, price: 4 })
  expect(result.current.state).toMatchObject({ product: { price: 4 }, optionValues: { scent: 'cedar' } })
})

test('quick-add asks for one option after the other and then gives what is to be added', () => {
  const preview = aProductPreview({
    id: 'soap',
    stockTracking: false,
    variants: [],
    options: [scent, wrap],
    purchaseOptions: sold.purchaseOptions,
  })
  const { result } = renderHook(() => useQuickAdd(preview))
  expect(result.current).toMatchObject({ step: { id: 'scent' }, index: 0, count: 2, isLast: false })
  act(() => expect(result.current.goOn()).toBe('missing'))
  expect(result.current.hasTried).toBe(true)
  act(() => result.current.selection.setOptionValue('scent', 'fig'))
  act(() => expect(result.current.goOn()).toBe('next'))
  expect(result.current).toMatchObject({
    step: { id: 'wrap' },
    isLast: true,
    canGoOn: false,
    hasTried: false,
  })
  act(() => result.current.selection.setOptionValue('wrap', 'paper'))
  const added = result.current.goOn()
  expect(added).toMatchObject({ productId: 'soap', options: [{ valueId: 'fig' }, { valueId: 'paper' }] })
})
