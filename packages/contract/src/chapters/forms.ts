/** Forms without script: a browser that runs nothing buys, searches and logs in. */

import {
  chooseProduct,
  expect,
  fillLogIn,
  getAddButton,
  getLogInButton,
  getQuantity,
  logIn,
  routes,
  test,
} from '../shop.ts'

test.use({ javaScriptEnabled: false })

test('a product goes into the cart, its quantity changes, and it leaves', async ({ page, shop }) => {
  const { t, toPath } = shop
  const form = await chooseProduct(page, shop)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await getAddButton(form, shop).click()
  await expect(page).toHaveURL(new RegExp(`${toPath(routes.cart())}$`))
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await getQuantity(main).fill('2')
  await main
    .getByRole('button', { name: t('cart.update_name', { name: '' }).trim() })
    .first()
    .click()
  await expect(getQuantity(main)).toHaveValue('2')
  await expect(main.getByRole('link', { name: t('cart.checkout') })).toHaveAttribute(
    'href',
    /^(?:https?:|\/)/,
  )
  await main
    .getByRole('button', { name: t('cart.remove_name', { name: '' }).trim() })
    .first()
    .click()
  await expect(main.getByText(t('cart.empty'))).toBeVisible()
})

test('a word is searched', async ({ page, shop }) => {
  await page.goto(shop.productPath)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(shop.toPath(routes.search()))
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill(name)
  await field.press('Enter')
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
})

test('a customer logs in, is refused with a wrong password, and logs out', async ({ page, shop }) => {
  const { t, toPath, customer } = shop
  await page.goto(toPath(routes.login()))
  await fillLogIn(page, { t, email: customer?.email, password: 'not-the-password-1' })
  await expect(page.getByText(t('account.login.error_invalid')).first()).toBeVisible()
  await logIn(page, shop)
  await page.goto(toPath(routes.account()))
  await expect(page).not.toHaveURL(/\/login/)
  await page
    .getByRole('button', { name: t('account.logout.action'), exact: true })
    .first()
    .click()
  await page.goto(toPath(routes.account()))
  await expect(getLogInButton(page, shop)).toBeVisible()
})

test('a form of another site changes nothing', async ({ page, request, shop }) => {
  await page.goto(shop.productPath)
  const form = page.getByRole('main').locator('form[method=post]').first()
  const address = await form.getAttribute('action')
  const answer = await request.post(address ?? '', {
    headers: { origin: 'https://elsewhere.example' },
    form: { slug: shop.product, to: '/' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(403)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})
