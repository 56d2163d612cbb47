import { ACCEPT_ALL, DECLINE_ALL } from '@sorrel/contracts/storage'
import { expect, test } from 'vitest'
import { createDataLayer } from './data-layer.ts'

function setUp() {
  const layer: unknown[] = []
  const dropped: RegExp[] = []
  let loads = 0
  const adapter = createDataLayer({
    layer,
    loadTags: () => {
      loads += 1
    },
    dropCookies: (pattern) => dropped.push(pattern),
  })
  adapter.start?.()
  return { adapter, layer, dropped, getLoads: () => loads }
}

// A command is an arguments object.
const toInlineText = (command: unknown): readonly unknown[] => [
  ...(command as ArrayLike<unknown> & Iterable<unknown>),
]

const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

test('everything is denied by default, as a command that tag managers understand', () => {
  const { layer, getLoads } = setUp()
  expect(Object.prototype.toString.call(layer[0])).toBe('[object Arguments]')
  expect(toInlineText(layer[0])).toEqual(['consent', 'default', DENIED])
  expect(getLoads()).toBe(0)
})

test('a grant updates the signals and loads the tags once', () => {
  const { adapter, layer, dropped, getLoads } = setUp()
  adapter.onConsent?.({ necessary: true, analytics: true, marketing: false })
  adapter.onConsent?.(ACCEPT_ALL)
  expect(toInlineText(layer[1])).toEqual(['consent', 'update', { ...DENIED, analytics_storage: 'granted' }])
  expect(toInlineText(layer[2])).toMatchObject({
    2: { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
  })
  expect(dropped.some((pattern) => pattern.test('_gcl_au'))).toBe(true)
  expect(dropped.some((pattern) => pattern.test('_ga_X1'))).toBe(false)
  expect(getLoads()).toBe(1)
})

test('a decline loads nothing and deletes the cookies', () => {
  const { adapter, layer, dropped, getLoads } = setUp()
  adapter.onConsent?.(DECLINE_ALL)
  expect(toInlineText(layer[1])).toEqual(['consent', 'update', DENIED])
  expect(
    ['_ga', '_ga_X1', '_gid', '_gcl_au'].every((name) => dropped.some((pattern) => pattern.test(name))),
  ).toBe(true)
  expect(dropped.some((pattern) => pattern.test('sorrel.consent') || pattern.test('session'))).toBe(false)
  expect(getLoads()).toBe(0)
})

test('events take the shape that tag managers know', () => {
  const { adapter, layer } = setUp()
  const items = [
    { productId: 'p1', name: 'Soap', variantId: 'v1', variantName: 'Oat', price: 6.1, quantity: 3 },
    { productId: 'p2', name: 'Brush', price: 4, quantity: 1 },
  ]
  adapter.send({ type: 'add_to_cart', currency: 'GBP', items })
  adapter.send({ type: 'begin_checkout', currency: 'GBP', value: 20, items: [] })
  adapter.send({ type: 'search', term: 'soap' })
  adapter.send({ type: 'sign_up' })
  expect(layer.slice(1)).toEqual([
    { ecommerce: null },
    {
      event: 'add_to_cart',
      ecommerce: {
        currency: 'GBP',
        value: 22.3,
        items: [
          { item_id: 'p1', item_name: 'Soap', item_variant: 'Oat', price: 6.1, quantity: 3 },
          { item_id: 'p2', item_name: 'Brush', price: 4, quantity: 1 },
        ],
      },
    },
    { ecommerce: null },
    { event: 'begin_checkout', ecommerce: { currency: 'GBP', value: 20, items: [] } },
    { event: 'search', search_term: 'soap' },
    { event: 'sign_up', method: 'email' },
  ])
})

test('the value of what was added has the digits of its currency', () => {
  const { adapter, layer } = setUp()
  adapter.onConsent?.(ACCEPT_ALL)
  const items = [{ productId: 'p1', name: 'Soap', price: 1.255, quantity: 3 }]
  adapter.send({ type: 'add_to_cart', currency: 'KWD', items })
  expect(layer.at(-1)).toMatchObject({ ecommerce: { currency: 'KWD', value: 3.765 } })
})
