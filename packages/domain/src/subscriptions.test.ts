import { describe, expect, it } from 'vitest'
import {
  canSubscription,
  getSubscriptionBlock,
  getSubscriptionPrice,
  isPaymentMissing,
  isSubscriptionCharged,
  type SubscriptionAction,
} from './subscriptions.ts'
import { anOrderItem, aSubscription } from './testing.ts'

const trial: readonly SubscriptionAction[] = [
  'pause',
  'edit-plan',
  'replace-product',
  'add-item',
  'delete-item',
  'change-card',
  'cancel',
]
const running: readonly SubscriptionAction[] = ['skip', ...trial]

const EVERY_ACTION: readonly SubscriptionAction[] = [...running, 'resume']

describe('canSubscription', () => {
  it.each([
    ['active', running],
    ['paid', running],
    ['trial', trial],
    ['paused', ['resume', 'change-card', 'cancel']],
    ['pastdue', ['change-card', 'cancel']],
    ['unpaid', ['change-card', 'cancel']],
    ['pending', ['cancel']],
    ['canceled', []],
    ['complete', []],
    ['draft', []],
  ] as const)('%s', (status, expected) => {
    const subscription = aSubscription({ status, items: [anOrderItem()] })
    const offered = EVERY_ACTION.filter((action) => canSubscription(subscription, action))
    expect(offered.toSorted()).toEqual([...expected].toSorted())
  })

  it('offers no item to delete when there is none', () => {
    const subscription = aSubscription({ items: [] })
    expect(canSubscription(subscription, 'delete-item')).toBe(false)
    expect(canSubscription(subscription, 'add-item')).toBe(true)
    expect(canSubscription(aSubscription({ status: 'canceled' }), 'cancel')).toBe(false)
  })
})

describe('a subscription that offers less', () => {
  it.each([
    ['active', undefined, true],
    ['paid', undefined, true],
    ['trial', undefined, true],
    ['paused', 'paused', true],
    ['pastdue', 'payment', true],
    ['unpaid', 'payment', true],
    ['pending', 'pending', true],
    ['canceled', 'ended', false],
    ['complete', 'ended', false],
    ['draft', 'draft', false],
  ] as const)('%s says why: %s; its card is in use: %s', (status, block, isCharged) => {
    expect(getSubscriptionBlock({ status })).toBe(block)
    expect(isSubscriptionCharged({ status })).toBe(isCharged)
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
