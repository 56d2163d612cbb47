import { getLaunchOptions } from '@sorrel/config/chromium'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { toConsentedState } from './consented-state.ts'
import { addToCart, t } from './shop.ts'

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
  '/products',
  '/categories/bath-body',
  '/products/oat-honey-soap-bar',
  '/products/gift-card',
  '/cart',
  '/delivery',
  '/quiz/wish-list',
  '/search?q=soap',
  '/account/login',
  '/account/sign-up',
  '/no-such-page',
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

for (const size of [24, 32])
  for (const width of [375, 1280])
    test(`text of ${size} px holds in a window of ${width} px`, { tag: ['@wide', '@night'] }, async ({
      playwright,
      baseURL: origin = '',
    }) => {
      test.slow()
      const options = getLaunchOptions()
      const browser = await playwright.chromium.launch({
        ...options,
        args: [...(options.args ?? []), `--blink-settings=defaultFontSize=${size}`],
      })
      const page = await openPage(browser, { width, origin })
      for (const path of PATHS) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`)
        expect(await findCollisions(page), path).toEqual([])
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(excess, path).toBeLessThanOrEqual(0)
      }
      await page.goto('/products/oat-honey-soap-bar')
      const cart = await addToCart(page)
      const line = cart.getByRole('listitem').first()
      await line.getByRole('spinbutton').scrollIntoViewIfNeeded()
      await expect(line.getByRole('spinbutton')).toBeInViewport({ ratio: 0.9 })
      await cart.getByRole('link', { name: t('cart.checkout') }).scrollIntoViewIfNeeded()
      await expect(cart.getByRole('link', { name: t('cart.checkout') })).toBeInViewport({ ratio: 0.9 })
      await browser.close()
    })
