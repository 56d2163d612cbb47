import { expect, type Locator, type Page, test } from '@playwright/test'
import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import { fillAddress, fillCard, getCart, t } from './shop.ts'

const german = createMessages({ locale: 'de', messages: getMessages('de') })

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there')
}

test('a purchase works by keyboard alone, with a visible focus at each step', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/categories/bath-body')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('a11y.skip_to_content') })).toBeFocused()
  await page.keyboard.press('Enter')
  const product = page.getByRole('link', { name: 'Oat & Honey Soap Bar' }).first()
  await tabTo(page, product)
  await expect(product).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Oat & Honey Soap Bar', level: 1 })).toBeVisible()

  await page.waitForLoadState('networkidle')
  const main = page.getByRole('main')
  const scents = main.getByRole('radio')
  await tabTo(page, scents.first())
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/variant=/)
  // Chooses a scent with much stock, since the other flows buy this product too.
  const second = page.url()
  await page.keyboard.press('ArrowUp')
  await expect(page).not.toHaveURL(second)
  const add = main.getByRole('button', { name: /^(Add to bag|Subscribe)/ }).first()
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const cart = getCart(page)
  await expect(cart).toBeVisible()
  await expect(cart.locator(':focus')).toHaveCount(1)
  const checkout = cart.getByRole('link', { name: t('cart.checkout') })
  await tabTo(page, checkout)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  await fillAddress(page, 'keys@example.com')
  await fillCard(page)
  const pay = page.getByRole('button', { name: /^Place order ·/ })
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t('checkout.complete.title') })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a product is filtered, added to the cart and taken to the checkout', { tag: '@narrow' }, async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Bath & Body' }).first().click()
    const filters = page.getByRole('form', { name: t('categories.filters.title') })
    await filters.locator('summary', { hasText: t('categories.filters.price') }).click()
    await filters.getByRole('spinbutton', { name: t('categories.filters.price_max'), exact: true }).fill('8')
    await filters
      .getByRole('button', { name: /^See results/ })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL(/price=/)
    await page.getByRole('link', { name: 'Oat & Honey Soap Bar' }).first().click()

    const main = page.getByRole('main')
    await main.getByText('Lavender', { exact: true }).click()
    await main
      .getByRole('button', { name: /^(Add to bag|Subscribe)/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(main.getByText('Oat & Honey Soap Bar')).toBeVisible()
    await expect(main.getByText('Lavender')).toBeVisible()
    await main.getByRole('link', { name: t('cart.checkout') }).click()
    await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
    await page.locator('summary', { hasText: 'Order summary' }).click()
    await expect(page.getByText('Oat & Honey Soap Bar').first()).toBeVisible()
  })

  test('the cart’s forms change a quantity, add a code and remove both', { tag: '@wide' }, async ({
    page,
    request,
  }) => {
    await page.goto('/de/products/dish-soap-block')
    const main = page.getByRole('main')
    await main.locator('button[type=submit]').first().click()
    await expect(page).toHaveURL(/\/de\/cart$/)
    await main.getByRole('spinbutton').fill('3')
    await main.getByRole('button', { name: / aktualisieren$/ }).click()
    await expect(page).toHaveURL(/\/de\/cart$/)
    await expect(main.getByText(german('cart.updated'))).toBeVisible()
    await expect(main.getByRole('spinbutton')).toHaveValue('3')

    await main.getByRole('spinbutton').fill('many')
    await main.getByRole('button', { name: / aktualisieren$/ }).click()
    await expect(main.getByText(german('cart.update_error'))).toBeVisible()
    await expect(main.getByRole('spinbutton')).toHaveValue('3')

    const codes = main.locator('summary', { hasText: german('cart.coupon.label') })
    for (const [code, message] of [
      ['nobodys', german('cart.coupon.error')],
      ['welcome10', german('cart.updated')],
    ] as const) {
      await codes.click()
      await main.locator('input[name=code]').fill(code)
      await main.getByRole('button', { name: german('cart.coupon.apply') }).click()
      await expect(main.getByText(message)).toBeVisible()
    }
    await main.getByRole('button', { name: german('cart.coupon.remove', { code: 'WELCOME10' }) }).click()
    await expect(main.getByText('WELCOME10')).toHaveCount(0)

    await main.locator('summary', { hasText: german('cart.note.label') }).click()
    await main.locator('textarea[name=note]').fill('Für Anna')
    await main.getByRole('button', { name: german('cart.note.save') }).click()
    await expect(main.getByText(german('cart.updated'))).toBeVisible()
    await expect(main.locator('textarea[name=note]')).toHaveValue('Für Anna')

    await main.getByRole('button', { name: /entfernen$/ }).click()
    await expect(main.getByRole('heading', { name: german('cart.empty') })).toBeVisible()
    const stranger = { headers: { origin: 'https://elsewhere.example' } }
    for (const form of ['cart-line', 'cart-code', 'remove-cart-code', 'cart-note'])
      expect((await request.post(`/account/forms/${form}`, { ...stranger, form: {} })).status()).toBe(403)
  })

  test('the cart says what could not be added, and other sites cannot add anything', {
    tag: '@narrow',
  }, async ({ page, request }) => {
    await page.goto('/products/gift-card')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Add to bag|Subscribe)/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/products\/gift-card$/)
    await expect(page.getByText(t('products.options.missing_names', { names: 'Recipient' }))).toBeVisible()
    const answer = await request.post('/account/forms/add-to-cart', {
      headers: { origin: 'https://elsewhere.example' },
      form: { slug: 'oat-honey-soap-bar', from: '/', to: '/cart' },
    })
    expect(answer.status()).toBe(403)
  })

  test('language and currency change, and the menu leads to the links below', async ({ page, isMobile }) => {
    await page.goto('/products?page=2')
    const place = page.getByRole(isMobile ? 'contentinfo' : 'banner')
    const choose = async (now: string, option: string) => {
      await place.locator('summary, button', { hasText: now }).filter({ visible: true }).click()
      await place.getByRole('button', { name: option }).filter({ visible: true }).click()
    }
    await choose('English · GBP', 'EUR €')
    await choose('English · EUR', 'Deutsch')
    await expect(page).toHaveURL(/\/de\/products\?page=2$/)
    await expect(page.getByRole('article').getByText('€').first()).toBeVisible()
    if (!isMobile) return
    await page.getByRole('link', { name: german('navigation.open') }).click()
    await expect(page.getByRole('contentinfo')).toBeInViewport()
  })

  test('the newsletter accepts an e-mail address and never puts it into the page’s address', {
    tag: '@wide',
  }, async ({ page }) => {
    await page.goto('/how-refills-work')
    const footer = page.getByRole('contentinfo')
    for (const [email, message] of [
      ['', t('newsletter.email_required')],
      ['robin', t('newsletter.email_invalid')],
      ['plain@example.com', t('newsletter.success')],
    ] as const) {
      await footer.getByLabel(t('newsletter.label')).fill(email)
      await footer.getByRole('button', { name: t('newsletter.submit') }).click()
      await expect(page.getByText(message)).toBeVisible()
      await expect(page).toHaveURL(/\/how-refills-work$/)
    }
  })
})
