import { expect, type Page, test } from '@playwright/test'
import { logIn, openQuickAdd, t } from './shop.ts'

const MEMBER = { email: 'member@sorrel.shop', password: 'sorrel-demo' }
/** A stranger pays £8.00 for it, a member £7.20. */
const CREAM = { path: '/products/hand-cream-tin', name: 'Hand Cream Tin' }
const LIST = '/categories/bath-body'

const getCard = (page: Page) => page.getByRole('article').filter({ hasText: CREAM.name })
const getBuyButton = (page: Page, price: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(price) })
    .first()

/** Addresses of all calls for own prices. */
function watchCalls(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/own-prices')) calls.push(request.url())
  })
  return calls
}

test('a customer with group prices sees them on product page, card, quick-add and bag; the kept page has a stranger’s', {
  tag: '@night',
}, async ({ page, playwright, baseURL }) => {
  const calls = watchCalls(page)
  await page.goto(CREAM.path)
  await expect(getBuyButton(page, '£8.00')).toBeVisible()
  await page.goto(LIST)
  await expect(getCard(page).getByText('£8.00')).toBeVisible()
  expect(calls).toEqual([])

  await logIn(page, MEMBER)
  await page.goto(LIST)
  await expect(getCard(page).getByText('£7.20')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: t('products.own_prices') })).toHaveCount(1)
  const panel = await openQuickAdd(getCard(page), CREAM.name)
  await panel.getByRole('button', { name: t('products.quick_add.action_price', { price: '£7.20' }) }).click()
  await expect(page.getByRole('dialog').getByText('£7.20').first()).toBeVisible()

  await page.goto(CREAM.path)
  await expect(getBuyButton(page, '£7.20')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText('£7.20').first()).toBeVisible()
  expect(calls.length).toBe(2)

  // What is kept is what a stranger gets, whoever asks for it.
  const { cookies } = await page.context().storageState()
  const member = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  for (const path of [CREAM.path, LIST])
    for (const visitor of [member, stranger]) {
      const html = await (await visitor.get(path)).text()
      const [data = ''] = /\/_page-data\/[^"]+/.exec(html) ?? []
      const sent = html + (await (await visitor.get(data)).text())
      expect(sent.includes('£8.00')).toBe(true)
      expect(/£7\.20|\bprice\W{1,6}7\.2\b|\bmembers\b|accountGroup/.exec(sent)?.[0]).toBeUndefined()
    }
  const own = await member.get('/store-api/own-prices?currency=GBP&ids=x')
  expect(own.headers()['cache-control']).toBe('private, no-store')
  await Promise.all([member.dispose(), stranger.dispose()])
})

test('the group’s prices end with the session', { tag: ['@wide', '@night'] }, async ({ page }) => {
  await logIn(page, MEMBER)
  await page.goto(CREAM.path)
  await expect(getBuyButton(page, '£7.20')).toBeVisible()
  await page.goto('/account/orders')
  await page
    .getByRole('button', { name: t('account.logout.action'), exact: true })
    .first()
    .click()
  await expect(page).not.toHaveURL(/\/account\/orders$/)
  const calls = watchCalls(page)
  await page.goto(CREAM.path)
  await expect(getBuyButton(page, '£8.00')).toBeVisible()
  expect(calls).toEqual([])
})

test('nothing moves when the group’s price comes', { tag: '@night' }, async ({ page }) => {
  await logIn(page, MEMBER)
  const answer = Promise.withResolvers<void>()
  await page.route('**/own-prices?*', async (route) => {
    await answer.promise
    await route.continue()
  })
  for (const path of [CREAM.path, LIST]) {
    await page.goto(path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const getHeight = () => page.evaluate(() => document.querySelector('main')?.offsetHeight)
    const before = await getHeight()
    answer.resolve()
    await expect(page.getByText('£7.20').first()).toBeAttached()
    expect(await getHeight()).toBe(before)
  }
})
