import { expect, type Page, test } from '@playwright/test'
import { expectNothingSideways, t } from './shop.ts'

const LONG_PAGE = '/products'

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)

/** Scrolls down until the header hides. What is scrolled before its code has started is not seen. */
async function hideHeader(page: Page): Promise<void> {
  await expect(async () => {
    await scrollTo(page, 0)
    await scrollTo(page, 1200)
    await expect(page.locator('[data-site-header]')).toHaveAttribute('data-site-header', 'hidden', {
      timeout: 1000,
    })
  }).toPass()
}

test('the header hides when scrolling down, shows when scrolling up, and stays while it has the keyboard’s focus', async ({
  page,
  isMobile,
}) => {
  await page.goto(LONG_PAGE)
  await expect(page.locator('html[data-router]')).toBeAttached()
  const readInherited = () =>
    page.evaluate(() =>
      [...document.documentElement.computedStyleMap()]
        .filter(([name]) => name.startsWith('--'))
        .map(([name, values]) => `${name}: ${[...values].join()}`),
    )
  const shown = await readInherited()
  expect(shown.length).toBeGreaterThan(0)
  const header = page.getByRole('banner')
  await hideHeader(page)
  await expect(header).not.toBeInViewport()
  expect(await readInherited(), 'styles that every element of the page inherits').toEqual(shown)
  await scrollTo(page, 1100)
  await expect(header).not.toBeInViewport()
  await scrollTo(page, 900)
  await expect(header).toBeInViewport()
  await scrollTo(page, 150)
  await expect(header).toBeInViewport()
  if (isMobile) return
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(header.locator(':focus-visible')).toHaveCount(1)
  await hideHeader(page)
  await expect(header).toBeInViewport()
})

test.describe('in wide windows', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('the menu opens a sheet of columns with a picture, and Escape closes it', { tag: '@wide' }, async ({
    page,
  }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: t('navigation.main') })
    const toggle = menu.getByRole('button', { name: t('navigation.open_group', { name: 'Bath & Body' }) })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: 'Shampoo bars' })).toBeVisible()
    await expect(
      menu.getByRole('link', { name: t('navigation.view_all', { name: 'Bath & Body' }) }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: 'Shampoo bars' })).toBeHidden()
    await expect(toggle).toBeFocused()
  })
})

test.describe('in narrow windows', () => {
  test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })

  test('only one of menu and search is open at a time; the menu ends with the orders', {
    tag: '@narrow',
  }, async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('region', { name: t('navigation.main') })
    const search = page.getByRole('region', { name: t('navigation.search'), exact: true })
    await page.getByRole('button', { name: t('navigation.open') }).click()
    await expect(menu.getByRole('link').last()).toHaveText(t('navigation.orders'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('navigation.search') })
      .click()
    await expect(search).toBeVisible()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: t('navigation.open') }).click()
    await expect(menu).toBeVisible()
    await expect(search).toBeHidden()
    await menu.locator('summary', { hasText: 'Refills' }).click()
    await menu.getByRole('link', { name: 'Refill club' }).click()
    await expect(page).toHaveURL(/refill-club-membership$/)
    await expect(menu).toBeHidden()
  })

  test('the footer’s columns open one by one', { tag: '@narrow' }, async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Returns' })).toBeHidden()
    await footer.locator('summary', { hasText: 'Help' }).click()
    await expect(footer.getByRole('link', { name: 'Returns' }).filter({ visible: true })).toBeVisible()
  })
})

test('the way of a stranger to log in fetches no styles of another page', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/about')
  await page.waitForSelector('html[data-router]', { state: 'attached' })
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navigation.account') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('account.login.title') })).toBeVisible()
  const unused = await page.evaluate(() => {
    const toHrefs = (selector: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => href)
    const used = toHrefs('link[rel="stylesheet"]')
    return toHrefs('link[rel="preload"][as="style"]').filter((href) => !used.includes(href))
  })
  expect(unused).toEqual([])
})

test('a page that does not exist offers a search and the categories', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/no-such-page')
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { name: t('errors.page_not_found.title') })
  await expect(title).toBeVisible()
  await main.getByPlaceholder(t('search.placeholder')).fill('razor')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=razor$/)
  await expect(title).toBeHidden()
  await page.goBack()
  // The document is another one: it has no elements until its first bytes are here.
  await expect(title).toBeVisible()
  await expectNothingSideways(page)
  await main.getByRole('link', { name: 'Household' }).click()
  await expect(page).toHaveURL(/\/categories\/household$/)
})

test('a page whose layout fails too says so in its language and offers two links', { tag: '@wide' }, async ({
  page,
}) => {
  // Breaks every message of a page with a footer. The error page has none, so its messages work.
  const breakPlurals = () => {
    class Plurals extends Intl.PluralRules {
      constructor(locale: string) {
        super(locale)
        if (!sessionStorage.getItem('mended') && document.querySelector('footer')) throw new Error('broken')
      }
    }
    Object.assign(Intl, { PluralRules: Plurals })
  }
  await page.addInitScript(breakPlurals)
  await page.goto('/fr/products')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/500/)
  await expect(main).toHaveAttribute('lang', 'fr')
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
  await main.getByRole('link').click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
