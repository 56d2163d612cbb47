import { expect, test } from 'vitest'
import { runRender } from '../render.ts'
import { getPageBudgetMs, getTimeLeftMs } from './page-budget.ts'

test.each([
  ['/products/soap', 10_000],
  ['/fr/products/soap', 10_000],
  ['/en/gbp/dynamic/products/soap', 10_000],
  ['/products', 15_000],
  ['/de/products', 15_000],
  ['/en/gbp/dynamic/products', 15_000],
  ['/categories/gifts', 15_000],
  ['/fr/categories/gifts', 15_000],
  ['/account/orders', 10_000],
  ['/account/orders/6512', 10_000],
  ['/', 10_000],
  ['/search', 10_000],
])('%s has %i ms', (path, ms) => {
  expect(getPageBudgetMs(path)).toBe(ms)
})

test('what is left shrinks to nothing, and has no limit outside of an answer', () => {
  const left = (now: number) => runRender({ deadline: 1000 }, () => getTimeLeftMs(() => now))
  expect([left(0), left(999), left(1000), left(5000)]).toEqual([1000, 1, 0, 0])
  expect(getTimeLeftMs()).toBe(Number.POSITIVE_INFINITY)
})
