import { expect, test } from '@playwright/test'
import { addToCart, getCart, t, watchForFaults } from './shop.ts'

test('a discount code and a gift card reduce the total and can be removed', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/products/dish-soap-block')
  const cart = await addToCart(page)
  // The field is below them, and a press can miss what a long name moves.
  await expect(cart.getByRole('region', { name: t('cart.recommendations.title') })).toBeVisible()
  await cart.locator('summary', { hasText: t('cart.coupon.label') }).click()
  const field = cart.getByRole('textbox', { name: t('cart.coupon.label') })
  const apply = cart.getByRole('button', { name: t('cart.coupon.apply') })

  await field.fill('NOBODYS')
  await apply.click()
  await expect(cart.getByText(t('cart.coupon.error'))).toBeVisible()

  await field.fill('welcome10')
  await apply.click()
  const coupon = cart.getByRole('button', { name: t('cart.coupon.remove', { code: 'WELCOME10' }) })
  await expect(coupon).toBeVisible()
  await expect(cart.getByText('-£1.00')).toBeVisible()
  await field.fill('SORREL-GIFT-25')
  await apply.click()
  await expect(cart.getByText('-£9.00')).toBeVisible()
  await expect(cart.getByText('£0.00')).toBeVisible()

  await coupon.click()
  await expect(cart.getByText('-£10.00')).toBeVisible()
})

test('a note is kept with the bag and goes with the order', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/products/dish-soap-block')
  const cart = await addToCart(page)
  await expect(cart.getByRole('region', { name: t('cart.recommendations.title') })).toBeVisible()
  await cart.locator('summary', { hasText: t('cart.note.label') }).click()
  await cart.getByRole('textbox', { name: t('cart.note.label') }).fill('Happy birthday, Ann!')
  await cart.getByRole('button', { name: t('cart.note.save') }).click()
  await expect(cart.getByText(t('cart.note.saved'))).toBeVisible()
  await page.goto('/cart')
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox', { name: t('cart.note.label') })).toHaveValue('Happy birthday, Ann!')
  await main.getByRole('link', { name: t('cart.checkout') }).click()
  await expect(page.getByText('Happy birthday, Ann!')).toBeVisible()
})

test('products in the cart are not recommended; a recommendation is added at once', { tag: '@wide' }, async ({
  page,
}) => {
  const faults = watchForFaults(page)
  await page.goto('/products/dish-soap-block')
  const cart = await addToCart(page)
  const block = cart.getByRole('region', { name: t('cart.recommendations.title') })
  await expect(block.getByRole('listitem')).toHaveCount(3)
  await expect(block.getByText('Dish Soap Block')).toHaveCount(0)
  const add = block.getByRole('button').first()
  const name = (await add.getAttribute('aria-label')) ?? ''
  await add.click()
  await expect(block.getByRole('button', { name })).toHaveCount(0)
  await expect(cart.getByText(t('cart.item_count', { count: 2 }))).toBeVisible()
  expect(faults).toEqual([])
})

test('free delivery depends on the shopper’s country, which is remembered', { tag: '@wide' }, async ({
  page,
}) => {
  await page.route('**/location/ip', (route) =>
    route.fulfill({
      json: { country_code: 'FR', country_name: 'France' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.goto('/products/dish-soap-block')
  const cart = await addToCart(page)
  await expect(cart.getByText(t('cart.free_delivery.remaining', { amount: '£90.00' }))).toBeVisible()
  await page.unroute('**/location/ip')
  await page.reload()
  await page.getByRole('link', { name: t('navigation.cart_count', { count: 1 }) }).click()
  await expect(getCart(page).getByText(t('cart.free_delivery.remaining', { amount: '£90.00' }))).toBeVisible()
})

test('a display currency says in which currency the charge is made', { tag: '@wide' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'currency', value: 'EUR', url: baseURL ?? '' }])
  await page.goto('/products/dish-soap-block')
  // £30 and £100, which the bag applies, at the rate of the store.
  await expect(page.getByText('Free UK delivery from €35.10, elsewhere from €117.')).toBeVisible()
  const cart = await addToCart(page)
  await expect(cart.getByText(t('cart.charge_note', { currency: 'GBP' }))).toBeVisible()
  const block = cart.getByRole('region', { name: t('cart.recommendations.title') })
  await expect(block.getByText(/^£/)).toHaveCount(3)
})

test('a bag with nothing to deliver says nothing of delivery, nor does the page of a gift card', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/products/gift-card')
  await expect(page.getByText(t('cart.tax_included'), { exact: true })).toBeVisible()
  await page.goto('/products/refill-club-membership')
  const cart = await addToCart(page)
  await expect(cart.getByText(t('cart.total')).first()).toBeVisible()
  await expect(cart.getByText(t('cart.delivery'), { exact: true })).toHaveCount(0)
  await expect(cart.getByText(/free (UK )?delivery/)).toHaveCount(0)
  await page.goto('/cart')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: t('cart.checkout') })).toBeVisible()
  await expect(main.getByText(t('cart.delivery'), { exact: true })).toHaveCount(0)
  await expect(main.getByText(/free (UK )?delivery/)).toHaveCount(0)
})
