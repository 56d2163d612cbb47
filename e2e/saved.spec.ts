import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { toConsentedState } from './consented-state.ts'
import { newEmail, PASSWORD, signUp } from './customer.ts'
import { ORIGINS } from './origins.ts'
import { logInByForm, openAccountMenu, t } from './shop.ts'

const SOAP = {
  name: 'Oat & Honey Soap Bar',
  path: '/products/oat-honey-soap-bar',
  slug: 'oat-honey-soap-bar',
}
const LIST = '/categories/bath-body'
const KEY = 'sorrel.saved-products'

/** The heart of a product, which is drawn after the first movement. */
async function getHeart(page: Page, name = SOAP.name): Promise<Locator> {
  const heart = page.getByRole('main').getByRole('button', { name: t('saved.save', { name }), exact: true })
  const move = async () => {
    await page.mouse.move(5, 5)
    await page.mouse.move(9, 9)
    return heart.count()
  }
  await expect.poll(move).toBe(1)
  return heart
}

const isSaved = (heart: Locator, isPressed: boolean) =>
  expect(heart).toHaveAttribute('aria-pressed', String(isPressed))

/** The account has answered a change: each page also asks it when it opens and at focus. */
const waitForChange = (page: Page, change: 'added' | 'removed') =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/saved-products') &&
      answer.ok() &&
      answer.request().postDataJSON()[change].length > 0,
  )

const readStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY)

const getCards = (page: Page) => page.getByRole('main').getByRole('article')

/** Until not one letter more is stored. Runs in the page. */
function fillStorage(): void {
  for (let length = 2 ** 22; length >= 1; length /= 2)
    try {
      for (let part = 0; ; part += 1) localStorage.setItem(`${length} ${part}`, 'x'.repeat(length))
    } catch {
      // As much as fits in parts of this length is there.
    }
}

test('what is saved on a card is saved on its page and in the list, after a reload too, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().startsWith(ORIGINS.storefront)) sent.push(request.url())
  })
  await page.goto(LIST)
  const onCard = await getHeart(page)
  await isSaved(onCard, false)
  await onCard.click()
  await isSaved(onCard, true)
  await expect.poll(() => readStored(page)).toContain(SOAP.slug)
  await page.goto(SOAP.path)
  const onPage = await getHeart(page)
  await isSaved(onPage, true)
  await page.reload()
  await isSaved(await getHeart(page), true)
  await page.goto('/saved')
  await expect(page.getByRole('heading', { level: 1, name: t('saved.title') })).toBeVisible()
  await expect(getCards(page)).toHaveCount(1)
  await expect(page.getByText(t('saved.count', { count: 1 }))).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
  const inList = await getHeart(page)
  await inList.click()
  await isSaved(inList, false)
  await expect(getCards(page)).toHaveCount(1)
  expect(await readStored(page)).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { name: t('saved.empty') })).toBeVisible()
  expect(sent).toEqual([])
})

test('the keyboard reaches the heart after the card’s link', { tag: '@wide' }, async ({ page }) => {
  await page.goto(LIST)
  const heart = await getHeart(page)
  await page.getByRole('main').getByRole('link', { name: SOAP.name, exact: true }).focus()
  const isThere = async () => {
    await page.keyboard.press('Tab')
    return heart.evaluate((button) => button === document.activeElement)
  }
  await expect.poll(isThere).toBe(true)
  await page.keyboard.press('Space')
  await isSaved(heart, true)
  await page.keyboard.press('Enter')
  await isSaved(heart, false)
})

