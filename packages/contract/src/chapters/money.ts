/** Money: one currency, written as its language writes it, and sums that are right. */

import type { Locator, Page } from '@playwright/test'
import { type Amount, findAmounts, getSign } from '../amounts.ts'
import {
  addProduct,
  chooseProduct,
  getAddButton,
  expect,
  getQuantity,
  routes,
  type Shop,
  test,
  waitForBag,
} from '../shop.ts'

const readAmounts = async (place: Locator, { language }: Shop): Promise<readonly Amount[]> =>
  findAmounts(await place.innerText(), language)

const getSigns = (amounts: readonly Amount[]) => [...new Set(amounts.map(({ sign }) => sign))]

/** The last amount of the button that adds is what one piece costs. */
async function readPrice(page: Page, shop: Shop): Promise<number> {
  const form = await chooseProduct(page, shop)
  const price = (await readAmounts(getAddButton(form, shop), shop)).at(-1)
  expect(price, 'the button that adds says the price').toBeDefined()
  return price?.value ?? Number.NaN
}

test('the pages show one currency, as the language writes it', async ({ page, shop }) => {
  const sign = getSign(shop.currency, shop.language)
  for (const path of [shop.productPath, shop.toPath(routes.products())]) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main).toContainText(sign)
    expect([path, getSigns(await readAmounts(main, shop))]).toEqual([path, [sign]])
  }
  const bag = await addProduct(page, shop)
  expect(getSigns(await readAmounts(bag, shop))).toEqual([sign])
})

test('what machines read is what people read', async ({ page, shop }) => {
  const price = await readPrice(page, shop)
  const texts = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  const offers = texts.flatMap((text) => findOffers(JSON.parse(text)))
  for (const { priceCurrency } of offers) expect(priceCurrency).toBe(shop.currency)
  if (offers.length > 0) expect(offers.map((offer) => Number(offer.price))).toContain(price)
})

interface Offer {
  readonly price: unknown
  readonly priceCurrency: unknown
}

/** Every offer with a price in structured data. */
function findOffers(data: unknown): readonly Offer[] {
  if (typeof data !== 'object' || data === null) return []
  const own = 'price' in data && 'priceCurrency' in data ? [{ ...data }] : []
  return [...own, ...Object.values(data).flatMap(findOffers)]
}

test('a line costs its price times its quantity, and the total is the sum', async ({ page, shop }) => {
  const price = await readPrice(page, shop)
  const bag = await addProduct(page, shop)
  const line = bag
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
    .first()
  for (const quantity of [1, 3]) {
    await getQuantity(bag).fill(String(quantity))
    await getQuantity(bag).press('Tab')
    await waitForBag(bag, shop)
    const expected = Number((price * quantity).toFixed(2))
    await expect
      .poll(async () => (await readAmounts(line, shop)).map(({ value }) => value))
      .toContain(expected)
    const afterTotal = (await bag.innerText()).split(shop.t('cart.total')).at(-1) ?? ''
    expect(findAmounts(afterTotal, shop.language)[0]?.value).toBe(expected)
  }
})

test('a card in the list says what its page says', async ({ page, shop }) => {
  await page.goto(shop.toPath(routes.products()))
  const sign = getSign(shop.currency, shop.language)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: sign }).first()
  const [shown] = await readAmounts(card, shop)
  await card.getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible()
  const amounts = await readAmounts(page.getByRole('main'), shop)
  expect(amounts.map(({ value }) => value)).toContain(shown?.value)
})
