import { expect, type Page, test } from '@playwright/test'
import { getCart, t } from './shop.ts'

/** Opens a page whose scripts are held back. The returned function lets them load. */
async function openBeforeItsCode(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    open()
    await page.waitForLoadState('networkidle')
  }
}

test('what was chosen before a product page’s code loaded goes into the cart', { tag: '@narrow' }, async ({
  page,
}) => {
  const main = page.getByRole('main')
  const cart = getCart(page)
  const add = () =>
    main
      .getByRole('button', { name: /^(Add to bag|Subscribe)/ })
      .first()
      .click()

  const letCodeIn = await openBeforeItsCode(page, '/products/oat-honey-soap-bar')
  await main.getByText('Lavender', { exact: true }).click()
  await main.getByRole('radio', { name: /^Subscribe/ }).check()
  await letCodeIn()
  await expect(page).toHaveURL(/\?variant=/)
  await expect(main.getByRole('radio', { name: 'Lavender' })).toBeChecked()
  await expect(main.getByRole('radio', { name: /^Subscribe/ })).toBeChecked()
  await add()
  await expect(cart.getByText('Lavender', { exact: true })).toBeVisible()

  const letMoreIn = await openBeforeItsCode(page, '/products/dish-soap-block')
  await main.getByRole('spinbutton', { name: t('products.quantity') }).fill('3')
  await letMoreIn()
  await add()
  const quantity = cart.getByRole('spinbutton', {
    name: t('cart.quantity_name', { name: 'Dish Soap Block' }),
  })
  await expect(quantity).toHaveValue('3')
})

/** Opens a page whose own code loads, while what that asks for is held back. The returned function lets it in. */
async function openBeforeLateCode(page: Page, path: string): Promise<() => void> {
  const html = await (await page.request.get(path)).text()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await gate
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('html[data-router]')).toBeAttached()
  return open
}

test('a text for a product counts although its field’s own code has not loaded', { tag: '@narrow' }, async ({
  page,
}) => {
  const letCodeIn = await openBeforeLateCode(page, '/products/linen-tea-towels')
  const main = page.getByRole('main')
  await main.getByLabel('Initials').fill('ABC')
  await main
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  letCodeIn()
  await expect(getCart(page).getByText('ABC', { exact: true })).toBeVisible()
})

test('every press on a product page counts although the code of its choices has not loaded', async ({
  page,
}) => {
  const letCodeIn = await openBeforeLateCode(page, '/products/soy-candle')
  const main = page.getByRole('main')
  await main.getByText('Cedar', { exact: true }).click()
  await main.getByRole('button', { name: t('a11y.increase') }).click()
  await main.getByRole('spinbutton', { name: t('products.quantity') }).press('ArrowUp')
  await main
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  letCodeIn()
  await expect(page).toHaveURL(/\?variant=/)
  const cart = getCart(page)
  await expect(cart.getByText('Cedar', { exact: true })).toBeVisible()
  const quantity = cart.getByRole('spinbutton', {
    name: t('cart.quantity_name', { name: 'Soy Candle' }),
  })
  await expect(quantity).toHaveValue('3')
})

test('a list’s filters open and count although their code has not loaded', async ({ page, isMobile }) => {
  const letCodeIn = await openBeforeLateCode(page, '/products')
  const main = page.getByRole('main')
  if (isMobile) {
    await main.getByRole('button', { name: t('categories.filters.open') }).click()
    letCodeIn()
    await expect(page.getByRole('dialog')).toBeVisible()
    return
  }
  const filter = main.locator('details[name=filter]').first()
  await filter.locator('summary').click()
  await expect(filter).toHaveAttribute('open')
  letCodeIn()
  await expect(filter.getByRole('slider').first()).toBeVisible()
})

test('a filter that was left open closes with the next panel and leaves the focus there', {
  tag: '@wide',
}, async ({ page }) => {
  const letCodeIn = await openBeforeLateCode(page, '/products')
  const filter = page.getByRole('main').locator('details[name=filter]').first()
  await filter.locator('summary').press('Enter')
  letCodeIn()
  await expect(filter.getByRole('slider').first()).toBeVisible()
  const menu = page
    .getByRole('banner')
    .getByRole('button', { name: t('navigation.open_group', { name: 'Household' }) })
  await menu.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(filter).not.toHaveAttribute('open')
  await expect(menu).toBeFocused()
})

