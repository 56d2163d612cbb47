import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Throws when axe finds something on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const broken = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  if (broken.length > 0) throw new Error(`axe finds on ${page.url()}\n${broken.join('\n')}`)
}
