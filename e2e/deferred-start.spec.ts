import { expect, type Page, test } from '@playwright/test'
import { getCart, t } from './shop.ts'

const SOAP = '/products/oat-honey-soap-bar'
const CODE = '/_next/static/chunks/'

/** Opens a page whose pictures do not come before the returned function is called. */
async function openBeforeItsPictures(page: Page, path: string) {
  const { promise: gate, resolve: letIn } = Promise.withResolvers<void>()
  const code: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(CODE) && request.resourceType() === 'script') code.push(request.url())
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await gate
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return { code, letIn }
}

const isTakenOver = (page: Page) => page.locator('html[data-router]')

for (const path of ['/', '/products', '/categories/bath-body', SOAP])
  test(`code never races the main picture of ${path}`, {
    tag: path === SOAP ? '@narrow' : ['@narrow', '@full'],
  }, async ({ page }) => {
    // Only the test lets time pass. A slow machine may take a moment between the two.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    const { code, letIn } = await openBeforeItsPictures(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.runFor(2900)
    expect(code).toEqual([])
    letIn()
    await page.clock.resume()
    await expect.poll(() => code.length).toBeGreaterThan(3)
    await expect(isTakenOver(page)).toBeAttached()
  })

/** Files of fonts that a page asks for. */
function watchFonts(page: Page): readonly string[] {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  return fonts
}

const seeHeading = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()

/** When a page drew its first content, and when it asked for the stylesheet of its fonts and for the files. */
const readFontTimes = (page: Page) =>
  page.evaluate(() => {
    const late =
      document.querySelector<HTMLScriptElement>('script[data-fonts]')?.dataset.fonts?.split(' ') ?? []
    const entries = performance.getEntriesByType('resource')
    const asked = entries.filter(({ name }) => late.some((path) => name.endsWith(path)))
    const painted = performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime)
    return { painted, asked: asked.map(({ startTime }) => startTime), named: late.length }
  })

test('a first visit draws its first frame before it asks for fonts, a later one need not', {
  tag: '@narrow',
}, async ({ page, baseURL }) => {
  const fonts = watchFonts(page)
  await page.goto('/products')
  await expect.poll(() => fonts.length).toBe(2)
  await expect.poll(async () => (await readFontTimes(page)).asked.length).toBe(3)
  const { painted, asked, named } = await readFontTimes(page)
  expect(named).toBe(3)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted[0] ?? Infinity)
  await page.goto('/materials', { referer: new URL('/products', baseURL).href })
  await seeHeading(page)
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Figtree Variable"'))).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('fonts are named by the page itself', { tag: '@narrow' }, async ({ page }) => {
    const fonts = watchFonts(page)
    await page.goto('/products')
    await seeHeading(page)
    await expect.poll(() => fonts.length).toBeGreaterThanOrEqual(2)
  })
})

test('code does not wait for ever for a picture that does not come', { tag: '@narrow' }, async ({ page }) => {
  const { letIn } = await openBeforeItsPictures(page, SOAP)
  await expect(isTakenOver(page)).toBeAttached()
  letIn()
})

test('a press before the code asks for it, and counts once', { tag: '@narrow' }, async ({ page }) => {
  const { letIn } = await openBeforeItsPictures(page, SOAP)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  await expect(getCart(page).getByRole('spinbutton')).toHaveValue('1')
  await expect(page).toHaveURL(SOAP)
  letIn()
})

test('a press that only the code can answer waits for it, however late it comes', { tag: '@narrow' }, async ({
  page,
}) => {
  const { promise: gate, resolve: letIn } = Promise.withResolvers<void>()
  await page.route(`**${CODE}*.js`, async (route) => {
    await gate
    await route.continue()
  })
  await page.clock.install()
  await page.goto(SOAP, { waitUntil: 'domcontentloaded' })
  const quantity = page.getByRole('main').getByRole('spinbutton')
  const more = page.getByRole('main').getByRole('button', { name: t('a11y.increase'), exact: true })
  await more.click()
  await page.clock.runFor(9000)
  await more.click()
  letIn()
  await expect(quantity).toHaveValue('3')
})

test('a press goes the way of a page without script where the code cannot be loaded', {
  tag: '@narrow',
}, async ({ page }) => {
  await page.route(`**${CODE}*.js`, (route) => route.abort())
  await page.goto(SOAP)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  await expect(page).toHaveURL('/cart')
})

test('before the code a browser itself fetches the page behind a link that is pressed, if it is a cached one', {
  tag: '@wide',
}, async ({ page }) => {
  await page.route(`**${CODE}*.js`, (route) => route.abort())
  const session = await page.context().newCDPSession(page)
  const fetched: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => {
    fetched.push(new URL(prefetchUrl).pathname)
  })
  await session.send('Preload.enable')
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  // The browser fetches at once what is pressed, so nothing has to be waited for; let go elsewhere it is not opened.
  for (const name of ['Subscriptions', 'Delivery']) {
    await footer.getByRole('link', { name }).hover()
    await page.mouse.down()
    await footer.getByRole('heading').first().hover()
    await page.mouse.up()
  }
  await expect.poll(() => fetched).toContain('/delivery')
  expect(new Set(fetched)).toEqual(new Set(['/delivery']))
})
