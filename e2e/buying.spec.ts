import { expect, test } from '@playwright/test'
import {
  addToCart,
  fillAddress,
  fillCard,
  getCart,
  goToCheckout,
  logIn,
  openAccountMenu,
  placeOrder,
  t,
  watchForFaults,
} from './shop.ts'

test('a visitor finds a soap, chooses a scent, checks out and sees the order', { tag: '@plain' }, async ({
  page,
}) => {
  const faults = watchForFaults(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Bath & Body' }).first().click()
  await expect(page.getByRole('heading', { name: 'Bath & Body', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Oat & Honey Soap Bar' }).click()
  await expect(page.getByRole('heading', { name: 'Oat & Honey Soap Bar', level: 1 })).toBeVisible()

  await page.getByText('Lavender', { exact: true }).click()
  await expect(page).toHaveURL(/variant=/)
  await expect(page.getByText(/^Low Stock · \d remaining$/)).toBeVisible()

  const cart = await addToCart(page)
  await expect(cart.getByText('Lavender')).toBeVisible()
  await expect(cart.getByText('£6.50').first()).toBeVisible()
  await goToCheckout(page)
  await fillAddress(page, 'robin@example.com')
  await fillCard(page)
  await placeOrder(page)

  // The checkout's id opens the order to whoever has it: it does not stay in the address, nor in the page.
  await expect(page).toHaveURL(/\/checkout\/complete$/)
  expect(await page.content()).not.toContain('checkout=')
  await expect(page.getByRole('heading', { name: t('checkout.complete.title') })).toBeVisible()
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await expect(page.getByRole('main').getByText('Oat & Honey Soap Bar')).toBeVisible()
  await expect(page.getByText(/Order S?\d+ is with us/)).toBeVisible()
  expect(faults).toEqual([])
})

test('a customer buys a soap and a subscription and finds both in the account', { tag: '@narrow' }, async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/products/dish-soap-block')
  await addToCart(page)
  await page.goto('/products/bamboo-toilet-rolls')
  await page.getByText(/^Subscribe and save/).click()
  const cart = await addToCart(page)
  await expect(cart.getByText(/£23\.40/).first()).toBeVisible()
  await goToCheckout(page)
  await page
    .getByLabel(/ending in/)
    .first()
    .check()
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: t('checkout.complete.title') })).toBeVisible()
  const number = (await page.getByText(/Order S?\d+ is with us/).textContent())?.match(/S?\d+/)?.[0] ?? ''

  await page.getByRole('link', { name: t('checkout.complete.orders') }).click()
  await page.getByRole('link', { name: t('account.orders.view_number', { number }) }).click()
  await expect(page.getByRole('main').getByText('Dish Soap Block')).toBeVisible()
  await expect(page.getByRole('main').getByText('Bamboo Toilet Rolls (24)')).toBeVisible()

  const menu = await openAccountMenu(page)
  await menu.getByRole('link', { name: t('account.nav.subscriptions') }).click()
  await expect(page.getByRole('heading', { name: 'Bamboo Toilet Rolls (24)' }).first()).toBeVisible()
})

test('quantities change, a removed line can be restored, and two tabs show the same cart', {
  tag: '@wide',
}, async ({ page, context }) => {
  await page.goto('/products/dish-soap-block')
  const cart = await addToCart(page)
  const name = 'Dish Soap Block'
  const puts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url())
  })
  const plus = cart.getByRole('button', { name: t('a11y.increase_name', { name }) })
  for (let click = 0; click < 9; click += 1) await plus.click()
  await expect(cart.getByText('£100.00').first()).toBeVisible()
  expect(puts.length).toBeLessThanOrEqual(2)

  const other = await context.newPage()
  await other.goto('/cart')
  await expect(other.getByRole('spinbutton', { name: t('cart.quantity_name', { name }) })).toHaveValue('10')

  await cart.getByRole('button', { name: t('cart.remove_name', { name }) }).click()
  await expect(cart.getByText(t('cart.empty'))).toBeVisible()
  // The notice stays while the pointer is on it.
  const undo = page.getByRole('button', { name: t('cart.undo') })
  await undo.hover()
  await expect(other.getByRole('main').getByText(t('cart.empty'))).toBeVisible()
  await undo.click()
  await expect(
    getCart(page).getByRole('spinbutton', { name: t('cart.quantity_name', { name }) }),
  ).toHaveValue('10')
})

test('a quantity above the stock is refused with the quantity there is', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/products/deodorant-balm')
  await addToCart(page)
  await page.keyboard.press('Escape')
  await expect(getCart(page)).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('a11y.increase') })
    .click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  await expect(page.getByText(t('products.stock.not_enough', { quantity: 2 })).first()).toBeVisible()
})
