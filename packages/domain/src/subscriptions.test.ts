import { describe, expect, it } from 'vitest'
import {
  canEndLater,
  canSubscription,
  getSubscriptionBlock,
  getSubscriptionPrice,
  isSubscriptionAwaited,
  isPaymentMissing,
  isSubscriptionCharged,
  type SubscriptionAction,
} from './subscriptions.ts'
import { anOrder, anOrderItem, aSubscription } from './testing.ts'

const trial: readonly SubscriptionAction[] = [
  'pause',
  'edit-plan',
  'replace-product',
  'add-item',
  'edit-item',
  'delete-item',
  'change-card',
  'change-address',
  'change-coupon',
  'cancel',
]
const owed: readonly SubscriptionAction[] = ['change-card', 'change-address', 'cancel']
const running: readonly SubscriptionAction[] = ['skip', ...trial]

const EVERY_ACTION: readonly SubscriptionAction[] = [...running, 'resume', 'uncancel']

describe('canSubscription', () => {
  it.each([
    ['active', running],
    ['paid', running],
    ['trial', trial],
    ['paused', ['resume', ...running]],
    ['pastdue', owed],
    ['unpaid', owed],
    ['pending', ['change-address', 'cancel']],
    ['canceled', ['uncancel']],
    ['complete', []],
    ['draft', []],
  ] as const)('%s', (status, expected) => {
    const subscription = aSubscription({ status, items: [anOrderItem()] })
    const offered = EVERY_ACTION.filter((action) => canSubscription(subscription, action))
    expect(offered.toSorted()).toEqual([...expected].toSorted())
  })

  it('offers no item to change or delete when there is none', () => {
    const subscription = aSubscription({ items: [] })
    expect(canSubscription(subscription, 'delete-item')).toBe(false)
    expect(canSubscription(subscription, 'edit-item')).toBe(false)
    expect(canSubscription(subscription, 'add-item')).toBe(true)
    expect(canSubscription(aSubscription({ status: 'canceled' }), 'cancel')).toBe(false)
  })
})

describe('a subscription that is cancelled and still runs', () => {
  const ending = aSubscription({ status: 'active', isEnding: true, items: [anOrderItem()] })

  it('can be kept, sent elsewhere or ended at once, and nothing else', () => {
    const offered = EVERY_ACTION.filter((action) => canSubscription(ending, action))
    expect(offered.toSorted()).toEqual(['cancel', 'change-address', 'uncancel'])
    expect(getSubscriptionBlock(ending)).toBe('ending')
  })

  it('has no use for its card any more', () => {
    expect(isSubscriptionCharged(ending)).toBe(false)
  })
})

describe('isSubscriptionAwaited', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  const plan = { type: 'subscription', planId: 'p', planName: 'Monthly' } as const
  const placed = anOrder({
    id: 'o1',
    dateCreated: '2026-11-21T11:59:50.000Z',
    items: [anOrderItem({ purchaseOption: plan })],
  })

  it.each([
    ['not there yet', [placed], [], true],
    ['there', [placed], [aSubscription({ orderId: 'o1' })], false],
    ['another is there', [placed], [aSubscription({ orderId: 'o0' })], true],
    ['long ago', [{ ...placed, dateCreated: '2026-11-21T11:57:00.000Z' }], [], false],
    ['bought once', [anOrder({ ...placed, items: [anOrderItem()] })], [], false],
    ['no order', [], [], false],
  ] as const)('%s', (_name, orders, subscriptions, expected) => {
    expect(isSubscriptionAwaited(orders, { subscriptions, now })).toBe(expected)
  })
})

describe('canEndLater', () => {
  it.each([
    [{ status: 'active' }, true],
    [{ status: 'trial' }, true],
    [{ status: 'active', datePeriodEnd: undefined }, false],
    [{ status: 'active', isEnding: true }, false],
    [{ status: 'paused' }, false],
    [{ status: 'pastdue' }, false],
    [{ status: 'pending' }, false],
  ] as const)('%o: %s', (overrides, expected) => {
    expect(canEndLater(aSubscription(overrides))).toBe(expected)
  })
})

describe('a subscription that offers less', () => {
  it.each([
    ['active', undefined, true],
    ['paid', undefined, true],
    ['trial', undefined, true],
    ['paused', undefined, true],
    ['pastdue', 'payment', true],
    ['unpaid', 'payment', true],
    ['pending', 'pending', true],
    ['canceled', 'ended', false],
    ['complete', 'ended', false],
    ['draft', 'draft', false],
  ] as const)('%s says why: %s; its card is in use: %s', (status, block, isCharged) => {
    expect(getSubscriptionBlock({ status, isEnding: false })).toBe(block)
    expect(isSubscriptionCharged({ status, isEnding: false })).toBe(isCharged)
    expect(isPaymentMissing({ status })).toBe(block === 'payment')
  })
})

describe('getSubscriptionPrice', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')

  it.each([
    [
      'running trial',
      { trial: true, dateTrialEnd: '2026-11-23T00:00:00.000Z' },
      { price: 0, origPrice: 5.85, trialDaysLeft: 2 },
    ],
    [
      'trial over',
      { trial: true, dateTrialEnd: '2026-11-20T00:00:00.000Z' },
      { price: 5.85, trialDaysLeft: 0 },
    ],
    ['no trial', {}, { price: 5.85, trialDaysLeft: 0 }],
  ])('%s', (_name, overrides, expected) => {
    expect(getSubscriptionPrice(aSubscription(overrides), now)).toEqual(expected)
  })
})
