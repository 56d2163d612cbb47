import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { MODERATION_TOKEN, ORIGINS } from './origins.ts'
import { PASSWORD } from './customer.ts'
import { addToCart, checkOut, signUpByForm, t, watchForFaults } from './shop.ts'

const MEDIA = join(import.meta.dirname, '../packages/sandbox/media')
const PICTURES = ['dish-soap-block-1.webp', 'oat-honey-soap-bar-2.webp'].map((file) => join(MEDIA, file))
/** Products without reviews; one for each project, so that the test may delete its review. */
const PRODUCTS = {
  desktop: { path: '/products/dish-soap-block', name: 'Dish Soap Block' },
  mobile: { path: '/products/konjac-sponge', name: 'Konjac Sponge' },
}
const SOAP = '/products/oat-honey-soap-bar'

test.describe.configure({ timeout: 120_000 })

async function buy(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path)
  await addToCart(page)
  await checkOut(page, email)
}

/** Signs in to the moderation page by keyboard. */
async function openModeration(browser: Browser): Promise<Page> {
  const operator = await (await browser.newContext()).newPage()
  await operator.goto(`${ORIGINS.reviews}/moderation`)
  await expect(operator.getByLabel('Token')).toBeFocused()
  await operator.keyboard.type(MODERATION_TOKEN)
  await operator.keyboard.press('Enter')
  await expect(operator.getByRole('heading', { name: 'Waiting' })).toBeVisible()
  return operator
}

const findReview = (operator: Page, title: string): Locator =>
  operator.getByRole('article', { name: title, exact: true })

/** Hides the second picture, then approves the review. */
async function approve(operator: Page, title: string): Promise<void> {
  const review = findReview(operator, title)
  await review.getByRole('button', { name: 'Hide picture 2 of Robin F.' }).press('Enter')
  await expect(operator.getByRole('status')).toHaveText('The picture is hidden.')
  await expect(review.getByRole('button', { name: 'Show picture 2 of Robin F.' })).toBeVisible()
  await review.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(operator.getByRole('status')).toContainText('Approved.')
  await expect(review).toBeHidden()
}

/** Rejects a reported review with a reason; its history shows everything. */
async function reject(operator: Page, title: string): Promise<void> {
  await operator.getByRole('link', { name: /^Reported/ }).press('Enter')
  const review = findReview(operator, title)
  await expect(review.getByText('Only a trial of this form')).toBeVisible()
  await expectAccessible(operator)
  await review.getByText('Reject…').press('Enter')
  await review.getByLabel('Or in your own words').fill('Not about this product')
  await operator.keyboard.press('Enter')
  await expect(operator.getByRole('status')).toContainText('Rejected.')
  await operator.getByRole('link', { name: /^Rejected/ }).press('Enter')
  await review.getByRole('link', { name: title }).press('Enter')
  await expect(operator.getByRole('listitem').filter({ hasText: ' by ' })).toContainText([
    'Sent in by customer',
    'Picture hidden by operator',
    'Approved by operator',
    'Not about this product',
  ])
  await expectAccessible(operator)
}

