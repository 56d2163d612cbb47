import { getLaunchOptions } from '@sorrel/config/chromium'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { toConsentedState } from './consented-state.ts'
import { addToCart, getCart, goToCheckout, logIn, t } from './shop.ts'

/** A browser whose reader has set the size of text. Pixels; usual is 16. */
async function openPage(browser: Browser, { width, origin }: { width: number; origin: string }) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 800 },
    storageState: toConsentedState(origin),
    locale: 'en-GB',
  })
  return context.newPage()
}

const PATHS = [
  '/',
  '/de',
  '/fr',
  '/products',
  '/categories/bath-body',
  '/products/oat-honey-soap-bar',
  '/products/gift-card',
  '/products/refillable-hand-wash',
  '/cart',
  '/delivery',
  '/about',
  '/materials',
  '/refills',
  '/journal',
  '/contact',
  '/quiz/wish-list',
  '/search?q=soap',
  '/account/login',
  '/account/sign-up',
  '/account/password-recovery',
  '/no-such-page',
]

const ACCOUNT_PATHS = [
  '/account',
  '/account/orders',
  '/account/subscriptions',
  '/account/addresses',
  '/account/addresses?add=1',
  '/account/cards',
  '/account/reviews',
  '/account/profile',
]

/** Links and buttons of the header that are cut, or lie on one another. */
function findCollisions(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('banner')
    .first()
    .evaluate((header) => {
      const frame = header.getBoundingClientRect()
      const parts = [...header.querySelectorAll('a, button, select')]
        .filter(
          (part) => part.closest('section') === null && part.checkVisibility({ visibilityProperty: true }),
        )
        .map((part) => ({
          name: part.getAttribute('aria-label') ?? part.textContent,
          box: part.getBoundingClientRect(),
        }))
      const isOutside = ({ left, right, top, bottom }: DOMRect) =>
        left < 0 || right > window.innerWidth + 1 || top < frame.top - 1 || bottom > frame.bottom + 1
      const overlap = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
      return parts.flatMap(({ name, box }, index) => [
        ...(isOutside(box) ? [`${name} is cut`] : []),
        ...parts
          .slice(index + 1)
          .filter((other) => overlap(box, other.box))
          .map((other) => `${name} lies on ${other.name}`),
      ])
    })
}

/** Words that stand on two lines because their box is narrower than they are. Addresses of email and hyphenated text may break. */
function findBrokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const isRead = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.closest('script, style, noscript, option') === null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(element).hyphens !== 'auto' &&
        width > 1 &&
        height > 1
      )
    }
    const isBroken = (node: Node, word: RegExpExecArray) => {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      return new Set(lines.map(({ top }) => Math.round(top))).size > 1
    }
    const broken: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node
      if (element === null || textContent === null || !isRead(element)) continue
      for (const word of textContent.matchAll(/[^\s\u00ad\u2010–—/-]{2,}/gu))
        if (!word[0].includes('@') && isBroken(node, word))
          broken.push(`${word[0]} of “${textContent.trim()}”`)
    }
    return broken
  })
}

/** Nothing leaves the page, no word is broken, nothing in the header lies on another thing. */
async function expectReadable(page: Page, state: string): Promise<void> {
  expect.soft(await findCollisions(page), state).toEqual([])
  expect.soft(await findBrokenWords(page), state).toEqual([])
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(excess, state).toBeLessThanOrEqual(0)
}

for (const size of [24, 32])
  for (const width of [375, 1280])
    test.describe(`text of ${size} px in a window of ${width} px`, { tag: ['@wide', '@night'] }, () => {
      let browser: Browser
      let page: Page

      test.beforeEach(async ({ playwright, baseURL: origin = '' }) => {
        test.slow()
        const options = getLaunchOptions()
        browser = await playwright.chromium.launch({
          ...options,
          args: [...(options.args ?? []), `--blink-settings=defaultFontSize=${size}`],
        })
        page = await openPage(browser, { width, origin })
      })

      test.afterEach(() => browser.close())

      test('holds on every page', async () => {
        for (const path of PATHS) {
          await page.goto(path)
          await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`)
          await expectReadable(page, path)
        }
      })

      test('holds in the account', async () => {
        await logIn(page)
        for (const path of ACCOUNT_PATHS) {
          await page.goto(path)
          await expectReadable(page, path)
        }
        for (const [list, label] of [
          ['/account/orders', t('account.orders.view')],
          ['/account/subscriptions', t('account.subscriptions.view')],
        ] as const) {
          await page.goto(list)
          await page.getByText(label, { exact: true }).first().click()
          await expect(page).not.toHaveURL(new RegExp(`${list}$`))
          await expectReadable(page, page.url())
        }
      })

      test('holds in the panels of a list', async () => {
        await page.goto('/categories/bath-body')
        await page.getByRole('button', { name: t('navigation.open') }).click()
        await expect(page.getByRole('region', { name: t('navigation.main') })).toBeVisible()
        await expectReadable(page, 'menu')
        await page.keyboard.press('Escape')

        const search = page.getByRole('region', { name: t('navigation.search'), exact: true })
        await page
          .getByRole('banner')
          .getByRole('link', { name: t('navigation.search') })
          .click()
        await expectReadable(page, 'search')
        await search.getByPlaceholder(t('search.placeholder')).fill('soap')
        await expect(search.getByText(/results? for “soap”/)).toBeVisible()
        await expectReadable(page, 'search results')
        await search.getByRole('button', { name: t('search.close') }).click()

        await page.getByRole('button', { name: t('categories.filters.open'), exact: true }).click()
        const filters = page.getByRole('dialog', { name: t('categories.filters.title') })
        await filters.locator('summary', { hasText: 'Material' }).click()
        await expectReadable(page, 'filters')
        await page.keyboard.press('Escape')

        const name = 'Organic Cotton Washcloth'
        const card = page.getByRole('article').filter({ hasText: name })
        const open = card.getByRole('button', { name: t('products.quick_add.open_name', { name }) })
        await open.scrollIntoViewIfNeeded()
        await open.press('Enter')
        await expect(
          page.getByRole('form', { name: t('products.quick_add.choose_name', { name }) }),
        ).toBeVisible()
        await expectReadable(page, 'quick-add')
      })

      test('holds in the bag, and at the checkout', async () => {
        await page.goto('/products/oat-honey-soap-bar')
        const cart = await addToCart(page)
        const line = cart.getByRole('listitem').first()
        await expect(cart.getByRole('heading', { name: t('cart.recommendations.title') })).toBeVisible()
        await expectReadable(page, 'bag')
        await line.getByRole('spinbutton').scrollIntoViewIfNeeded()
        await expect(line.getByRole('spinbutton')).toBeInViewport({ ratio: 0.9 })
        await cart.getByRole('link', { name: t('cart.checkout') }).scrollIntoViewIfNeeded()
        await expect(cart.getByRole('link', { name: t('cart.checkout') })).toBeInViewport({ ratio: 0.9 })
        await page.goto('/cart')
        await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
        await expectReadable(page, '/cart')
        await page.goto('/products/oat-honey-soap-bar')
        await page.getByRole('banner').getByRole('link', { name: /bag/i }).click()
        await expect(getCart(page)).toBeVisible()
        await goToCheckout(page)
        await expectReadable(page, 'checkout')
      })
    })
