/** The bag: what is put into it stays, changes as asked, and goes to the checkout. */

import {
  addProduct,
  chooseProduct,
  expect,
  getAddButton,
  getBag,
  getQuantity,
  test,
  waitForBag,
} from '../shop.ts'

test('an addition opens the bag, which names the product', async ({ page, shop }) => {
  await page.goto(shop.productPath)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const bag = await addProduct(page, shop)
  await expect(bag.getByRole('listitem').filter({ hasText: name })).toHaveCount(1)
  await expect(getQuantity(bag)).toHaveValue('1')
})

test('the bag is kept after a reload, and in another tab', async ({ page, shop }) => {
  const bag = await addProduct(page, shop)
  const line = await bag.getByRole('listitem').first().innerText()
  for (const tab of [page, await page.context().newPage()]) {
    await tab.goto('about:blank')
    await tab.goto(shop.productPath)
    await getBag(tab, shop).or(tab.getByRole('banner').getByLabel(/\d/)).first().click()
    const kept = getBag(tab, shop)
    await waitForBag(kept, shop)
    expect(await kept.getByRole('listitem').first().innerText()).toBe(line)
  }
})

test('a quantity changes, and the last line leaves an empty bag', async ({ page, shop }) => {
  const bag = await addProduct(page, shop)
  const { t } = shop
  await getQuantity(bag).fill('2')
  await getQuantity(bag).press('Tab')
  await waitForBag(bag, shop)
  await expect(getQuantity(bag)).toHaveValue('2')
  await page.reload()
  await expect(page.getByRole('banner').getByLabel(/\b2\b/).first()).toBeVisible()
  await page.getByRole('banner').getByLabel(/\b2\b/).first().click()
  await bag
    .getByRole('button', { name: t('cart.remove_name', { name: '' }).trim() })
    .first()
    .click()
  await expect(bag.getByText(t('cart.empty'))).toBeVisible()
})

test('the same product again is more of one line', async ({ page, shop }) => {
  await addProduct(page, shop)
  await page.goto('about:blank')
  const bag = await addProduct(page, shop)
  await expect(bag.getByRole('listitem').filter({ has: page.getByRole('spinbutton') })).toHaveCount(1)
  await expect(getQuantity(bag)).toHaveValue('2')
})

test('an addition that does not arrive is said, and nothing is in the bag', async ({ page, shop }) => {
  const form = await chooseProduct(page, shop)
  await page.route('**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  await getAddButton(form, shop).click()
  await expect(
    page.getByRole('alert').or(page.getByRole('alertdialog')).filter({ hasText: /\w/ }).first(),
  ).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('banner').getByLabel(/[1-9]/)).toHaveCount(0)
})

test('the way to the checkout has an address that answers', async ({ page, shop }) => {
  const bag = await addProduct(page, shop)
  const link = bag.locator('a[href]', { hasText: shop.t('cart.checkout') })
  const address = new URL((await link.getAttribute('href')) ?? '', page.url())
  expect(address.protocol).toMatch(/^https?:$/)
  const answer = await page.request.get(address.href)
  expect(answer.status()).toBeLessThan(400)
})
