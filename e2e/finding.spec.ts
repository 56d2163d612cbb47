import { expect, type Page, test } from '@playwright/test'
import { getCart, t } from './shop.ts'

const CATEGORY = '/categories/bath-body'

const getNames = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

/** Opens the filters: chips above the list in wide windows, a drawer in narrow ones. */
async function chooseMaterial(page: Page, value: string, isMobile: boolean): Promise<void> {
  const drawer = page.getByRole('dialog', { name: t('categories.filters.title') })
  if (isMobile) await page.getByRole('button', { name: t('categories.filters.open'), exact: true }).click()
  const place = isMobile ? drawer : page.getByRole('form', { name: t('categories.filters.title') })
  await place.locator('summary', { hasText: 'Material' }).click()
  await place.getByRole('checkbox', { name: value }).check()
  await expect(place.getByRole('button', { name: /^See results \((?!13\))\d+\)$/ }).first()).toBeVisible()
  await place
    .getByRole('button', { name: /^See results/ })
    .filter({ visible: true })
    .first()
    .click()
}

test('filters apply as they are chosen, are in the address and can be removed one by one', async ({
  page,
  isMobile,
}) => {
  await page.goto(CATEGORY)
  await expect(getNames(page)).toHaveCount(13)
  await chooseMaterial(page, 'Plant oils', isMobile)
  await expect(page).toHaveURL(/\?material=/)
  const matching = await getNames(page).count()
  expect(matching).toBeGreaterThan(0)
  expect(matching).toBeLessThan(13)
  await page.reload()
  await expect(getNames(page)).toHaveCount(matching)
  await page.getByRole('link', { name: t('categories.filters.remove', { name: 'Plant oils' }) }).click()
  await expect(getNames(page)).toHaveCount(13)
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`))
})

test('a chosen order is in the address and sorts the list', async ({ page }) => {
  await page.goto(CATEGORY)
  await page.getByRole('combobox', { name: t('categories.sort.label') }).selectOption('price-asc')
  await expect(page).toHaveURL(/\?sort=price-asc$/)
  await expect(getNames(page).first()).toHaveText('Bamboo Toothbrush')
})

test('filters work without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(CATEGORY)
  const form = page.getByRole('form', { name: t('categories.filters.title') })
  await form.locator('summary', { hasText: t('categories.filters.price') }).click()
  await form.getByLabel(t('categories.filters.price_min')).fill('5')
  await form.getByLabel(t('categories.filters.price_max')).fill('8')
  await form
    .getByRole('button', { name: /^See results/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/price=5&price=8/)
  const count = await getNames(page).count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(13)
  await context.close()
})

test('the search panel finds by name, forgets an empty term and closes on a route change', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navigation.search') })
    .click()
  const panel = page.getByRole('region', { name: t('navigation.search') })
  const field = panel.getByPlaceholder(t('search.placeholder'))
  await expect(field).toBeFocused()
  await field.pressSequentially('soap')
  await expect(panel.getByText(/results? for “soap”/)).toBeVisible()
  expect(await panel.getByRole('article').count()).toBeGreaterThan(2)
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await field.fill('')
  await expect(panel.getByRole('article')).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  await field.fill('Safety Razor')
  await panel.getByRole('link', { name: 'Safety Razor' }).first().click()
  await expect(page).toHaveURL(/\/products\/safety-razor/)
  await expect(panel).toBeHidden()
})

test('a card adds to the cart without leaving the list', async ({ page }) => {
  await page.goto(CATEGORY)
  const card = page.getByRole('article').filter({ hasText: 'Organic Cotton Washcloth' })
  const name = 'Organic Cotton Washcloth'
  await card.hover()
  await card.getByRole('button', { name: t('products.quick_add.open_name', { name }) }).click()
  const panel = card.getByRole('form', { name: t('products.quick_add.choose_name', { name }) })
  const add = panel.getByRole('button', { name: t('products.quick_add.action') })
  await expect(add).toBeDisabled()
  await panel.getByText('Sage', { exact: true }).click()
  await add.click()
  await expect(getCart(page)).toBeVisible()
  await expect(getCart(page).getByText(name)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`))
  await expect(card.getByText(t('products.quick_add.added')).first()).toBeAttached()
  await expect(card.getByText(t('products.quick_add.open'))).toBeAttached({ timeout: 8000 })
})
