import { expect, test } from '@playwright/test'
import { openStory } from './open-story.ts'
import { SHOTS, VARIANTS } from './shots.ts'
import { SCREENSHOTS_URL } from './screenshots-url.ts'

for (const [variant, globals] of Object.entries(VARIANTS))
  for (const shot of SHOTS)
    test(`${shot.story} at ${shot.width} px in ${variant}`, async ({ page }) => {
      await openStory(page, { storybook: SCREENSHOTS_URL, shot, globals })
      await expect(page).toHaveScreenshot([variant, `${shot.story}.${shot.width}.png`])
    })
