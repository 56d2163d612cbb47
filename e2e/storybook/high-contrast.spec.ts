import { expect, test } from './built-storybook.ts'
import type { Page } from '@playwright/test'

/**
 * Backgrounds of the elements that keep their colours while colours are forced, in their order. A colour of the system has
 * its name: its value is another one while a browser forces colours.
 */
const readKept = (page: Page) =>
  page.locator('#storybook-root').evaluate((root) => {
    const probe = root.appendChild(document.createElement('i'))
    probe.style.forcedColorAdjust = 'none'
    const names = new Map(
      ['Canvas', 'CanvasText', 'ButtonText', 'GrayText', 'Highlight'].map((name) => {
        probe.style.setProperty('background-color', name, 'important')
        return [getComputedStyle(probe).backgroundColor, name]
      }),
    )
    probe.remove()
    return [...root.querySelectorAll('*')]
      .flatMap((element) => [undefined, '::before'].map((part) => getComputedStyle(element, part)))
      .filter((style) => style.getPropertyValue('forced-color-adjust') === 'none' && style.content !== 'none')
      .map(({ backgroundColor }) => names.get(backgroundColor) ?? backgroundColor)
  })

for (const id of ['progress-bar--default', 'swatch--default', 'range-slider--default', 'load-more--default'])
  test(`high contrast of the toolbar is that of the browser: ${id}`, async ({ stories, storybook }) => {
    const { page } = stories
    await page.emulateMedia({ forcedColors: 'active' })
    await stories.open(`components-${id}`)
    const forced = await readKept(page)
    expect(forced).not.toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    await page.goto(`${storybook}/iframe.html?id=components-${id}&viewMode=story&globals=contrast:high`)
    await expect.poll(() => readKept(page)).toEqual(forced)
  })