test('what was typed before the code loaded stays: log-in, sign-up, newsletter', {
  tag: '@wide',
}, async ({ page }) => {
  const letLoginIn = await openBeforeItsCode(page, '/account/login')
  const email = page.getByLabel(t('account.fields.email'), { exact: true })
  const password = page.getByLabel(t('account.fields.password'), { exact: true })
  const newsletter = page.getByRole('contentinfo').getByLabel(t('newsletter.label'))
  await email.fill('ann@example.com')
  await password.fill('not-hers')
  await newsletter.fill('news@example.com')
  await letLoginIn()
  await page.getByRole('button', { name: t('a11y.show_password') }).click()
  await expect(password).toHaveValue('not-hers')
  await expect(email).toHaveValue('ann@example.com')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('newsletter.submit') })
    .click()
  await expect(page.getByText(t('newsletter.success'))).toBeVisible()

  await page.unrouteAll()
  const letSignUpIn = await openBeforeItsCode(page, '/account/sign-up')
  await page.getByLabel(t('account.fields.first_name')).fill('Ann')
  await letSignUpIn()
  await page.getByRole('button', { name: t('account.signup.submit') }).click()
  await expect(page.getByLabel(t('account.fields.email'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(page.getByLabel(t('account.fields.first_name'))).toHaveValue('Ann')
})

test('an order, a language and a search chosen before the code loaded count', async ({ page, isMobile }) => {
  const letListIn = await openBeforeItsCode(page, '/categories/bath-body')
  await page.getByLabel(t('categories.sort.label')).selectOption('price-asc')
  await letListIn()
  await expect(page).toHaveURL(/sort=price-asc/)

  await page.unrouteAll()
  const letMissingIn = await openBeforeItsCode(page, '/no-such-page')
  const main = page.getByRole('main')
  await main.getByLabel(t('search.label')).fill('soap')
  await letMissingIn()
  await expect(main.getByRole('button', { name: t('search.clear') })).toBeVisible()
  await main.getByLabel(t('search.label')).press('Enter')
  await expect(page).toHaveURL(/q=soap/)

  if (isMobile) return
  await page.unrouteAll()
  const letHomeIn = await openBeforeItsCode(page, '/')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: /English · GBP$/ }).click()
  await letHomeIn()
  await banner.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de$/)
})

test('quiz answers given before the code loaded stay', { tag: '@narrow' }, async ({ page }) => {
  const letQuizIn = await openBeforeItsCode(page, '/quiz/wish-list')
  const first = page.getByRole('main').getByRole('radio').first()
  // By key: the page may still move below a pointer while its fonts come.
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await letQuizIn()
  await page.getByRole('main').getByRole('textbox').first().fill('Ann')
  await expect(first).toBeChecked()
  await page.reload()
  await expect(first).toBeChecked()
})

test('an open filter does not move when its code comes', { tag: '@wide' }, async ({ page }) => {
  const letCodeIn = await openBeforeLateCode(page, '/categories/bath-body')
  const main = page.getByRole('main')
  for (const name of ['Price', 'Material']) {
    const filter = main.locator('details[name=filter]').filter({ hasText: name }).first()
    await filter.locator('summary').click()
    const field = filter.locator('fieldset').first()
    const before = await field.boundingBox()
    if (name === 'Price') {
      letCodeIn()
      await expect(filter.getByRole('slider').first()).toBeVisible()
    }
    if (name === 'Material') await expect(filter.getByRole('searchbox')).toBeVisible()
    expect((await field.boundingBox())?.y).toBe(before?.y)
  }
})

test('the choices of a product stay where they are when their code comes to a page that was scrolled', {
  tag: '@wide',
}, async ({ page }) => {
  const letCodeIn = await openBeforeLateCode(page, '/products/gift-card')
  const main = page.getByRole('main')
  await page.evaluate(() => window.scrollTo({ top: 350, behavior: 'instant' }))
  const field = main.getByLabel('Recipient')
  const before = await field.boundingBox()
  letCodeIn()
  await expect(main.getByRole('region', { name: t('products.gift_preview') })).toBeVisible()
  expect((await field.boundingBox())?.y).toBe(before?.y)
})
