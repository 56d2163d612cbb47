import { cacheTags } from '@sorrel/contracts/revalidate'
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { dropCached } from '../drop-cached.ts'
import { ORIGINS } from '../origins.ts'
import { logIn, watchForFaults } from '../shop.ts'
import { SORREL, THEMES } from './themes.ts'

const ROUTES = [
  '/',
  '/products',
  '/products?sort=price-asc',
  '/products/oat-honey-soap-bar',
  '/products/oat-honey-soap-bar?variant=none',
  '/categories/bath-body',
  '/categories/gifts?page=1&sort=name',
  '/about',
  '/cookies',
  '/quiz/gift-finder',
  '/quiz/find-your-ritual/results?name=Ann',
  '/search?q=soap',
  '/cart',
  '/checkout/complete',
  '/account/login',
  '/account/sign-up',
  '/account/password-recovery',
  '/account/password-recovery/check-email',
  '/account/set-password/none',
  '/account/set-password/none/expired',
  '/account/set-password/none/success',
  '/no-such-page',
  '/fr',
  '/de/products',
]

const PRIVATE = [
  '/account/orders',
  '/account/subscriptions',
  '/account/addresses',
  '/account/cards',
  '/account/reviews',
  '/account/profile',
]

/** Sources in a policy that would let any script or style run. */
const LOOSE = /'unsafe-inline'|'unsafe-eval'|\*/

function getDirective(policy: string, name: string): string {
  return policy.split('; ').find((directive) => directive.startsWith(`${name} `)) ?? ''
}

/** Number of pages that load side by side. */
const TABS = 3

async function visit(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  for (const directive of ['script-src', 'style-src-elem']) {
    expect(getDirective(policy, directive), `${path} ${directive}`).toMatch(/'self'/)
    expect(getDirective(policy, directive), `${path} ${directive}`).not.toMatch(LOOSE)
  }
  await expect(page.getByRole('main'), path).toBeVisible({ timeout: 15_000 })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))))
}

/** Takes paths from the list until it is empty. */
async function visitInTab(context: BrowserContext, paths: Iterator<string>): Promise<void> {
  const page = await context.newPage()
  const faults = watchForFaults(page)
  for (let next = paths.next(); next.done !== true; next = paths.next()) {
    await visit(page, next.value)
    const own = faults.filter((fault) => !/status of 404/.test(fault))
    expect(own, next.value).toEqual([])
  }
  await page.close()
}

async function wear(request: APIRequestContext, looks: readonly object[]): Promise<void> {
  for (const look of looks) {
    const change = await request.patch(`${ORIGINS.commerce}/admin/settings`, { data: { values: look } })
    expect(change.ok(), await change.text()).toBe(true)
  }
  await dropCached(request, [cacheTags.settings()])
}

/** The one that tries most. */
const BY_DAY = 'hostile'

for (const [name, values] of Object.entries(THEMES))
  test(`${name}: every route has a strict policy and nothing breaks it`, {
    tag: name === BY_DAY ? [] : '@night',
  }, async ({ page, context, request }) => {
    await wear(request, [SORREL, values])
    await logIn(page)
    const paths = [...ROUTES, ...PRIVATE].values()
    await Promise.all(Array.from({ length: TABS }, () => visitInTab(context, paths)))
  })

test.afterAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  await wear(request, [SORREL])
  await request.dispose()
})
