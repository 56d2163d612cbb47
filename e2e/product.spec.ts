import { expect, test } from '@playwright/test'
import { logIn, t, watchForFaults } from './shop.ts'

const SOAP = '/products/oat-honey-soap-bar'

test('the chosen variant is in the address, and the server renders its page', { tag: '@wide' }, async ({
  page,
  browser,
}) => {
  await page.goto(SOAP)
  await page.getByText('Lavender', { exact: true }).click()
  await expect(page).toHaveURL(/\?variant=/)
  const address = page.url()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(address)
  await expect(plain.getByRole('radio', { name: 'Lavender' })).toBeChecked()
  const canonical = await plain.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toMatch(/\/products\/oat-honey-soap-bar$/)
  await context.close()
})

test('arrow keys go through the pictures, and a picture opens large', async ({ page }) => {
  const faults = watchForFaults(page)
  await page.goto(SOAP)
  const gallery = page.getByRole('region', {
    name: t('products.gallery.label', { name: 'Oat & Honey Soap Bar' }),
  })
  await gallery
    .getByRole('button', { name: t('products.gallery.zoom') })
    .first()
    .click()
  const large = page.getByRole('dialog')
  await expect(large.getByText(t('products.gallery.position', { index: 1, total: 4 }))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(large.getByText(t('products.gallery.position', { index: 2, total: 4 }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  expect(faults).toEqual([])
})

test('the head tells search engines and other sites what the page holds', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto(SOAP)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(texts).toHaveLength(1)
  const data: unknown = JSON.parse(texts[0] ?? '')
  expect(data).toMatchObject({
    '@graph': [
      { '@type': 'ProductGroup', name: 'Oat & Honey Soap Bar', hasVariant: [{}, {}, {}] },
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'Oat & Honey Soap Bar' }] },
    ],
  })
  const picture = await page.locator('meta[property="og:image"]').first().getAttribute('content')
  expect((await page.request.get(picture ?? '')).status()).toBe(200)
})

test('a member’s price appears after the page has loaded, for the member only', { tag: '@narrow' }, async ({
  page,
}) => {
  const path = '/products/hand-cream-tin'
  await page.goto(path)
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /£8\.00/ })
      .first(),
  ).toBeVisible()
  await logIn(page, { email: 'member@sorrel.shop', password: 'sorrel-demo' })
  await page.goto(path)
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /£7\.20/ })
      .first(),
  ).toBeVisible()
})

test('the bar with the price shows only while the main button is out of view', async ({ page, isMobile }) => {
  await page.goto(SOAP)
  const buttons = page.getByRole('main').getByRole('button', { name: /^Add to bag/ })
  await expect(buttons).toHaveCount(1)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(buttons).toHaveCount(isMobile ? 2 : 1)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(buttons).toHaveCount(1)
})

test('a button that cannot be pressed has no bar, and no room for one below the page', {
  tag: '@narrow',
}, async ({ page }) => {
  await page.goto('/products/reusable-cotton-rounds')
  await expect(page.getByRole('button', { name: t('products.add.unavailable') })).toHaveCount(1)
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
})

test('the gallery stands on the side that the layout asks for', async ({ page, isMobile }) => {
  const isGalleryFirst = async (path: string) => {
    await page.goto(path)
    const gallery = await page.getByRole('main').getByRole('region').first().boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    return isMobile ? (gallery?.y ?? 0) < (title?.y ?? 0) : (gallery?.x ?? 0) < (title?.x ?? 0)
  }
  expect(await isGalleryFirst(SOAP)).toBe(true)
  expect(await isGalleryFirst('/products/swedish-dishcloth')).toBe(isMobile)
})
