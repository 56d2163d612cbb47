import { LISTING_BUDGET_MS, PRODUCT_BUDGET_MS } from '@sorrel/commerce/exchanges'
import { type Clock, systemClock } from '../clock.ts'
import { getRender } from '../render.ts'

/** Time for every page that the specification gives none of its own. */
const PAGE_BUDGET_MS = 10_000

/** By the end of the path, so that a prefix of language, market or variant changes nothing. See docs/specification.md#fallback-data. */
const BUDGETS = [
  { pattern: /\/products\/[^/]+\/?$/, ms: PRODUCT_BUDGET_MS },
  { pattern: /\/(products|categories\/[^/]+)\/?$/, ms: LISTING_BUDGET_MS },
] as const

/** Time for all calls of a page together, in milliseconds, whatever their number. See docs/decisions.md#validation. */
export function getPageBudgetMs(path: string): number {
  return BUDGETS.find(({ pattern }) => pattern.test(path))?.ms ?? PAGE_BUDGET_MS
}

/** What is left of the time of the answer that is being made, never below 0; `Infinity` outside of one. */
export function getTimeLeftMs(now: Clock = systemClock): number {
  const render = getRender()
  return render === undefined ? Number.POSITIVE_INFINITY : Math.max(0, render.deadline - now())
}
