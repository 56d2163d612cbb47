import { PREVIEW_LINK } from '@sorrel/contracts/preview'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { createSignedTokens } from '@sorrel/contracts/http/token'
import { expect, type Frame, type FrameLocator, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { dropCached } from './drop-cached.ts'
import { ORIGINS, PREVIEW_SECRET } from './origins.ts'
import { t, watchForFaults } from './shop.ts'

const PRODUCT = { name: 'Reed Diffuser', slug: 'reed-diffuser' }

const { audience, field, seconds } = PREVIEW_LINK
const tokens = createSignedTokens({ audience, secrets: [PREVIEW_SECRET] })
const toLinkQuery = async () => `${field}=${await tokens.issue({ jti: crypto.randomUUID() }, seconds)}`

/** Together these panels have every kind of field. */
const LOOKED_AT = ['Menus', 'Page']

/** Opens the editor and waits until the shop in its frame receives messages. */
async function openEditor(page: Page): Promise<FrameLocator> {
  await page.goto(`${ORIGINS.commerce}/editor`)
  const shop = page.frameLocator('iframe')
  await expect(shop.locator('html[data-preview-ignored]')).toBeVisible()
  return shop
}

function getFrame(page: Page): Frame {
  const frame = page.frame({ name: 'shop' })
  if (frame === null) throw new Error('The editor has no frame')
  return frame
}

const isMarked = (page: Page) => getFrame(page).evaluate(() => 'marked' in window)
const mark = (page: Page) => getFrame(page).evaluate(() => void Object.assign(window, { marked: true }))
const getIgnored = (page: Page) =>
  getFrame(page).evaluate(() => Number(document.documentElement.dataset.previewIgnored))

test('the editor changes the shop in its frame without a reload; everybody sees what is saved', async ({
  page,
  browser,
  baseURL,
}) => {
  const faults = watchForFaults(page)
  const shop = await openEditor(page)
  await mark(page)
  const panel = page.getByRole('tabpanel')
  const openTab = (name: string) => page.getByRole('tab', { name }).click()

  await panel.getByLabel('Main buttons').fill('#aa3355')
  await expect(shop.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(170, 51, 85)')
  await panel.getByLabel('Text', { exact: true }).fill('#bbbbbb')
  await expect(panel.getByText('Text on the page: 1.9 to 1, needs 4.5 to 1')).toBeVisible()
  await panel.getByLabel('Text', { exact: true }).fill('#4a5751')
  await expect(panel.getByText('Every pair of colours reads well.')).toBeVisible()

  await openTab('Header')
  await panel.getByLabel('Text').fill('Open until eight')
  await expect(shop.getByText('Open until eight')).toBeVisible()
  await openTab('Menus')
  await panel.locator('summary', { hasText: 'Gifts' }).click()
  await panel.locator('details[open]').getByLabel('Name').first().fill('Presents')
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Presents' })).toBeVisible()
  await openTab('Page')
  await panel.locator('summary').first().click()
  await panel.locator('details[open]').getByLabel('Title').fill('Made for keeps')
  await expect(shop.getByRole('heading', { level: 1, name: 'Made for keeps' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)

  await openTab('Product')
  await panel.getByRole('combobox', { name: 'Product' }).selectOption(PRODUCT.name)
  await expect(shop.getByRole('heading', { level: 1, name: PRODUCT.name })).toBeVisible()
  await expect(shop.getByText('Open until eight')).toBeVisible()
  await mark(page)
  await panel.getByLabel('Title').first().fill('Now with fig leaf')
  await expect(shop.getByText('Now with fig leaf')).toBeVisible()
  expect(await isMarked(page)).toBe(true)

  await openTab('Quiz')
  await panel.getByRole('button', { name: 'Show this quiz in the shop' }).click()
  await panel.locator('summary', { hasText: 'Question 1' }).first().click()
  await panel.locator('details[open]').getByLabel('Question prompt').fill('How shall we greet you?')
  await expect(shop.getByRole('heading', { name: 'How shall we greet you?' })).toBeVisible()
  await panel.locator('summary', { hasText: 'Question 2' }).click()
  await expect(shop.getByRole('heading', { name: 'Good. Now your hands.' })).toBeVisible()
  await panel.locator('summary', { hasText: 'Results' }).click()
  await expect(shop.getByRole('heading', { name: /Emily/ }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Everything is saved' })).toBeVisible()
  const context = await browser.newContext({ baseURL })
  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(`/products/${PRODUCT.slug}`)
    await expect(visitor.getByText('Now with fig leaf')).toBeVisible({ timeout: 500 })
    await expect(visitor.getByText('Open until eight')).toBeVisible({ timeout: 500 })
  }).toPass()
  // The first visitor of a page after the change may still get the older one, while it is renewed.
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Made for keeps' })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await expect(visitor.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(170, 51, 85)')
  await context.close()
  expect(faults).toEqual([])
})

test('the editor is accessible and works by keyboard', async ({ page }) => {
  const shop = await openEditor(page)
  await page.getByRole('tab', { name: 'Theme' }).focus()
  for (const name of ['Header', 'Footer', 'Menus', 'Page', 'Product', 'Quiz']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    if (!LOOKED_AT.includes(name)) continue
    await expectAccessible(page, { state: name, exclude: 'iframe' })
  }
  await page.getByRole('tab', { name: 'Page' }).click()
  const first = page.getByRole('tabpanel').locator('details').first()
  await first.locator('summary').press('Enter')
  const down = first.getByRole('button', { name: 'Move block 1 down' })
  await down.press('Enter')
  await expect(page.getByRole('button', { name: 'Move block 2 down' })).toBeFocused()
  await expect(shop.locator('main section').first().getByRole('heading', { level: 1 })).toHaveCount(0)
})

test.describe('an editor without a cookie choice', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('sees no cookie banner in the frame', async ({ page }) => {
    const shop = await openEditor(page)
    const visitor = await page.context().newPage()
    await visitor.goto('/')
    const banner = { name: t('consent.title'), exact: true } as const
    await expect(visitor.getByRole('region', banner)).toBeVisible()
    await expect(shop.getByRole('button', { name: t('consent.reopen') })).toBeVisible()
    await expect(shop.getByRole('region', banner)).toHaveCount(0)
  })
})

test('only the editor may frame the shop or send it messages', async ({ page, request }) => {
  await openEditor(page)
  const accent = await getFrame(page).evaluate(() => document.documentElement.style.cssText)
  const evil = { type: 'settings.updated', details: { path: 'colors.button.primary', value: '#ff0000' } }
  await getFrame(page).evaluate((message) => window.postMessage(message, '*'), evil)
  await expect.poll(() => getIgnored(page)).toBe(1)
  await page.evaluate((origin) => {
    const shop = document.querySelector('iframe')?.contentWindow
    for (const message of [
      'text',
      null,
      { type: 'settings.deleted' },
      { type: 'settings.updated', details: { path: '__proto__.polluted', value: 1 } },
      { type: 'content.updated', details: { id: 'x', model: 'accounts', path: 'a', value: 1 } },
    ])
      shop?.postMessage(message, origin)
  }, ORIGINS.storefront)
  await expect.poll(() => getIgnored(page)).toBe(6)
  expect(await getFrame(page).evaluate(() => document.documentElement.style.cssText)).toBe(accent)

  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe name="shop" src="${ORIGINS.storefront}/"></iframe>`,
    }),
  )
  await page.goto('http://elsewhere.example/')
  await expect.poll(() => getFrame(page).url()).toMatch(/^chrome-error:/)

  const getAncestors = async (headers: Record<string, string>) => {
    const answer = await request.get('/', { headers })
    return /frame-ancestors ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]
  }
  expect(await getAncestors({})).toBe("'none'")
  expect(await getAncestors({ cookie: 'preview=1' })).toBe("'none'")
  expect((await request.get('/store-api/preview', { maxRedirects: 0 })).status()).toBe(403)
  const link = `/store-api/preview?${await toLinkQuery()}`
  const started = await request.get(link, { maxRedirects: 0 })
  expect(started.status()).toBe(303)
  const [cookie = ''] = (started.headers()['set-cookie'] ?? '').split(';')
  expect(cookie).toMatch(/^preview=/)
  expect((await request.get(link, { maxRedirects: 0 })).status(), 'a link works once').toBe(403)
  expect(await getAncestors({ cookie })).toBe(ORIGINS.commerce)
})

test('what is not published opens to whoever has a link of the editor’s', async ({ request, playwright }) => {
  const publish = (published: boolean) =>
    request.patch(`${ORIGINS.commerce}/admin/pages/how-refills-work`, { data: { published } })
  expect((await publish(false)).ok()).toBe(true)
  const stranger = await playwright.request.newContext({ baseURL: ORIGINS.storefront })
  try {
    await dropCached(request, [cacheTags.page('how-refills-work')])
    expect((await stranger.get('/how-refills-work')).status()).toBe(404)
    const link = await toLinkQuery()
    await stranger.get(`/store-api/preview?${link.toString()}`)
    expect((await stranger.get('/how-refills-work')).status()).toBe(200)
  } finally {
    await publish(true)
    await dropCached(request, [cacheTags.page('how-refills-work')])
    await stranger.dispose()
  }
})
