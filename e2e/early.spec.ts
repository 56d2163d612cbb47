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

test('what was chosen before a product page’s code loaded goes into the cart', async ({ page }) => {
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

test('what was typed before the code loaded stays: log-in, sign-up, newsletter', async ({ page }) => {
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
  await page.getByRole('banner').getByLabel(t('navigation.language')).selectOption('de')
  await letHomeIn()
  await expect(page).toHaveURL(/\/de$/)
})

test('quiz answers given before the code loaded stay', async ({ page }) => {
  const letQuizIn = await openBeforeItsCode(page, '/quiz/gift-finder')
  const first = page.getByRole('main').getByRole('radio').first()
  await first.check({ force: true })
  await letQuizIn()
  await page.getByRole('main').getByRole('textbox').first().fill('Ann')
  await expect(first).toBeChecked()
  await page.reload()
  await expect(first).toBeChecked()
})
