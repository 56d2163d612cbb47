import { describe, expect, it } from 'vitest'
import { getOrderTone, getStockTone, getSubscriptionTone } from './status.ts'

it('reads the table as B unless told otherwise', () => {
  expect(getOrderTone('draft')).toBe(getOrderTone('draft', 'B'))
})

describe('subscriptions', () => {
  it.each([
    ['active', 'positive', 'positive'],
    ['paid', 'positive', 'positive'],
    ['complete', 'positive', 'positive'],
    ['trial', 'positive', 'positive'],
    ['paused', 'caution', 'neutral'],
    ['pending', 'caution', 'caution'],
    ['canceled', 'critical', 'critical'],
    ['unpaid', 'critical', 'critical'],
    ['pastdue', 'critical', 'caution'],
    ['draft', 'neutral', 'neutral'],
  ] as const)('%s: %s in A, %s in B', (status, readingA, readingB) => {
    expect(getSubscriptionTone(status, 'A')).toBe(readingA)
    expect(getSubscriptionTone(status, 'B')).toBe(readingB)
    expect(getSubscriptionTone(status)).toBe(readingB)
  })
})

describe('orders', () => {
  it.each([
    ['complete', 'positive', 'positive'],
    ['pending', 'positive', 'caution'],
    ['delivery_pending', 'caution', 'neutral'],
    ['hold', 'caution', 'caution'],
    ['payment_pending', 'critical', 'caution'],
    ['canceled', 'critical', 'critical'],
    ['draft', 'neutral', 'caution'],
  ] as const)('%s: %s in A, %s in B', (status, readingA, readingB) => {
    expect(getOrderTone(status, 'A')).toBe(readingA)
    expect(getOrderTone(status, 'B')).toBe(readingB)
    expect(getOrderTone(status)).toBe(readingB)
  })
})

describe('stock', () => {
  it.each([
    ['in-stock', 'positive'],
    ['low-stock', 'caution'],
    ['out-of-stock', 'critical'],
  ] as const)('%s is %s in both readings', (status, tone) => {
    expect(getStockTone(status)).toBe(tone)
    expect(getStockTone(status, 'A')).toBe(tone)
  })
})
