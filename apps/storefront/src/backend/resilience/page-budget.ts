import { cache } from 'react'
import { systemClock } from '../clock.ts'
import { getRender } from '../render.ts'

/** Time for every page that the specification gives none of its own. See docs/specification.md#fallback-data. */
const PAGE_BUDGET_MS = 10_000

/** The page being rendered. Outside of a render, each call has a budget of its own. */
const getPage = cache(() => ({ startedAt: systemClock(), budgetMs: PAGE_BUDGET_MS }))

/**
 * Sets the time budget of the page being rendered, in milliseconds from its beginning, for all of its calls together.
 * Default ten seconds. See docs/decisions.md#validation.
 */
export function givePageTime(budgetMs: number): void {
  getPage().budgetMs = budgetMs
}

/** Deadline of the answer being rendered, in milliseconds since the epoch. */
export function getDeadline(): number {
  const { startedAt, budgetMs } = getPage()
  return getRender()?.deadline ?? startedAt + budgetMs
}

/** The time left for the answer being rendered, never below 0. */
export function getTimeLeftMs(): number {
  return Math.max(0, getDeadline() - systemClock())
}
