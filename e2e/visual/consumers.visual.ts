import { expect, test } from '@playwright/test'
import { SCREENSHOTS_URL } from './screenshots-url.ts'

/** The same page is built without and with the plugin of vanilla-extract; both have to look the same. */
for (const path of ['vite/index.html', 'vite-extract/extract.html'])
  test(`the page of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 720 })
    await page.goto(`${SCREENSHOTS_URL}/${path}`)
    await page.getByRole('heading', { name: 'Bath' }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    await expect(page).toHaveScreenshot('vite.png')
  })

test('the page of Next', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 160 })
  await page.goto(`${SCREENSHOTS_URL}/next.html`)
  await page.evaluate(() => document.fonts.ready)
  await expect(page).toHaveScreenshot('next.png')
})
