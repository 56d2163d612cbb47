import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { toConsentedState } from './consented-state.ts'
import { ORIGINS } from './origins.ts'

/**
 * JavaScript of an empty page of the same framework, in bytes of gzip at its highest level: what its HTML names and a
 * modern browser loads. `npm run bench` builds that page and prints the number.
 */
const FLOOR_BYTES = 134_740

/**
 * Most that a page may weigh, in bytes of gzip; `script` is what it adds to the empty page, which has no link: Next's own
 * takes 3,240 of it. Tighten them after each gain.
 */
const BUDGETS = {
  '/': { html: 10_780, flight: 11_700, script: 23_260 },
  '/products': { html: 15_300, flight: 15_660, script: 24_150 },
  '/categories/bath-body': { html: 11_970, flight: 12_460, script: 24_150 },
  '/products/oat-honey-soap-bar': { html: 14_970, flight: 12_530, script: 22_490 },
} as const

/**
 * The same for pages that are made for each visitor. 710 of them are the screens of a failure and of a missing page, which
 * the framework names in some answers only.
 */
const PERSONAL_SCRIPT_BYTES = { '/search': 25_660, '/cart': 34_750 } as const

/** What scripts load by themselves before a visitor does anything: the cart and the notice on cookies. */
const AHEAD_BYTES = 5_000
/** Files of code that a page loads before a gesture, and its data. */
const SCRIPTS_MAX = 15
const SHEETS_MAX = 2
const SHEETS_BYTES = 18_690

const toGzipBytes = (body: Buffer | string): number => gzipSync(body, { level: 9 }).length

/** Where the front keeps the framework's data of a page: it runs as a script, but it is no code. */
const DATA = '/_page-data/'

/** Scripts that a page's HTML loads in a modern browser, its data among them. A cached page starts them by a script. */
function getScripts(html: string): readonly string[] {
  const tags = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const modern = tags.filter((attributes) => !/\bnomodule\b/i.test(attributes))
  const named = modern.map((attributes) => /\s(?:src|data-files)="([^"]+)"/.exec(attributes)?.[1] ?? '')
  return [...new Set(named.flatMap((files) => files.split(' ')))].filter((file) => file !== '')
}

/** Stylesheets that keep a page from its first paint. That of the fonts is left to the starter, and to pages without script. */
function getSheets(html: string): readonly string[] {
  const withoutScript = /<noscript>.*?<\/noscript>/g
  expect(html.match(withoutScript)?.join('')).toContain('<link rel="stylesheet"')
  const scripted = html.replaceAll(withoutScript, '')
  const links = scripted.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)
  return [...new Set([...links].map(([, href = '']) => href))]
}

/** The framework's data of a page. It is not in the page itself. */
async function fetchData(request: APIRequestContext, html: string): Promise<Buffer> {
  expect(html).not.toContain('self.__next_f')
  const [file, ...others] = getScripts(html).filter((script) => script.startsWith(DATA))
  expect(others).toEqual([])
  return (await request.get(file ?? '')).body()
}

async function fetchPage(request: APIRequestContext, path: string): Promise<string> {
  const page = await request.get(path)
  expect(page.status()).toBe(200)
  return page.text()
}

async function weigh(request: APIRequestContext, files: readonly string[]): Promise<number> {
  const weights = files.map(async (file) => toGzipBytes(await (await request.get(file)).body()))
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0)
}

/** Addresses of the scripts that a page has loaded once nothing more comes. */
async function loadScripts(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  )
}

async function checkScripts(
  request: APIRequestContext,
  named: readonly string[],
  budget: number,
): Promise<void> {
  expect(named.length).toBeGreaterThan(3)
  expect(named.length).toBeLessThanOrEqual(SCRIPTS_MAX)
  expect(await weigh(request, named)).toBeLessThanOrEqual(FLOOR_BYTES + budget)
}

for (const [path, bytes] of Object.entries(PERSONAL_SCRIPT_BYTES))
  test(`scripts of ${path}`, { tag: '@wide' }, async ({ request }) => {
    await checkScripts(request, getScripts(await fetchPage(request, path)), bytes)
  })

for (const [path, budget] of Object.entries(BUDGETS))
  test.describe(path, () => {
    test('HTML and the data in it', { tag: '@wide' }, async ({ request }) => {
      const html = await fetchPage(request, path)
      expect(toGzipBytes(html)).toBeLessThanOrEqual(budget.html)
      expect(toGzipBytes(await fetchData(request, html))).toBeLessThanOrEqual(budget.flight)
    })

    test('stylesheets before the first paint', { tag: '@wide' }, async ({ request }) => {
      const sheets = getSheets(await fetchPage(request, path))
      expect(sheets.length).toBeGreaterThan(0)
      expect(sheets.length).toBeLessThanOrEqual(SHEETS_MAX)
      expect(await weigh(request, sheets)).toBeLessThanOrEqual(SHEETS_BYTES)
    })

    test('scripts before the first gesture, of a new visitor and of one who declined cookies', {
      tag: '@wide',
    }, async ({ browser, request, baseURL }) => {
      const html = await fetchPage(request, path)
      const named = getScripts(html).filter((script) => !script.startsWith(DATA))
      await checkScripts(request, named, budget.script)
      for (const storageState of [{ cookies: [], origins: [] }, toConsentedState(ORIGINS.storefront)]) {
        const context = await browser.newContext({ baseURL, storageState })
        const loaded = await loadScripts(await context.newPage(), path)
        await context.close()
        expect(new Set(loaded).size).toBeLessThanOrEqual(SCRIPTS_MAX)
        const ahead = loaded.filter((script) => !named.includes(script) && !script.startsWith(DATA))
        expect(await weigh(request, ahead)).toBeLessThanOrEqual(AHEAD_BYTES)
        const codes = loaded.map(async (script) => (await request.get(script)).text())
        const isOfTools = (code: string) => code.includes('go_to_checkout')
        expect((await Promise.all(codes)).some(isOfTools), 'tools for the assistants of browsers').toBe(false)
      }
    })
  })

test('a telephone fetches no picture that shows only below a pointer', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/products', { waitUntil: 'networkidle' })
  const hovered = page.locator('article span[aria-hidden="true"] img')
  expect(await hovered.count()).toBeGreaterThan(3)
  const fetched = await hovered.evaluateAll((images) => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return images.filter((image) => paths.some((path) => image.getAttribute('srcset')?.includes(path))).length
  })
  expect(fetched).toBe(0)
})

test('a pointer that only rests on a page that loads is no sign of a visitor', { tag: '@wide' }, async ({
  page,
}) => {
  // The page tells of the pointer itself: what a test runs in it counts as a gesture, which a busy page sees when it starts.
  await page.addInitScript(() => {
    const rest = () => {
      window.dispatchEvent(new PointerEvent('pointermove'))
      requestAnimationFrame(rest)
    }
    rest()
  })
  const messages: string[] = []
  page.on('request', (request) => {
    if (/_next\/static\/.+\.json$/.test(request.url())) messages.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(messages, 'messages of late code').toEqual([])
  // Nobody listens yet while the page's code still starts; a pointer that moves goes on moving.
  const move = () =>
    page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 3 })))
  await expect.poll(() => move().then(() => messages)).not.toEqual([])
})
