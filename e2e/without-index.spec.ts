import { expect, test } from '@playwright/test'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { ORIGINS } from './origins.ts'
import { t } from './shop.ts'
import { type SecondServer, startSecondServer } from './second-server.ts'

/** A shop without a catalogue index lists, filters and searches by the service's own means. */
let shop: SecondServer
let service: FaultProxy

/** Settings and the attributes' definitions: a shop repeats these every minute, whatever is asked of it. */
const REPEATED = /getStoreSettings|^\/api\/attributes/

const countCalls = () =>
  service.calls.filter(({ path, body }) => !REPEATED.test(`${path} ${body.toString()}`)).length

test.beforeAll(async () => {
  service = await startFaultProxy(ORIGINS.commerce)
  shop = await startSecondServer({
    COMMERCE_URL: service.origin,
    MEDIA_URL: ORIGINS.commerce,
    CATALOG_API_URL: '',
    BREAKER_PAUSE_SECONDS: '0',
    RENDER_RATE: '0',
  })
})
test.afterAll(async () => {
  await shop.stop()
  await service.stop()
})

test('no page reads the whole catalogue: a list is at most two calls, an unknown slug one', {
  tag: ['@wide', '@night'],
}, async ({ request }) => {
  const ask = async (path: string) => {
    const before = countCalls()
    const answer = await request.get(shop.origin + path)
    return { status: answer.status(), calls: countCalls() - before }
  }
  const last = await request.get(`${ORIGINS.commerce}/api/products?limit=1&sort=id desc`, {
    headers: { authorization: `Basic ${btoa('pk_sorrel_demo')}` },
  })
  const { results }: { results: readonly { readonly slug: string }[] } = await last.json()
  await ask('/products?price=1&price=99')
  for (const path of [
    '/products?page=4',
    '/products?sort=name',
    '/products?material=Glass',
    '/search?q=soap',
    '/categories/household',
    '/categories/household?page=2',
    '/categories/gifts?material=Glass',
  ]) {
    const { status, calls } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    expect(calls, path).toBeLessThanOrEqual(2)
  }
  expect((await ask(`/products/${results[0]?.slug}`)).status).toBe(200)
  // Pages that were not found show best sellers, which all of them share.
  expect((await ask('/categories/nobody-has-that')).status).toBe(404)
  expect(await ask('/products/nobody-has-this')).toEqual({ status: 404, calls: 1 })
  expect(await ask('/products/nobody-has-this')).toEqual({ status: 404, calls: 0 })
  expect(await ask('/categories/nobody-has-this')).toEqual({ status: 404, calls: 1 })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is filtered, ordered and paged, and its values have no counts', {
    tag: ['@wide', '@night'],
  }, async ({ page }) => {
    await page.goto(`${shop.origin}/products?material=Glass&material=Cork&sort=price-asc`)
    const prices = await page
      .locator('main li [data-price], main li')
      .filter({ hasText: '£' })
      .allInnerTexts()
    expect(prices.length).toBeGreaterThan(1)
    await expect(page.getByRole('list', { name: /active/i })).toContainText('Cork')
    await page.locator('details').filter({ hasText: 'Material' }).first().locator('summary').click()
    await expect(page.getByRole('checkbox', { name: 'Glass', exact: true })).toBeChecked()
    await page.goto(`${shop.origin}/products?page=2`)
    await expect(page).toHaveTitle(/page 2/i)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${ORIGINS.storefront}/products?page=2`,
    )
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })

  test('a category is narrowed by a price with an open end and by a value', {
    tag: ['@narrow', '@night'],
  }, async ({ page }) => {
    const names = page.getByRole('main').getByRole('heading', { level: 2 })
    const form = page.getByRole('form', { name: t('categories.filters.title') })
    const submit = () =>
      form
        .getByRole('button', { name: /^See results$/ })
        .filter({ visible: true })
        .first()
    await page.goto(`${shop.origin}/categories/household`)
    const all = await names.count()
    await form.locator('summary', { hasText: t('categories.filters.price') }).click()
    await expect(form.getByRole('slider')).toHaveCount(0)
    await form.getByRole('spinbutton', { name: t('categories.filters.price_min'), exact: true }).fill('9')
    await submit().click()
    await expect(page).toHaveURL(/price=9&price=(&|$)/)
    const dear = await names.count()
    expect(dear).toBeGreaterThan(0)
    expect(dear).toBeLessThan(all)
    await form.locator('summary', { hasText: 'Material' }).click()
    await form.getByRole('checkbox', { name: 'Glass', exact: true }).check()
    await submit().click()
    await expect(page).toHaveURL(/price=9.*material=Glass|material=Glass.*price=9/)
    expect(await names.count()).toBeLessThanOrEqual(dear)
    await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(2)
  })

  test('the service’s own search answers', { tag: ['@wide', '@night'] }, async ({ page }) => {
    await page.goto(`${shop.origin}/search?q=soap`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  })
})

test('filters narrow a category, and the number of products follows the form', { tag: '@night' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(`${shop.origin}/categories/household`)
  if (isMobile) await page.getByRole('button', { name: 'Filter' }).click()
  const form = isMobile
    ? page.getByRole('dialog')
    : page.locator('details').filter({ hasText: 'Material' }).first()
  await form.getByText('Material', { exact: true }).click()
  await form.getByRole('checkbox', { name: 'Sisal' }).check()
  await form.getByRole('button', { name: /See results \(\d+\)/ }).click()
  await expect(page).toHaveURL(/material=Sisal/)
  await expect(page.getByRole('list', { name: /active/i })).toContainText('Sisal')
})

test('a sort by rating, which the service does not know, is its own order', {
  tag: ['@narrow', '@night'],
}, async ({ page }) => {
  await page.goto(`${shop.origin}/products?sort=rating`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.locator('select[name=sort] option[value=rating]')).toHaveCount(0)
  await expect(page.locator('select[name=sort] option[value=newest]')).toHaveCount(1)
})
