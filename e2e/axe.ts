import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export interface AxeOptions {
  /** Stands before each finding. */
  readonly state?: string
  /** Selector of the part that is looked at. Default: the whole page. */
  readonly include?: string
  readonly exclude?: string
}

/**
 * Expects that axe finds nothing on the page in its current state, with every rule on, once what moves or fades has come to
 * rest: a text that is still fading in has too little contrast. Only violations are worked out,
 * and no second tab is opened for frames of other origins, which no page has: both cost more than the rules.
 */
export async function expectAccessible(
  page: Page,
  { state = '', include, exclude }: AxeOptions = {},
): Promise<void> {
  await page.evaluate(waitForRest)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (include !== undefined) axe.include(include)
  if (exclude !== undefined) axe.exclude(exclude)
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => `${state} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
}

/** Runs in the page. What stands still or goes on for ever, such as a placeholder that breathes, is not waited for. */
async function waitForRest(): Promise<void> {
  const willEnd = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  const ends = document.getAnimations().filter(willEnd)
  await Promise.all(ends.map(({ finished }) => finished.catch(() => undefined)))
}