test('a link shares the list: without script too, and all of it can be saved', { tag: '@wide' }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(LIST)
  await (await getHeart(page)).click()
  await page.goto('/saved')
  await page.getByRole('button', { name: t('saved.share') }).click()
  await expect(page.getByText(t('saved.copied'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${baseURL ?? ''}/saved?products=${SOAP.slug}`)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const read = await plain.newPage()
  await read.goto(link)
  await expect(read.getByRole('link', { name: SOAP.name, exact: true })).toBeVisible()
  await expect(read.getByRole('button', { name: t('saved.save_all') })).toBeHidden()
  await plain.close()
  const friend = await browser.newContext({ baseURL, storageState: toConsentedState(ORIGINS.storefront) })
  const other = await friend.newPage()
  await other.goto(`${link},no-such-product`)
  await expect(other.getByRole('heading', { level: 1, name: t('saved.shared_title') })).toBeVisible()
  await expect(other.getByText(t('saved.gone', { count: 1 }))).toBeVisible()
  const saveAll = other.getByRole('button', { name: t('saved.save_all') })
  await expect
    .poll(async () => {
      await saveAll.click()
      return readStored(other)
    })
    .toContain(SOAP.slug)
  await other.getByRole('link', { name: t('saved.own') }).click()
  await expect(other.getByRole('heading', { level: 1, name: t('saved.title') })).toBeVisible()
  await expect(getCards(other)).toHaveCount(1)
  await friend.close()
})

test('another tab and the header follow at once', { tag: '@wide' }, async ({ page, context }) => {
  await page.goto('/saved')
  await expect(page.getByRole('heading', { name: t('saved.empty') })).toBeVisible()
  const other = await context.newPage()
  await other.goto(SOAP.path)
  await (await getHeart(other)).click()
  await expect(getCards(page)).toHaveCount(1)
  const label = t('navigation.saved')
  const link = other.getByRole('banner').getByRole('link', { name: `${label}, 1`, exact: true })
  await expect(link).toHaveAttribute('href', '/saved')
})

test('a browser that stores nothing says so, and the heart stays pressed', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto(SOAP.path)
  const heart = await getHeart(page)
  await page.evaluate(fillStorage)
  await heart.click()
  await isSaved(heart, true)
  await expect(page.getByText(t('saved.not_stored'))).toBeVisible()
})

test('the list is in the menu of narrow windows', { tag: '@narrow' }, async ({ page }) => {
  await page.goto('/fr')
  await page.getByRole('banner').getByRole('button').first().click()
  await page.getByRole('link', { name: 'Articles enregistrés' }).click()
  await expect(page).toHaveURL(/\/fr\/saved$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Articles enregistrés' })).toBeVisible()
})

test('the list goes to the account at log-in, follows on other devices and leaves this one at log-out', {
  tag: '@wide',
}, async ({ page, browser, baseURL, playwright }) => {
  const email = newEmail()
  await signUp(await playwright.request.newContext({ baseURL }), { email })
  await page.goto(SOAP.path)
  await (await getHeart(page)).click()
  await expect.poll(() => readStored(page)).toContain(SOAP.slug)
  const kept = page.waitForResponse(
    async (answer) => answer.url().endsWith('/saved-products') && (await answer.text()).includes(SOAP.slug),
  )
  await logInByForm(page, { email, password: PASSWORD })
  await kept

  const second = await browser.newContext({ baseURL, storageState: toConsentedState(ORIGINS.storefront) })
  const other = await second.newPage()
  await logInByForm(other, { email, password: PASSWORD })
  await other.goto('/saved')
  const inOther = await getHeart(other)
  await isSaved(inOther, true)
  const removed = waitForChange(other, 'removed')
  await inOther.click()
  await removed
  await second.close()

  await page.goto(SOAP.path)
  const onPage = await getHeart(page)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await isSaved(onPage, false)
  const written = waitForChange(page, 'added')
  await onPage.click()
  await written
  await page.goto('/account/profile')
  await (await openAccountMenu(page))
    .getByRole('button', { name: t('account.logout.action'), exact: true })
    .click()
  await expect(page.getByText(t('account.logout.success'), { exact: true })).toBeVisible()
  expect(await readStored(page)).toBeNull()
  await logInByForm(page, { email, password: PASSWORD })
  await expect.poll(() => readStored(page)).toContain(SOAP.slug)
})
