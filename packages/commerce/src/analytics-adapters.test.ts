import { ACCEPT_ALL, DECLINE_ALL } from '@sorrel/contracts/storage'
import { expect, test } from 'vitest'
import { serve } from '../test/serve.ts'
import { createAnalytics } from './analytics.ts'
import {
  createDataLayer,
  createGoogleAnalytics,
  createPlausible,
  createTagManager,
  type TagPage,
} from './analytics-adapters.ts'

function aPage() {
  const dropped: RegExp[] = []
  const loaded: string[] = []
  const page: TagPage = {
    layer: [],
    loadScript: (url) => loaded.push(url),
    dropCookies: (pattern) => dropped.push(pattern),
  }
  return { page, layer: page.layer, dropped, loaded }
}

function setUp() {
  const { page, ...rest } = aPage()
  const adapter = createTagManager({ page, scriptUrl: 'https://tags.example/t.js' })
  adapter.start?.()
  return { adapter, ...rest, getLoads: () => rest.loaded.length }
}

// A command is an arguments object.
const toSsrOnlyText = (command: unknown): readonly unknown[] => [
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
  expect(toSsrOnlyText(layer[0])).toEqual(['consent', 'default', DENIED])
  expect(getLoads()).toBe(0)
})

test('a grant updates the signals and loads the tags once', () => {
  const { adapter, layer, dropped, getLoads } = setUp()
  adapter.onConsent?.({ necessary: true, analytics: true, marketing: false })
  adapter.onConsent?.(ACCEPT_ALL)
  expect(toSsrOnlyText(layer[1])).toEqual(['consent', 'update', { ...DENIED, analytics_storage: 'granted' }])
  expect(toSsrOnlyText(layer[2])).toMatchObject({
    2: { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
  })
  expect(dropped.some((pattern) => pattern.test('_gcl_au'))).toBe(true)
  expect(dropped.some((pattern) => pattern.test('_ga_X1'))).toBe(false)
  expect(getLoads()).toBe(1)
})

test('a decline loads nothing and deletes the cookies', () => {
  const { adapter, layer, dropped, getLoads } = setUp()
  adapter.onConsent?.(DECLINE_ALL)
  expect(toSsrOnlyText(layer[1])).toEqual(['consent', 'update', DENIED])
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

test('a list and a purchase have their own parameters', () => {
  const { layer } = aPage()
  const adapter = createDataLayer({ layer, purpose: 'marketing' })
  const items = [{ productId: 'p1', name: 'Soap', price: 6.5, quantity: 2 }]
  const shown = [{ item_id: 'p1', item_name: 'Soap', price: 6.5, quantity: 2 }]
  adapter.send({ type: 'view_item_list', listId: 'bath', listName: 'Bath', currency: 'GBP', items })
  adapter.send({
    type: 'purchase',
    orderNumber: '100027',
    value: 17.9,
    tax: 2.1,
    shipping: 4.9,
    couponCode: 'SPRING',
    currency: 'GBP',
    items,
  })
  expect(adapter.purpose).toBe('marketing')
  expect(layer).toEqual([
    { ecommerce: null },
    { event: 'view_item_list', ecommerce: { item_list_id: 'bath', item_list_name: 'Bath', items: shown } },
    { ecommerce: null },
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: '100027',
        currency: 'GBP',
        value: 17.9,
        tax: 2.1,
        shipping: 4.9,
        coupon: 'SPRING',
        items: shown,
      },
    },
  ])
})

test('Google Analytics loads at the first grant, with its id, and gets events as commands', () => {
  const { page, layer, loaded, dropped } = aPage()
  const analytics = createAnalytics({ adapters: [createGoogleAnalytics({ page, measurementId: 'G-1' })] })
  analytics.track({ type: 'search', term: 'soap' })
  expect(layer.map(toSsrOnlyText)).toEqual([['consent', 'default', DENIED]])
  expect(loaded).toEqual([])
  analytics.setConsent(ACCEPT_ALL)
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1'])
  expect(layer.map(toSsrOnlyText).slice(2)).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1'],
    ['event', 'search', { search_term: 'soap' }],
  ])
  analytics.setConsent(DECLINE_ALL)
  expect(toSsrOnlyText(layer.at(-1))).toEqual(['consent', 'update', DENIED])
  expect(dropped.some((pattern) => pattern.test('_ga_1'))).toBe(true)
})

test('Plausible receives events once the shopper agrees, and no longer after; what it refuses is reported', async () => {
  const service = await serve((call, response) => {
    const isKnown = JSON.stringify(call.body).includes('"domain":"shop.example"')
    response.writeHead(isKnown ? 202 : 400).end()
  })
  const failures: unknown[] = []
  const setUpFor = (domain: string) =>
    createAnalytics({
      adapters: [createPlausible({ domain, endpoint: service.url, getUrl: () => 'https://shop.example/p' })],
      onFailure: (error) => failures.push(String(error)),
    })
  const analytics = setUpFor('shop.example')
  const items = [{ productId: 'p1', name: 'Soap', price: 6.5, quantity: 2 }]
  analytics.track({ type: 'view_item', currency: 'GBP', items })
  expect(service.received).toEqual([])
  analytics.setConsent(ACCEPT_ALL)
  await expect.poll(() => service.received).toHaveLength(1)
  analytics.track({
    type: 'purchase',
    orderNumber: '1',
    value: 13,
    tax: 0,
    shipping: 0,
    currency: 'GBP',
    items,
  })
  await expect.poll(() => service.received).toHaveLength(2)
  const page = { domain: 'shop.example', url: 'https://shop.example/p' }
  const props = { products: 'Soap', quantity: 2 }
  expect(service.received.map(({ body }) => body)).toEqual([
    { ...page, name: 'view_item', props },
    { ...page, name: 'purchase', props, revenue: { currency: 'GBP', amount: 13 } },
  ])
  expect(service.received[0]?.headers['content-type']).toBe('text/plain')

  analytics.setConsent(DECLINE_ALL)
  analytics.track({ type: 'sign_up' })
  const other = setUpFor('unknown')
  other.setConsent(ACCEPT_ALL)
  other.track({ type: 'search', term: 'soap' })
  await expect.poll(() => failures).toEqual([`Error: ${service.url} answered 400 to search`])
  expect(service.received).toHaveLength(3)
})
