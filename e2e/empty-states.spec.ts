import { expect, test } from '@playwright/test'
import { addToCart, expectNothingSideways, getCart, t } from './shop.ts'

const ONE_WORD = 'averyveryverylongaddresswithoutanybreak@a-long-domain-name.example.com'

test.describe('what is missing says so, in its title too', () => {
  for (const [path, title] of [
    ['/nowhere', t('errors.page_not_found.title')],
    ['/categories/nowhere', t('errors.page_not_found.title')],
    ['/quiz/nowhere', t('errors.page_not_found.title')],
    ['/products/nowhere', t('products.unavailable.title')],
  ] as const)
    test(path, { tag: path === '/products/nowhere' ? '@wide' : ['@wide', '@full'] }, async ({
      page,
      request,
    }) => {
      const answer = await request.get(path)
      expect([answer.status(), answer.headers()['x-robots-tag']]).toEqual([404, 'noindex'])
      const html = await answer.text()
      expect(html).toContain(`<title>${title}</title>`)
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: t('search.popular') })).toBeVisible()
    })
})

test('a button that cannot add yet leads to the empty field', async ({ page }) => {
  await page.goto('/products/gift-card')
  const recipient = page.getByLabel('Recipient')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page
    .getByRole('button', { name: t('products.add.action') })
    .last()
    .click()
  await expect(recipient).toBeFocused()
  await expect(recipient).toBeInViewport()
  await expect(page.getByText(t('products.options.missing_text', { name: 'Recipient' }))).toBeVisible()
})

test('one long word stays inside the cart', async ({ page }) => {
  await page.goto('/products/gift-card')
  await page.getByLabel('Recipient').fill(ONE_WORD)
  const cart = await addToCart(page)
  const line = cart.getByRole('listitem').filter({ hasText: ONE_WORD })
  await expect(line.getByText(/£\d/).last()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText(ONE_WORD)).toBeVisible()
  await expectNothingSideways(page)
})

test('the focus goes back to what opened the search, the large picture and the quick-add', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/products/oat-honey-soap-bar')
  const opener = page.getByRole('banner').getByRole('link', { name: t('navigation.search') })
  const field = page.getByRole('region', { name: t('navigation.search'), exact: true }).getByRole('searchbox')
  await opener.click()
  await expect(field).toBeFocused()
  await field.fill('soap')
  await field.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(field).toBeFocused()
  await page.mouse.click(5, 790)
  await expect(field).toBeHidden()
  await expect(opener).toBeFocused()

  const picture = page.getByRole('button', { name: t('products.gallery.zoom') }).first()
  await picture.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picture).toBeFocused()

  await page.goto('/categories/bath-body')
  const quickAdd = page.getByRole('button', {
    name: t('products.quick_add.open_name', { name: 'Organic Cotton Washcloth' }),
  })
  await quickAdd.press('Enter')
  await expect(page.getByRole('form').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(quickAdd).toBeFocused()
})

test('the way to the checkout by keyboard: whatever closes gives the focus back', { tag: '@wide' }, async ({
  page,
}) => {
  const banner = page.getByRole('banner')
  await page.goto('/categories/bath-body')
  const filter = page
    .getByRole('form', { name: t('categories.filters.title') })
    .locator('summary')
    .first()
  await filter.press('Enter')
  await page.keyboard.press('Escape')
  await expect(filter).toBeFocused()

  const menu = banner.getByRole('button', { name: t('navigation.open_group', { name: 'Household' }) })
  await menu.press('Enter')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  const search = banner.getByRole('link', { name: t('navigation.search') })
  await search.press('Enter')
  const field = page.getByRole('region', { name: t('navigation.search'), exact: true }).getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('oat soap')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await page.getByRole('main').getByRole('link', { name: 'Oat & Honey Soap Bar' }).first().press('Enter')
  await expect(page).toHaveURL(/oat-honey-soap-bar/)

  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
  await add.press('Enter')
  const cart = getCart(page)
  await expect(cart.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(add).toBeFocused()

  const bag = banner.getByRole('link', { name: t('navigation.cart_count', { count: 1 }) })
  await bag.press('Enter')
  await expect(cart.locator(':focus')).toHaveCount(1)
  await cart.getByRole('button', { name: t('cart.close') }).press('Enter')
  await expect(cart).toBeHidden()
  await expect(bag).toBeFocused()

  await bag.press('Enter')
  // The drawer takes the focus once it is open; a key before that would reach what it focuses.
  await expect(cart.locator(':focus')).toHaveCount(1)
  await expect(cart.locator('[aria-busy="true"]')).toHaveCount(0)
  await cart.getByRole('link', { name: t('cart.checkout') }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
})
