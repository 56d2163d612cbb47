import { expect, test } from '@playwright/test'
import { logIn, t } from './shop.ts'

const SOAP = '/products/oat-honey-soap-bar'

test('the chosen variant is in the address: the server renders its page, with its own picture first', async ({
  page,
  browser,
  isMobile,
}) => {
  await page.goto(SOAP)
  await page.getByText('Lavender', { exact: true }).click()
  await expect(page).toHaveURL(/\?variant=/)
  const address = page.url()
  await page.goto('/about')
  await page.goto(address)
  const picture = page
    .getByRole('region', { name: t('products.gallery.label', { name: 'Oat & Honey Soap Bar' }) })
    .getByRole('button', { name: /lavender/i, includeHidden: true })
    .first()
  await expect(picture).toBeInViewport({ ratio: isMobile ? 0.9 : 0.5 })

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(address)
  await expect(plain.getByRole('radio', { name: 'Lavender' })).toBeChecked()
  const canonical = await plain.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toMatch(/\/products\/oat-honey-soap-bar$/)
  await context.close()
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

test('the bar with the price shows only while the main button is out of view, and not where it cannot be pressed', {
  tag: '@narrow',
}, async ({ page }) => {
  await page.goto(SOAP)
  const buttons = page.getByRole('main').getByRole('button', { name: /^Add to bag/ })
  await expect(buttons).toHaveCount(2)
  // The code loads at a scroll that it hears, as a hand's goes on.
  await expect(async () => {
    await buttons.first().evaluate((button) => {
      window.scrollTo(0, 0)
      button.scrollIntoView({ block: 'center' })
    })
    await expect(buttons).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(buttons).toHaveCount(2)
  await page.goto('/products/reusable-cotton-rounds')
  await expect(page.getByRole('button', { name: t('products.add.unavailable') })).toHaveCount(1)
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

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
})
