import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { call, PASSWORD } from './customer.ts'
import { ORIGINS } from './origins.ts'

/** The shop's messages, so that a test finds what a shopper reads. */
export const t = createMessages({ locale: 'en', messages: getMessages('en') })

export const DEMO = { email: 'demo@sorrel.shop', password: 'sorrel-demo' } as const

export const ACCEPTED_CARD = '4242 4242 4242 4242'
export const DECLINED_CARD = '4000 0000 0000 0002'

/**
 * Collects the errors of the page and its console, violations of the policy among them. Call it before the page
 * loads.
 */
export function watchForFaults(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  return faults
}

/** How many products the store sells. */
export async function countProducts(request: APIRequestContext): Promise<number> {
  const answer = await request.post(`${ORIGINS.commerce}/graphql/v2`, {
    headers: { authorization: 'pk_sorrel_demo' },
    data: { query: '{ products { count } }' },
  })
  const { data } = (await answer.json()) as { data: { products: { count: number } } }
  return data.products.count
}

export function getCart(page: Page): Locator {
  return page.getByRole('dialog', { name: t('cart.title') })
}

/** Presses the main button of a product page and waits for the cart to open. The service may still be at work. */
export async function pressAdd(page: Page): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Add to bag|Subscribe)/ })
    .first()
    .click()
  const cart = getCart(page)
  await expect(cart).toBeVisible()
  return cart
}

/** The same, and waits until the service has the line. */
export async function addToCart(page: Page): Promise<Locator> {
  const cart = await pressAdd(page)
  await expect(cart.getByRole('listitem').first()).toBeVisible()
  await expect(cart.locator('[aria-busy="true"]')).toHaveCount(0)
  return cart
}

/** Opens the quick-add of a card, which a pointer that rests on the card does, on touch a press. Returns its panel. */
export async function openQuickAdd(card: Locator, name: string): Promise<Locator> {
  const panel = card.getByRole('form', { name: t('products.quick_add.choose_name', { name }) })
  if (await card.page().evaluate(() => matchMedia('(hover: none)').matches)) {
    await card.getByRole('button', { name: t('products.quick_add.open_name', { name }) }).click()
    await expect(panel).toBeVisible()
    return panel
  }
  // Nobody listens yet while the page's code still starts; a pointer that moves goes on moving.
  let x = 20
  await expect(async () => {
    x += 5
    await card.hover({ position: { x, y: 20 } })
    await expect(panel).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return panel
}

/** From the open cart to the checkout page. */
export async function goToCheckout(page: Page): Promise<void> {
  await getCart(page)
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
}

/** Logs a shopper in, without the form. */
export async function logIn(
  page: Page,
  who: { readonly email: string; readonly password: string } = DEMO,
): Promise<void> {
  expect((await call(page.request, ['POST', 'login'], who)).status()).toBe(200)
}

/** Fills the form of the log-in and waits until the shopper is in the account. */
export async function logInByForm(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto('/account/login')
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill(email)
  await page.getByLabel(t('account.fields.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('account.login.submit') }).click()
  await expect(page).toHaveURL(/\/account$/)
}

/** Fills the checkout's contact and address as a new visitor. */
export async function fillAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Field')
  await page.getByLabel('Address', { exact: true }).fill('12 Elm Row')
  await page.getByLabel('Town or city').fill('Bristol')
  await page.getByLabel('Postcode').fill('BS1 4DJ')
}

export async function fillCard(page: Page, number: string = ACCEPTED_CARD): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12/34')
  await page.getByLabel('Security code').fill('123')
}

export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Place order ·/ }).click()
}

/** Fills the form of a new account and waits until the shopper is in it. */
export async function signUpByForm(page: Page, email: string): Promise<void> {
  await page.goto('/account/sign-up')
  await page.getByLabel(t('account.fields.first_name')).fill('Robin')
  await page.getByLabel(t('account.fields.last_name')).fill('Field')
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill(email)
  await page.getByLabel(t('account.fields.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('account.signup.submit') }).click()
  await expect(page).toHaveURL(/\/account$/)
}

/** From the cart to the page that thanks for the order. */
export async function checkOut(page: Page, email: string): Promise<void> {
  await goToCheckout(page)
  await fillAddress(page, email)
  await fillCard(page)
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: t('checkout.complete.title') })).toBeVisible()
}

/** Opens the account's menu, which is folded in narrow windows. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  const fold = page.locator('summary', { hasText: t('account.menu') })
  if (await fold.isVisible()) await fold.click()
  return page.getByRole('navigation', { name: t('account.menu') }).filter({ visible: true })
}

/** Expects no sideways scrolling at 320 px, in both text directions, once the window has that size. */
export async function expectNothingSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const direction of ['ltr', 'rtl'])
    await expect
      .poll(() => getSideways(page, direction), { message: `${page.url()} ${direction}` })
      .toEqual([])
}

/** The beginnings of the elements that reach past the sides of a page that scrolls sideways. */
const getSideways = (page: Page, direction: string): Promise<readonly string[]> =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isPast = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < -1 || right > clientWidth + 1
    }
    const past = [...document.querySelectorAll('body *')].filter(isPast)
    return [`${scrollWidth} of ${clientWidth} px`, ...past.map(({ outerHTML }) => outerHTML.slice(0, 80))]
  }, direction)
