import { expect, type Page, test } from '@playwright/test'
import { ORIGINS } from './origins.ts'
import { DEMO, logIn, t } from './shop.ts'

const REFERENCE = 'r-4711'
const WORDS = t('errors.request_id', { id: REFERENCE })

/** Lets the shop's own endpoints fail as with a fault of the server's, which the log knows by its reference. */
async function failCalls(page: Page, { code = 'internal', status = 500 } = {}): Promise<void> {
  await page.route(/\/(store-api|api)\//, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status, json: { error: { code, message: 'no', requestId: REFERENCE } } }),
  )
}

async function sendLogin(page: Page): Promise<void> {
  await page.goto('/account/login')
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill(DEMO.email)
  await page.getByLabel(t('account.fields.password'), { exact: true }).fill('wrong-word')
  await page.getByRole('button', { name: t('account.login.submit') }).click()
}

test('a failed log-in names its reference, a wrong password does not', { tag: ['@wide', '@night'] }, async ({
  page,
}) => {
  await failCalls(page)
  await sendLogin(page)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    `${t('account.login.error_server')} ${WORDS}`,
  )
  await page.unrouteAll()
  await failCalls(page, { code: 'unauthenticated', status: 401 })
  await sendLogin(page)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('account.login.error_invalid'))
})

test('a failed subscription to the newsletter names its reference', { tag: ['@wide', '@night'] }, async ({
  page,
}) => {
  await failCalls(page)
  await page.goto('/about')
  const form = page.getByRole('contentinfo').locator('form[action$="/newsletter"]')
  await page.waitForSelector('html[data-router]', { state: 'attached' })
  await form.getByRole('textbox').fill('robin@example.com')
  await form.getByRole('button').click()
  await expect(form).toContainText(`${t('newsletter.error')} ${WORDS}`)
})

test('a failed search names the reference of the index', { tag: ['@wide', '@night'] }, async ({ page }) => {
  await page.goto('/about')
  await page.route('**/api/catalog/suggest?*', (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: 'internal', message: 'no', requestId: REFERENCE } },
    }),
  )
  await page.route(`${ORIGINS.commerce}/**`, (route) => route.fulfill({ status: 500 }))
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navigation.search') })
    .click()
  const panel = page.getByRole('region', { name: t('navigation.search'), exact: true })
  await panel.getByRole('searchbox').fill('soap')
  await expect(panel.getByRole('status')).toHaveText(`${t('search.error')} ${WORDS}`)
})

test('failed actions of the account name their reference', { tag: ['@wide', '@night'] }, async ({ page }) => {
  await logIn(page)
  await page.goto('/account/orders')
  await failCalls(page)
  const row = page
    .getByRole('listitem')
    .filter({ hasText: t('account.orders.status.complete') })
    .first()
  await row.getByRole('link', { name: /^View order/ }).click()
  const again = page.getByRole('button', { name: t('account.orders.buy_again.action') })
  await again.click()
  await expect(page.getByText(`${t('account.orders.buy_again.error')} ${WORDS}`)).toBeVisible()
})

test('a failure that is repeated is one message, which leaves the button free', { tag: ['@wide'] }, async ({
  page,
}) => {
  let calls = 0
  await page.route(/\/store-api\/cart/, (route) => {
    if (route.request().method() === 'GET') return route.continue()
    calls += 1
    const requestId = `${calls}f8fad5b-d9cb-469f-a165-708677289500`
    return route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'no', requestId } } })
  })
  await page.goto('/products/dish-soap-block')
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
  const toasts = page.getByRole('alertdialog')
  for (const time of [1, 2, 3]) {
    await add.click()
    await expect.poll(() => calls).toBe(time)
    await expect(toasts).toContainText(t('errors.request_id', { id: `${time}f8fad5b` }))
    await expect(toasts).toHaveCount(1)
  }
  await expect(toasts).not.toContainText('f8fad5b-')
  const [toast, button, header] = await Promise.all(
    [toasts, add, page.locator('[data-site-header]')].map((part) => part.boundingBox()),
  )
  if (!toast || !button || !header) throw new Error('A part is not there')
  const isBeside = toast.x + toast.width <= button.x || button.x + button.width <= toast.x
  const isApart = toast.y + toast.height <= button.y || button.y + button.height <= toast.y
  expect(isBeside || isApart).toBe(true)
  expect(toast.y).toBeGreaterThanOrEqual(header.y + header.height)
})
