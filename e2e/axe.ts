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
 * Expects that axe finds nothing on the page in its current state, with every rule on. Only violations are worked out,
 * and no second tab is opened for frames of other origins, which no page has: both cost more than the rules.
 */
export async function expectAccessible(
  page: Page,
  { state = '', include, exclude }: AxeOptions = {},
): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (include !== undefined) axe.include(include)
  if (exclude !== undefined) axe.exclude(exclude)
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => `${state} ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
}
