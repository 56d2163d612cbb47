import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { makeFolder } from './make-folder.ts'
import { ORIGINS, REVALIDATE_SECRET } from './origins.ts'
import { findFreePort } from '@sorrel/config/free-port'
import { type SecondServer, startApp, startSecondServer } from './second-server.ts'
import { expectNothingSideways, t } from './shop.ts'
import { becomeCustomer, orderPlan } from './subscriber.ts'

const WEBHOOK_SECRET = 'only-for-tests-webhook'

test.describe.configure({ timeout: 180_000 })

/** A shop that asks for reviews as soon as an order was delivered, with reviews of its own. */
let shop: SecondServer
let reviews: SecondServer
test.beforeAll(async () => {
  const port = String(await findFreePort())
  const origin = `http://localhost:${port}`
  const shared = { REVALIDATE_SECRET, REVIEW_REQUEST_DAYS: '0' }
  reviews = await startApp('reviews-api', {
    ...shared,
    STOREFRONT_URL: origin,
    COMMERCE_URL: ORIGINS.commerce,
    OUTBOX_URL: `${ORIGINS.commerce}/outbox`,
    DATA_DIR: makeFolder('asked'),
    DATABASE_URL: '',
  })
  shop = await startSecondServer({
    ...shared,
    PORT: port,
    PUBLIC_ORIGIN: origin,
    REVIEWS_URL: reviews.origin,
    WEBHOOK_SECRET,
  })
})
test.afterAll(async () => {
  await Promise.all([shop.stop(), reviews.stop()])
})

async function openOrder(page: Page): Promise<string> {
  const list = await (await page.request.get(`${shop.origin}/account/orders`)).text()
  const id = /\/account\/orders\/([\w-]+)"/.exec(list)?.[1] ?? ''
  await page.goto(`${shop.origin}/account/orders/${id}`)
  return id
}

const getWish = (page: Page) => page.getByRole('region', { name: t('account.orders.review_request.title') })

/** The order's event as the hosted service sends it. */
async function deliver(shopper: APIRequestContext, orderId: string): Promise<void> {
  const data = { id: `delivered-${orderId}`, model: 'orders', type: 'order.delivered', data: { id: orderId } }
  const answer = await shopper.post(`${shop.origin}/api/webhooks/commerce/${WEBHOOK_SECRET}`, { data })
  expect(answer.status()).toBe(200)
}

async function findMail(shopper: APIRequestContext, email: string): Promise<string> {
  const outbox = await shopper.get(`${ORIGINS.commerce}/outbox`, { headers: { accept: 'application/json' } })
  const { mails } = (await outbox.json()) as { mails: { to: string; subject: string; text: string }[] }
  const found = mails.find(({ to, subject }) => to === email && subject.startsWith('How do you like'))
  return found?.text ?? ''
}

test('who wished it, with script or without, is asked after the delivery and ends the mails without a log-in', {
  tag: ['@wide', '@night'],
}, async ({ page, browser }) => {
  const email = await becomeCustomer({ context: page.context() })
  await orderPlan(page.request, email, { slug: 'laundry-sheets', plan: 'Every month' })
  const orderId = await openOrder(page)
  const wish = getWish(page)
  await expect(wish).toContainText(email)
  const box = wish.getByRole('checkbox')
  await expect(box).not.toBeChecked()
  await box.check()
  await wish.getByRole('button').click()
  await expect(page.getByText(t('account.orders.review_request.saved'))).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(box).toBeChecked()

  const storageState = await page.context().storageState()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState })
  const plainPage = await plain.newPage()
  for (const isWanted of [false, true]) {
    await plainPage.goto(`${shop.origin}/account/orders/${orderId}`)
    await getWish(plainPage).getByRole('checkbox').setChecked(isWanted)
    await getWish(plainPage).getByRole('button').click()
    await expect(plainPage.getByText(t('account.orders.review_request.saved'))).toBeVisible()
    await expect(getWish(plainPage).getByRole('checkbox')).toBeChecked({ checked: isWanted })
  }
  await plain.close()

  await deliver(page.request, orderId)
  await expect
    .poll(() => findMail(page.request, email), { timeout: 60_000 })
    .toContain('Review Laundry Sheets')
  const mail = await findMail(page.request, email)
  expect(mail).toContain(`${shop.origin}/products/laundry-sheets#write-review`)
  const link = /https?:\S+\/unsubscribe\?token=\S+/.exec(mail)?.[0] ?? ''
  const reader = await (await browser.newContext({ storageState: undefined })).newPage()
  await reader.goto(link)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('No more emails that ask for a review?')
  await expectAccessible(reader)
  await expectNothingSideways(reader)
  await reader.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('No more of these emails')
  await expectAccessible(reader)
  await reader.context().close()
})
