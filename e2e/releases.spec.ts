import { expect, test } from '@playwright/test'

declare global {
  interface Window {
    /** Of a test: gone once the browser has loaded another document. */
    isSameDocument?: boolean
  }
}

const BUILD = /"b":"([^"]+)"/

test('a tab of an earlier release loads a page of the later one whole, and goes on from there', {
  tag: '@wide',
}, async ({ page }) => {
  let isLater = true
  await page.route('**/*', async (route) => {
    if (route.request().headers().rsc !== '1') return route.fallback()
    const response = await route.fetch()
    const body = await response.text()
    return route.fulfill({ response, body: isLater ? body.replace(BUILD, '"b":"a-later-build"') : body })
  })
  await page.goto('/products')
  await expect(page.locator('html[data-router]')).toBeAttached()
  const mark = () =>
    page.evaluate(() => {
      window.isSameDocument = true
    })
  const isSame = () => page.evaluate(() => window.isSameDocument === true)
  await mark()
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/[\w-]+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSame()).toBe(false)

  // The same click within one release keeps the document: it is the release that makes the difference.
  isLater = false
  await page.goto('/products')
  await expect(page.locator('html[data-router]')).toBeAttached()
  await mark()
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/[\w-]+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSame()).toBe(true)
})
