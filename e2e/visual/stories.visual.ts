import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openStory } from './open-story.ts'
import { PAGES, SHOTS, VARIANTS } from './shots.ts'
import { SCREENSHOTS_URL } from './screenshots-url.ts'

const NO_PHOTOGRAPHS = join(import.meta.dirname, 'no-photographs.css')

for (const [variant, globals] of Object.entries(VARIANTS))
  for (const shot of SHOTS)
    test(`${shot.story} at ${shot.width} px in ${variant}`, async ({ page }) => {
      await openStory(page, { storybook: SCREENSHOTS_URL, shot, globals })
      await expect(page).toHaveScreenshot([variant, `${shot.story}.${shot.width}.png`], {
        stylePath: NO_PHOTOGRAPHS,
      })
    })

/** How much of a page may differ, from 0 to 1: a browser does not scale a photograph twice in the same way. */
const PHOTOGRAPHS_MAY_DIFFER = 0.001

for (const shot of PAGES)
  test(`${shot.story} at ${shot.width} px with photographs`, async ({ page }) => {
    await openStory(page, { storybook: SCREENSHOTS_URL, shot, globals: VARIANTS.sorrel })
    await expect(page).toHaveScreenshot(['pages', `${shot.story}.${shot.width}.png`], {
      maxDiffPixelRatio: PHOTOGRAPHS_MAY_DIFFER,
    })
  })
