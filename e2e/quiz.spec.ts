import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { ORIGINS } from './origins.ts'
import { getCart, t, watchForFaults } from './shop.ts'

const RITUAL = '/quiz/find-your-ritual'

/** The questions of the seeded quiz, in order; a transition has a title instead. */
const NAME = 'What shall we call you?'
const PAUSE = 'Where does your day need a pause?'
const HANDS = 'Good. Now your hands.'
const SKIN = 'How does your skin feel today?'

async function expectStep(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true })
  await expect(heading).toBeVisible()
  await expect(heading).toBeFocused()
}

test('a quiz works by keyboard alone: every kind of question, each screen accessible, all results into the cart', {
  tag: ['@wide', '@night'],
}, async ({ page }) => {
  test.slow()
  const faults = watchForFaults(page)
  const answer = await page.goto(RITUAL)
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveTitle('Find your ritual | Sorrel')
  await expect(page.locator('form[data-layout]')).toHaveJSProperty('noValidate', true)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')

  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(page.getByText(t('quiz.required'))).toBeVisible()
  await expect(page.getByRole('radio', { name: 'In the bath' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  for (const title of [HANDS, SKIN, 'Which scents do you like?']) {
    await expectStep(page, title)
    if (title === HANDS) await expectAccessible(page)
    if (title !== HANDS) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
    }
    await page.keyboard.press('Enter')
    if (title === HANDS) await page.getByRole('button', { name: 'Next' }).press('Enter')
  }
  await expectStep(page, 'How much time do you have?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Ten minutes' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Enter')

  await expectStep(page, 'What do you refill already?')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expectStep(page, 'Nearly there.')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expectStep(page, 'What matters most to you?')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expectStep(page, 'And who is it for?')
  await page.getByRole('radio', { name: 'For me' }).press('Space')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expectStep(page, NAME)
  await page.getByRole('textbox', { name: NAME }).fill('Ana')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/results\?name=Ana&products=[a-z-]+%2C[a-z-]+%2C[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Here is your ritual, Ana.' })).toBeVisible()
  await expectAccessible(page)
  const results = page.getByRole('region', { name: 'Made for your evenings' })
  const names = await results.getByRole('heading', { level: 3 }).allTextContents()
  expect(names).toHaveLength(3)
  await results.getByRole('button', { name: t('quiz.results.add_all') }).press('Enter')
  const cart = getCart(page)
  for (const name of names) await expect(cart.getByRole('link', { name, exact: true }).first()).toBeVisible()
  await expect(cart.getByText(t('cart.item_count', { count: 3 }))).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('textbox', { name: NAME })).toHaveValue('Ana')
  expect(faults).toEqual([])
})

test('steps are entries of the history and a reload keeps everything', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.goto(RITUAL)
  await expect(page.locator('form[data-layout]')).toHaveJSProperty('noValidate', true)
  await page.getByRole('radio', { name: 'On the sofa' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expectStep(page, HANDS)
  await page.getByRole('button', { name: 'Next' }).click()
  await expectStep(page, SKIN)
  await page.getByRole('radio', { name: 'Sensitive' }).check()
  await page.goBack()
  await expectStep(page, HANDS)
  await page.goForward()
  await expectStep(page, SKIN)

  await page.reload()
  await expect(page.getByRole('heading', { name: SKIN })).toBeVisible()
  await expect(page.locator('form[data-layout]')).toHaveJSProperty('noValidate', true)
  await expect(page.getByRole('radio', { name: 'Sensitive' })).toBeChecked()
  await page.getByRole('button', { name: t('quiz.back') }).click()
  await expectStep(page, HANDS)
  await page.getByRole('button', { name: t('quiz.back') }).click()
  await expect(page.getByRole('radio', { name: 'On the sofa' })).toBeChecked()

  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${RITUAL}?step=7`)
  await expect(page.getByRole('heading', { name: PAUSE })).toBeVisible()
  await expect(page).toHaveURL(/find-your-ritual$/)
})

test('a quiz on one page works without script; with script it says which answers are missing', {
  tag: ['@wide', '@night'],
}, async ({ page, browser, baseURL }) => {
  await page.goto('/quiz/wish-list')
  await expect(page.locator('form[data-layout]')).toHaveJSProperty('noValidate', true)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana')
  await page.getByRole('textbox', { name: 'Your email' }).fill('ana@')
  await page.getByRole('button', { name: 'Show me my list' }).click()
  await expect(page.getByText(t('quiz.email_invalid'))).toBeVisible()
  await expect(page.getByText(t('quiz.required'))).toHaveCount(1)
  await expectAccessible(page)

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const plain = await context.newPage()
  await plain.goto(RITUAL)
  await plain.getByRole('textbox', { name: NAME }).fill('Ana')
  await plain.getByRole('radio', { name: 'In the bath' }).check()
  await plain.getByRole('radio', { name: 'Sensitive' }).check()
  await plain.getByRole('radio', { name: 'Ten minutes' }).check()
  await plain.getByRole('radio', { name: 'For me' }).check()
  await plain.getByRole('button', { name: 'See my ritual' }).click()
  await expect(plain).toHaveURL(/\/results\?name=Ana&products=/)
  await expect(plain.getByRole('heading', { level: 3 })).toHaveCount(3)
  await context.close()
})

test('results can be shared and started again, say what could not be added, and never fail on a strange address', {
  tag: '@narrow',
}, async ({ page }) => {
  await page.goto(`${RITUAL}/results?products=no-such-product`)
  await expect(page.getByRole('heading', { level: 1, name: t('quiz.results.empty') })).toBeVisible()
  await page.goto(`${RITUAL}/results?name=%3Cb%3EAna&products=soy-candle,oat-honey-soap-bar,soy-candle`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Here is your ritual, <b>Ana.')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')

  await page.route('**/store-api/cart', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 502, json: {} }) : route.fallback(),
  )
  await page.getByRole('button', { name: t('quiz.results.add_all') }).click()
  await expect(
    page.getByRole('main').getByText(/Not in your bag: Soy Candle.* and Oat & Honey Soap Bar/),
  ).toBeVisible()

  await page.getByRole('link', { name: t('quiz.restart') }).click()
  await expect(page.getByRole('radio', { name: 'In the bath' })).not.toBeChecked()
})

test('the gift finder shows one question at a time, asks for no address and says what it is', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/quiz/gift-finder')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Four questions about/)
  await expect(page.locator('form[data-layout]')).toHaveJSProperty('noValidate', true)
  await expect(page.getByRole('heading', { name: 'Who is the gift for?' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expectStep(page, 'Now think of them.')
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('a quiz that does not exist is not found, in any language', { tag: '@wide' }, async ({ request }) => {
  for (const path of ['/quiz/no-such-quiz', '/de/quiz/no-such-quiz/results', '/quiz/a/b/c', '/quiz']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
  }
  const german = await (await request.get(`${ORIGINS.storefront}/de${RITUAL}`)).text()
  expect(german).toContain('Wie dürfen wir Sie nennen?')
  expect(german).toContain('/de/quiz/find-your-ritual"')
})
