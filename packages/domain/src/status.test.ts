import { describe, expect, it } from 'vitest'
import { getOrderTone, getStockTone, getSubscriptionTone } from './status.ts'

it('reads the table as B unless told otherwise', () => {
  expect(getOrderTone('draft')).toBe(getOrderTone('draft', 'B'))
})

describe('subscriptions', () => {
  it.each([
    ['active', 'success', 'success'],
    ['paid', 'success', 'success'],
    ['complete', 'success', 'success'],
    ['trial', 'success', 'success'],
    ['paused', 'warning', 'neutral'],
    ['pending', 'warning', 'warning'],
    ['canceled', 'error', 'error'],
    ['unpaid', 'error', 'error'],
    ['pastdue', 'error', 'warning'],
    ['draft', 'neutral', 'neutral'],
  ] as const)('%s: %s in A, %s in B', (status, readingA, readingB) => {
    expect(getSubscriptionTone(status, 'A')).toBe(readingA)
    expect(getSubscriptionTone(status, 'B')).toBe(readingB)
    expect(getSubscriptionTone(status)).toBe(readingB)
  })
})

describe('orders', () => {
  it.each([
    ['complete', 'success', 'success'],
    ['pending', 'success', 'warning'],
    ['delivery_pending', 'warning', 'neutral'],
    ['hold', 'warning', 'warning'],
    ['payment_pending', 'error', 'warning'],
    ['canceled', 'error', 'error'],
    ['draft', 'neutral', 'warning'],
  ] as const)('%s: %s in A, %s in B', (status, readingA, readingB) => {
    expect(getOrderTone(status, 'A')).toBe(readingA)
    expect(getOrderTone(status, 'B')).toBe(readingB)
    expect(getOrderTone(status)).toBe(readingB)
  })
})

describe('stock', () => {
  it.each([
    ['in-stock', 'success'],
    ['low-stock', 'warning'],
    ['out-of-stock', 'error'],
  ] as const)('%s is %s in both readings', (status, tone) => {
    expect(getStockTone(status)).toBe(tone)
    expect(getStockTone(status, 'A')).toBe(tone)
  })
})