test(
  'a customer buys, reviews with two pictures, and others read it once it is approved',
  { tag: '@narrow' },
  async ({ page, browser, request }, { project }) => {
    const product = PRODUCTS[project.name === 'mobile' ? 'mobile' : 'desktop']
    const faults = watchForFaults(page)
    const email = `reviewer-${project.name}-${Date.now()}@example.com`
    const title = `Cuts grease (${project.name})`
    await signUpByForm(page, email)
    await page.goto(`${product.path}#write-review`)
    await expect(page.getByText(t('reviews.form.not_eligible'))).toBeVisible()
    await buy(page, product.path, email)

    // Away from the shop first: an answer that is still on its way would set the session again.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto(product.path)
    // The section's code loads at an interaction. A scroll that ends before the page listens is none: a reader scrolls on.
    const logIn = page.getByRole('link', { name: t('reviews.form.login') })
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    await expect(async () => {
      await page.mouse.wheel(0, 1)
      await expect(logIn).toBeVisible({ timeout: 1000 })
    }).toPass()
    await logIn.click()
    await page.getByLabel(t('account.fields.email'), { exact: true }).fill(email)
    await page.getByLabel(t('account.fields.password'), { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: t('account.login.submit') }).click()

    const dialog = page.getByRole('dialog', { name: t('reviews.form.title', { name: product.name }) })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('radio', { name: t('reviews.stars', { count: 4 }) }).check({ force: true })
    await dialog.getByLabel(/^Title/).fill(title)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: t('reviews.write') }).click()
    await expect(dialog.getByLabel(/^Title/)).toHaveValue(title)
    await dialog.getByLabel(/^Your review/).fill('A small amount does a whole sink.\nNo plastic bottle.')
    await dialog.getByLabel(/^Pictures/).setInputFiles(PICTURES)
    await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(2)
    await dialog.getByRole('button', { name: t('reviews.form.submit') }).click()
    // The server encodes two pictures in several sizes before it answers.
    await expect(page.getByText(t('reviews.submit.success'))).toBeVisible({ timeout: 45_000 })
    await expect(page.getByText(t('reviews.form.already_reviewed'))).toBeVisible()
    expect(await (await request.get(product.path)).text()).not.toContain(title)

    const operator = await openModeration(browser)
    await approve(operator, title)
    await expect(async () => expect(await (await request.get(product.path)).text()).toContain(title)).toPass()
    const html = await (await request.get(product.path)).text()
    expect(html).toContain('"aggregateRating"')
    expect(html).toContain(`"reviewBody":"A small amount does a whole sink.\\nNo plastic bottle."`)

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(product.path)
    const card = visitor.getByRole('article').filter({ hasText: title })
    await visitor.locator('#reviews').evaluate((section) => section.scrollIntoView())
    await expect(card.getByText(t('reviews.verified'))).toBeVisible()
    await card
      .getByRole('button', { name: t('reviews.image', { index: 1, total: 1, name: 'Robin F.' }) })
      .click()
    await expect(visitor.getByRole('dialog')).toBeVisible()
    await visitor.keyboard.press('Escape')
    const vote = card.getByRole('button', { name: t('reviews.helpful.action_label', { title }) })
    // The count changes before the answer arrives; leaving earlier would take the vote back.
    const counted = visitor.waitForResponse(/\/helpful$/)
    await vote.click()
    await expect(card.getByText(t('reviews.helpful.count', { count: 1 }))).toBeVisible()
    await (await counted).finished()
    await visitor.reload()
    await visitor.locator('#reviews').evaluate((section) => section.scrollIntoView())
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    await card.getByRole('button', { name: t('reviews.more') }).click()
    await visitor.getByRole('menuitem', { name: t('reviews.report.action') }).click()
    await visitor.getByLabel(t('reviews.report.reason')).fill('Only a trial of this form')
    await visitor.getByRole('button', { name: t('reviews.report.submit') }).click()
    await expect(visitor.getByText(t('reviews.report.success'))).toBeVisible()
    await reject(operator, title)
    await expect(async () => {
      const gone = await (await request.get(product.path)).text()
      expect(gone).not.toContain(title)
      expect(gone).not.toContain('"aggregateRating"')
    }).toPass()
    await Promise.all([visitor.context().close(), operator.context().close()])
    expect(faults).toEqual([])
  },
)

test('reviews are searched, narrowed and ordered; the stars lead to them', {
  tag: '@wide',
}, async ({ page }) => {
  const faults = watchForFaults(page)
  await page.goto(SOAP)
  const getHeight = () => page.locator('#reviews').evaluate((section) => section.clientHeight)
  const heightOfServer = await getHeight()
  await page.getByRole('link', { name: /· 34 reviews$/ }).click()
  await expect(page.locator('#reviews')).toBeFocused()
  const section = page.getByRole('region', { name: t('reviews.title', { name: 'Oat & Honey Soap Bar' }) })
  await expect(section.getByRole('searchbox')).toBeVisible()
  await expect(page.locator('#reviews')).toBeFocused()
  await expect(section.getByRole('article')).toHaveCount(10)
  expect(await getHeight(), 'the section that answers takes the room of the one that was there').toBe(
    heightOfServer,
  )
  for (const shown of [20, 30, 34]) {
    await section.getByRole('button', { name: t('reviews.show_more') }).click()
    await expect(section.getByRole('article')).toHaveCount(shown)
  }
  await expect(section.getByText(t('reviews.showing_all', { count: 34 }))).toBeVisible()
  await section.getByRole('combobox', { name: t('reviews.sort.label') }).selectOption('rating_low')
  await expect(section.getByRole('img', { name: '1 out of 5' }).first()).toBeVisible()
  await section.getByRole('searchbox').fill('no such word anywhere')
  await expect(section.getByText(t('reviews.no_match'))).toBeVisible()
  await section.getByRole('button', { name: t('reviews.clear_filters') }).click()
  await expect(section.getByRole('article')).toHaveCount(10)

  await page.route('**/api/reviews/*/helpful', (route) => route.abort())
  const vote = section.getByRole('button', { name: /^Mark the review/ }).first()
  await vote.click()
  await expect(page.getByText(t('reviews.helpful.error'))).toBeVisible()
  await expect(vote).toHaveAttribute('aria-pressed', 'false')
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('reviews are read, ordered, narrowed and paged by links', { tag: '@wide' }, async ({ page }) => {
    await page.goto(SOAP)
    const section = page.locator('#reviews')
    await expect(section.getByRole('article')).toHaveCount(10)
    await section.getByRole('link', { name: t('reviews.sort.rating_low') }).click()
    await expect(page).toHaveURL(/review_sort=rating_low/)
    await expect(section.getByRole('img', { name: '1 out of 5' }).first()).toBeVisible()
    await section.getByRole('link', { name: t('reviews.show_more') }).click()
    await expect(section.getByRole('article')).toHaveCount(20)
    await section.getByRole('link', { name: /^1 stars?:/ }).click()
    await expect(section.getByRole('article')).toHaveCount(1)
  })
})
