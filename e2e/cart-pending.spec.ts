import { expect, type Page, test } from '@playwright/test'
import { addToCart, getCart, openQuickAdd, pressAdd, t, watchForFaults } from './shop.ts'

const CART = '**/store-api/cart'
const SOAP = '/products/dish-soap-block'
const NAME = 'Dish Soap Block'

const getAddButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Add to bag|Subscribe)/ })
    .first()

const getQuantity = (page: Page) =>
  getCart(page).getByRole('spinbutton', { name: t('cart.quantity_name', { name: NAME }) })

/** Lets additions reach the service only when the returned function is called. */
async function holdAdditions(page: Page): Promise<() => void> {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route(CART, async (route) => {
    if (route.request().method() === 'PUT') await gate
    await route.continue()
  })
  return open
}

/** Collects the calls of our own endpoints and of the router for a page's data. */
function watchCalls(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/store-api/')) calls.push(`${request.method()} ${pathname}`)
    if (searchParams.has('_rsc')) calls.push(`data of ${pathname}`)
  })
  return calls
}

test('an addition shows before the service has answered: its line at once, its amounts as pending', {
  tag: '@narrow',
}, async ({ page }) => {
  const faults = watchForFaults(page)
  await page.goto(SOAP)
  const letThrough = await holdAdditions(page)
  const cart = await pressAdd(page)
  await expect(cart.getByRole('link', { name: NAME })).toBeVisible()
  await expect(cart.getByText(t('cart.item_count', { count: 1 }))).toBeVisible()
  await expect(getQuantity(page)).toHaveValue('1')
  await expect(getQuantity(page)).toBeDisabled()
  const line = cart.getByRole('listitem').filter({ hasText: NAME })
  await expect(line.locator('[aria-busy="true"]')).toContainText(t('cart.updating'))
  await expect(line.getByText(/£/)).toHaveCount(0)
  await expect(cart.getByRole('paragraph').filter({ hasText: t('cart.total') })).not.toContainText('£')
  await expect(cart.locator(':focus')).toHaveCount(1)
  letThrough()
  await expect(line.getByText('£10.00')).toBeVisible()
  await expect(cart.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(getQuantity(page)).toBeEnabled()
  expect(faults).toEqual([])
})

test('the first addition to a bag that was seen empty shows no sum of nothing', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto(SOAP)
  await page.getByRole('link', { name: t('navigation.cart'), exact: true }).click()
  const cart = getCart(page)
  await expect(cart.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  const letThrough = await holdAdditions(page)
  await pressAdd(page)
  const total = cart.getByRole('paragraph').filter({ hasText: t('cart.total') })
  await expect(total).toContainText(t('cart.updating'))
  await expect(total).not.toContainText('£')
  letThrough()
  await expect(total).toContainText('£10.00')
})

test('the checkout waits for the service, and is not left for when it refuses', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto(SOAP)
  const letThrough = await holdAdditions(page)
  const cart = await pressAdd(page)
  await cart.getByRole('link', { name: t('cart.checkout') }).click()
  await expect(page).toHaveURL(new RegExp(`${SOAP}$`))
  letThrough()
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
})

test('fifty presses on slow answers, in two tabs and without a network, end in the service’s cart', {
  tag: ['@wide', '@night'],
}, async ({ page, context }) => {
  await page.goto(SOAP)
  await addToCart(page)
  await expect(getQuantity(page)).toBeEnabled()
  const other = await context.newPage()
  await other.goto(SOAP)
  await other.getByRole('link', { name: t('navigation.cart_count', { count: 1 }) }).click()
  await expect(getQuantity(other)).toHaveValue('1')

  const { promise: gate, resolve: letAnswers } = Promise.withResolvers<void>()
  await page.route('**/store-api/cart/items', async (route) => {
    const answer = await route.fetch()
    await gate
    await route.fulfill({ response: answer })
  })
  const more = page.getByRole('button', { name: t('a11y.increase_name', { name: NAME }) })
  // A tab in the background draws nothing.
  await page.bringToFront()
  for (let press = 0; press < 50; press++) await more.click()
  await expect(getQuantity(page)).toHaveValue('51')
  letAnswers()
  await expect(getQuantity(other)).toHaveValue('51')
  await expect(getCart(page).locator('[aria-busy="true"]')).toHaveCount(0)

  await page.unrouteAll({ behavior: 'wait' })
  await context.setOffline(true)
  await more.click()
  await expect(page.getByText(t('cart.update_error'))).toBeVisible()
  await expect(getQuantity(page)).toHaveValue('51')
  await context.setOffline(false)
  await other.bringToFront()
  await other.getByRole('button', { name: t('a11y.decrease_name', { name: NAME }) }).click()
  await expect(getQuantity(page)).toHaveValue('50')
  await page.reload()
  await expect(page.getByRole('link', { name: t('navigation.cart_count', { count: 50 }) })).toBeVisible()
})

test('a page asks for no cart before a gesture; an addition is one call, and the drawer asks for no other page', {
  tag: '@wide',
}, async ({ page }) => {
  const calls = watchCalls(page)
  await page.goto(SOAP)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  await getAddButton(page).click()
  await expect(getQuantity(page)).toBeEnabled()
  await expect(getCart(page).getByRole('region', { name: t('cart.recommendations.title') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(['PUT /store-api/cart'])
})

test('a visitor with a cart sees its count at once; the cart itself is fetched at the first gesture', {
  tag: '@wide',
}, async ({ page, context }) => {
  await page.goto(SOAP)
  await addToCart(page)
  await expect(getQuantity(page)).toBeEnabled()
  const readCookies = async () => new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]))
  const [session, count] = [(await readCookies()).get('session'), (await readCookies()).get('cart-count')]
  expect(count).toMatchObject({ value: '1', httpOnly: false, sameSite: 'Lax', path: '/' })
  expect(Math.abs((count?.expires ?? 0) - (session?.expires ?? 0))).toBeLessThan(60)
  expect(session).toMatchObject({ httpOnly: true })

  const calls = watchCalls(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: t('navigation.cart_count', { count: 1 }) })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  await page.keyboard.press('Shift')
  await expect.poll(() => calls).toEqual(['GET /store-api/cart'])

  await page.getByRole('link', { name: t('navigation.cart_count', { count: 1 }) }).press('Enter')
  await getCart(page)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(getCart(page).getByRole('heading', { name: t('cart.empty') })).toBeVisible()
  await expect.poll(async () => (await readCookies()).has('cart-count')).toBe(false)
})

test('a card adds to the cart without leaving the list; the drawer gives the focus back to the card', async ({
  page,
}) => {
  const name = 'Organic Cotton Washcloth'
  await page.goto('/categories/bath-body')
  const card = page.getByRole('article').filter({ hasText: name })
  const panel = await openQuickAdd(card, name)
  await panel.getByText('Sage', { exact: true }).click()
  const letThrough = await holdAdditions(page)
  await panel.getByRole('button', { name: t('products.quick_add.action_price', { price: '£7.00' }) }).click()
  const line = getCart(page).getByRole('listitem').filter({ hasText: name })
  await expect(line.getByText('Sage', { exact: true })).toBeVisible()
  await expect(line.locator('img')).toHaveCount(1)
  letThrough()
  await expect(card.getByText(t('products.quick_add.added')).first()).toBeAttached()
  await expect(line.getByText(/^£/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(getCart(page)).toBeHidden()
  await expect(card.getByRole('button')).toBeFocused()
  await expect(page).toHaveURL(/\/categories\/bath-body$/)
  await expect(card.getByText(t('products.quick_add.open'))).toBeAttached({ timeout: 8000 })
})
