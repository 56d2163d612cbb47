import { expect, test } from './built-storybook.ts'
import type { Page } from '@playwright/test'

/** The system's colours depend on it. */
const DARK = { content: ':root { color-scheme: dark !important }' }

/** Backgrounds of the elements that keep their colours, in their order, while colours are forced. */
const readKept = (page: Page) =>
  page.locator('#storybook-root').evaluate((root) =>
    [...root.querySelectorAll('*')]
      .flatMap((element) => [undefined, '::before'].map((part) => getComputedStyle(element, part)))
      .filter((style) => style.getPropertyValue('forced-color-adjust') === 'none' && style.content !== 'none')
      .map(({ backgroundColor }) => backgroundColor),
  )

for (const id of ['progress-bar--default', 'swatch--default', 'range-slider--default', 'load-more--default'])
  test(`high contrast of the toolbar is that of the browser: ${id}`, async ({ page, stories, storybook }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await stories.open(`components-${id}`)
    await page.addStyleTag(DARK)
    const forced = await readKept(page)
    expect(forced).not.toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    await page.goto(`${storybook}/iframe.html?id=components-${id}&viewMode=story&globals=contrast:high`)
    await page.addStyleTag(DARK)
    await expect.poll(() => readKept(page)).toEqual(forced)
  })
