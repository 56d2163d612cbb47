import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { getProductId } from './customer.ts'
import { ORIGINS } from './origins.ts'
import { t } from './shop.ts'

const PATH = '/gift-card-balance'
const CODE = 'SORREL-GIFT-25'
const LEFT = t('gift_card_balance.left', { amount: '£25.00', last4: 'FT25' })

const getField = (page: Page) => page.getByRole('textbox', { name: t('gift_card_balance.code') })

async function lookUp(page: Page, code: string): Promise<void> {
  await getField(page).fill(code)
  await page.getByRole('button', { name: t('gift_card_balance.submit') }).click()
}

async function lookUpAfterSlip(page: Page): Promise<void> {
  await lookUp(page, 'NO-SUCH-CARD')
  await expect(page.getByText(t('cart.coupon.error'))).toBeVisible()
  await lookUp(page, CODE)
}

test('a gift card’s balance is looked up, and its code goes into the bag that it left as it was', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto(PATH)
  await lookUpAfterSlip(page)
  await expect(page.getByText(LEFT)).toBeVisible()
  await expect(page.getByText(t('gift_card_balance.in_bag'))).toBeVisible()
  await expectAccessible(page)
  const added = await page.request.put('/store-api/cart', {
    data: { productId: await getProductId(), quantity: 1 },
    headers: { origin: ORIGINS.storefront },
  })
  expect((await added.json()).data.giftcards).toEqual([])
  await page.reload()
  await lookUp(page, CODE)
  await page.getByRole('button', { name: t('gift_card_balance.use') }).click()
  await expect(page.getByRole('button', { name: t('cart.coupon.remove', { code: '…FT25' }) })).toBeVisible()
  expect(sent.filter((url) => url.includes(CODE))).toEqual([])
})

test('without script the next page shows the balance, and the bag leads to it', { tag: '@wide' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await context.request.put('/store-api/cart', {
    data: { productId: await getProductId(), quantity: 1 },
    headers: { origin: ORIGINS.storefront },
  })
  await page.goto('/cart')
  await page.locator('summary', { hasText: t('cart.coupon.label') }).click()
  await page.getByRole('link', { name: t('cart.coupon.balance') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('gift_card_balance.title') })).toBeVisible()
  await lookUpAfterSlip(page)
  await expect(page.getByText(LEFT)).toBeVisible()
  await expect(page).toHaveURL(PATH)
  await expect(getField(page)).toHaveValue('')
  await context.close()
})
