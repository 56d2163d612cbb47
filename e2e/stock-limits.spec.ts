import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { call, getProductId, getToken, signUp } from './customer.ts'
import { ORIGINS } from './origins.ts'
import { addToCart, getCart, openAccountMenu, t } from './shop.ts'
import { readProduct, subscribe } from './subscriber.ts'

/** The service accepts any quantity and refuses at the end of its checkout, so the shop compares itself. */

const w = (key: string) => t(`account.subscriptions.${key}` as 'account.subscriptions.title')

async function readLevel(page: Page, slug: string): Promise<number> {
  const answer = await page.request.post(`${ORIGINS.commerce}/graphql`, {
    headers: { authorization: 'pk_sorrel_demo' },
    data: { query: `{ productBySlug(slug: "${slug}") { stockLevel } }` },
  })
  const { data }: { data: { productBySlug: { stockLevel: number } } } = await answer.json()
  return data.productBySlug.stockLevel
}

/** The notice is not behind the header, and what the cart costs is not over what is recommended below it. */
async function expectInSight(page: Page): Promise<void> {
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox()
    const notice = await page.getByRole('main').getByText(t('cart.shortage')).boundingBox()
    expect(notice?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    const summary = await page.getByRole('region', { name: t('cart.summary') }).boundingBox()
    const others = await page.getByRole('region', { name: t('cart.recommendations.title') }).boundingBox()
    expect((summary?.y ?? 0) + (summary?.height ?? 0)).toBeLessThanOrEqual(others?.y ?? 0)
  }).toPass()
}

test('a line above what is there says how many are left, and the checkout leads back to it', {
  tag: '@night',
}, async ({ page }) => {
  const slug = 'sisal-body-brush'
  const { id: productId } = await readProduct(page.request, slug)
  const count = await readLevel(page, slug)
  const purchaseOption = { type: 'standard' }
  await call(page.request, ['PUT', 'cart'], { productId, quantity: count + 3, purchaseOption })
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/cart#line-/)
  await expect(page.getByRole('main').getByText(t('cart.shortage'))).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: t('cart.few_left', { count }) })
  await expect(line).toBeVisible()
  await expectInSight(page)
  await expectAccessible(page)
  await line.getByText(t('cart.take', { count })).click()
  await expect(page.getByRole('main').getByText(t('cart.shortage'))).toBeHidden()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
})

test('without script the number that is left is one press away', { tag: '@night' }, async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  const slug = 'sisal-body-brush'
  const { id: productId } = await readProduct(page.request, slug)
  const count = await readLevel(page, slug)
  const purchaseOption = { type: 'standard' }
  await call(page.request, ['PUT', 'cart'], { productId, quantity: count + 1, purchaseOption })
  await page.goto('/cart')
  await page.getByRole('main').getByText(t('cart.take', { count })).click()
  await expect(page.getByText(t('cart.updated'))).toBeVisible()
  await expect(page.getByRole('main').getByText(t('cart.shortage'))).toHaveCount(0)
  await plain.close()
})

test('a damaged session is dropped, and the shopper is told once that the bag is new', {
  tag: '@night',
}, async ({ page, context }) => {
  await call(page.request, ['PUT', 'cart'], { productId: await getProductId(), quantity: 2 })
  const token = await getToken(page.request)
  await context.addCookies([{ name: 'session', value: token.slice(0, -4), url: ORIGINS.storefront }])
  await page.goto('/cart')
  await expect(page.getByText(t('cart.session_lost'))).toBeVisible()
  await expect(page.getByRole('main').getByText(t('cart.empty'))).toBeVisible()
  expect(await getToken(page.request)).not.toBe(token.slice(0, -4))
  await page.goto('/products/dish-soap-block')
  await addToCart(page)
  await expect(getCart(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(t('cart.session_lost'))).toHaveCount(0)
})

test('logging out keeps the bag, and offers to empty it on a computer that others use', {
  tag: '@night',
}, async ({ page }) => {
  await signUp(page.request)
  const productId = await getProductId()
  await call(page.request, ['PUT', 'cart'], { productId, quantity: 2 })
  await page.goto('/account/profile')
  const menu = await openAccountMenu(page)
  await expect(menu.getByRole('button', { name: t('account.logout.action_empty') })).toBeVisible()
  await menu.getByRole('button', { name: t('account.logout.action'), exact: true }).click()
  await expect(page.getByText(t('account.logout.success_bag', { count: 2 }))).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('spinbutton')).toHaveValue('2')

  await signUp(page.request)
  await page.goto('/account/profile')
  await (await openAccountMenu(page)).getByRole('button', { name: t('account.logout.action_empty') }).click()
  await expect(page.getByText(t('account.logout.success_empty'))).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText(t('cart.empty'))).toBeVisible()
})

test('a subscription appears by itself after the checkout', { tag: '@night' }, async ({ page }) => {
  const email = await signUp(page.request)
  const first = subscribe(page.request, email, { slug: 'laundry-sheets', plan: 'Every month' })
  const own = page.getByRole('heading', { level: 2, name: 'Laundry Sheets' })
  await expect(async () => {
    await page.goto('/account/subscriptions')
    await expect(page.getByText(w('awaited')).or(own)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(own).toBeVisible()
  expect(await first).not.toBe('')
})
