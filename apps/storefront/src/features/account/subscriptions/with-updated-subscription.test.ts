import { anOrderItem, aSubscription } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import type { SubscriptionFacts } from './load-subscription.ts'
import { isMoreToRead, withUpdatedSubscription } from './with-updated-subscription.ts'

const offer = (id: string) => ({ id, name: id, plans: [], variants: [], choices: [] })
const soap = aSubscription({ id: 's1', productId: 'soap' })
const given: SubscriptionFacts = {
  subscription: soap,
  now: '2026-11-21T09:00:00.000Z',
  cards: [],
  addresses: [],
  otherCount: 0,
  offers: {
    search: '',
    own: offer('soap'),
    swaps: [offer('sheets')],
    additions: [offer('dish'), offer('brush')],
  },
}

test('after a swap the new product is the own one, and the old one can be had again', () => {
  const swapped = withUpdatedSubscription(given, { ...soap, productId: 'sheets' })
  expect(swapped.subscription.productId).toBe('sheets')
  expect(swapped.offers.own?.id).toBe('sheets')
  expect(swapped.offers.swaps.map(({ id }) => id)).toEqual(['soap'])
  expect(isMoreToRead(given, soap, swapped)).toBe(false)
})

test('what was added is not offered any more, and is again once it is taken out', () => {
  const added = withUpdatedSubscription(given, { ...soap, items: [anOrderItem({ productId: 'dish' })] })
  expect(added.offers.additions.map(({ id }) => id)).toEqual(['brush'])
  expect(withUpdatedSubscription(given, soap).offers).toEqual(given.offers)
  expect(isMoreToRead(given, soap, added)).toBe(false)
})

test.each([
  ['a product that a search found', soap, { productId: 'elsewhere' }, true],
  ['a pause', soap, { status: 'paused' }, false],
  ['a missing payment that was taken', { ...soap, status: 'unpaid' }, { status: 'active' }, true],
  ['an ended one that began again', { ...soap, status: 'canceled' }, {}, true],
  ['one that goes on after all', { ...soap, isEnding: true }, {}, false],
] as const)('%s: is there more to read than the answer', (_name, before, change, isMore) => {
  expect(isMoreToRead(given, before, withUpdatedSubscription(given, { ...soap, ...change }))).toBe(isMore)
})
