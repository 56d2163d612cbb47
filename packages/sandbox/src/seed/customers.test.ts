import { describe, expect, it } from 'vitest'
import { seed } from './demo.ts'
import { reviewPlan } from './reviewers.ts'

const find = (email: string) => seed.customers.find((customer) => customer.email === email)
const demo = find('demo@sorrel.shop')
const demoOrders = seed.orders.filter(({ customerId }) => customerId === demo?.id)
const demoSubscriptions = seed.subscriptions.filter(({ customerId }) => customerId === demo?.id)

describe('the demo customer', () => {
  it('has two addresses and two cards', () => {
    expect([demo?.addresses.length, demo?.cards.length, demo?.password]).toEqual([2, 2, 'sorrel-demo'])
  })

  it('has an order in every status', () => {
    expect(new Set(demoOrders.map(({ status }) => status))).toEqual(
      new Set(['canceled', 'complete', 'delivery_pending', 'hold', 'payment_pending', 'pending', 'draft']),
    )
  })

  it('has one order with a refund, a discount and a comment', () => {
    const eventful = demoOrders.filter(
      ({ refund, discountPercent, comments }) => refund && discountPercent && comments,
    )
    expect(eventful).toHaveLength(1)
  })

  it('has a subscription in every status', () => {
    expect(demoSubscriptions.map(({ status }) => status).toSorted()).toEqual(
      [
        'active',
        'canceled',
        'complete',
        'draft',
        'paid',
        'pastdue',
        'paused',
        'pending',
        'trial',
        'unpaid',
      ].toSorted(),
    )
  })

  it('has a current trial in the subscription with the status `trial`', () => {
    const trial = demoSubscriptions.find(({ status }) => status === 'trial')
    const plans = seed.products.flatMap((product) => product.purchaseOptions.subscription?.plans ?? [])
    const days = plans.find(({ id }) => id === trial?.planId)?.billingSchedule.trialDays ?? 0
    expect(days).toBeGreaterThan(trial?.daysAgo ?? days)
  })
})

describe('the other customers', () => {
  it('include one without orders', () => {
    const newcomer = find('new@sorrel.shop')
    expect([newcomer?.addresses, newcomer?.cards]).toEqual([[], []])
    expect(seed.orders.filter(({ customerId }) => customerId === newcomer?.id)).toEqual([])
  })

  it('include one in the account group `members`', () => {
    expect(seed.customers.filter(({ group }) => group === 'members').map(({ email }) => email)).toEqual([
      'member@sorrel.shop',
    ])
  })

  it.each(reviewPlan)('include a buyer for each review of $slug', ({ slug, approved, pending }) => {
    const reviewers = new Set(
      seed.customers.filter(({ email }) => email.startsWith('reviewer-')).map(({ id }) => id),
    )
    const buyers = seed.orders.filter(
      ({ customerId, status, lines }) =>
        reviewers.has(customerId) &&
        status === 'complete' &&
        lines.some(({ productSlug }) => productSlug === slug),
    )
    expect(new Set(buyers.map(({ customerId }) => customerId)).size).toBe(approved + pending)
  })

  it('write the agreed numbers of reviews', () => {
    expect(reviewPlan.map(({ approved }) => approved)).toEqual([34, 23, 11, 10, 5, 3, 1, 0])
    expect(reviewPlan.reduce((sum, { pending }) => sum + pending, 0)).toBe(6)
  })
})
