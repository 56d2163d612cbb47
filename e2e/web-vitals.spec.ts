import { type Browser, expect, type Page, test } from '@playwright/test'
import {
  ACCEPT_ALL,
  type Consent,
  DECLINE_ALL,
  getStorageKey,
  serializeConsent,
} from '@sorrel/contracts/storage'
import { findFreePort } from '@sorrel/config/free-port'
import { type SecondServer, startSecondServer } from './second-server.ts'

let server: SecondServer
let metricsUrl: string

test.beforeAll(async () => {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  server = await startSecondServer({
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    METRICS_PORT: String(metricsPort),
    WEB_VITALS_SHARE: '1',
  })
})
test.afterAll(() => server.stop())

interface Visitor {
  readonly consent: Consent | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** A page of a visitor, and the bodies that it reports. */
async function open(browser: Browser, { consent, headers = {} }: Visitor) {
  const { origin } = server
  const stored = consent && [{ name: getStorageKey('consent'), value: serializeConsent(consent, Date.now()) }]
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage: stored ?? [] }] },
    extraHTTPHeaders: headers,
  })
  const page = await context.newPage()
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/web-vitals')) reports.push(request.postData() ?? '')
  })
  await page.goto(`${origin}/products/oat-honey-soap-bar`, { waitUntil: 'networkidle' })
  return { page, reports, close: () => context.close() }
}

/** As a browser tells of a window that is covered or left. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('who agreed to be counted reports once how a page loaded, by its kind; whoever did not reports nothing', {
  tag: ['@wide', '@night'],
}, async ({ browser }) => {
  const agreed = await open(browser, { consent: ACCEPT_ALL })
  await agreed.page.getByRole('heading', { level: 1 }).click()
  await hide(agreed.page)
  await expect.poll(() => agreed.reports).toHaveLength(1)
  await hide(agreed.page)
  await agreed.page.goto('about:blank')
  const [body = ''] = agreed.reports
  expect(agreed.reports).toHaveLength(1)
  expect(JSON.parse(body)).toMatchObject({ path: '/products/oat-honey-soap-bar', device: 'desktop' })
  expect(Object.keys(JSON.parse(body).vitals)).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']))
  await agreed.close()
  const read = async () => (await fetch(metricsUrl)).text()
  const counted = (count: number) =>
    new RegExp(`web_vital_duration_count\\{.*route="/products/\\{slug\\}".*vital="lcp".* ${count}\\n`)
  await expect.poll(read).toMatch(counted(1))
  const left = await open(browser, { consent: ACCEPT_ALL })
  await left.page.goto('about:blank')
  await expect.poll(read).toMatch(counted(2))
  await left.close()
  expect(await read()).not.toContain('oat-honey')

  const others: readonly Visitor[] = [
    { consent: undefined },
    { consent: DECLINE_ALL },
    { consent: ACCEPT_ALL, headers: { 'Sec-GPC': '1' } },
  ]
  for (const visitor of others) {
    const { page, reports, close } = await open(browser, visitor)
    await hide(page)
    expect(reports).toEqual([])
    await close()
  }
})
