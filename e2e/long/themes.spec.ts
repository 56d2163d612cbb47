import { expect, test } from '@playwright/test'
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
  '/account/profile',
]

/** Sources that would let anything run. */
const LOOSE = /'unsafe-inline'|'unsafe-eval'|\*/

function getDirective(policy: string, name: string): string {
  return policy.split('; ').find((directive) => directive.startsWith(`${name} `)) ?? ''
}

for (const [name, values] of Object.entries(THEMES))
  test(`${name}: every route keeps a strict policy`, async ({ page, request }) => {
    for (const look of [SORREL, values]) {
      const change = await request.patch(`${ORIGINS.commerce}/admin/settings`, { data: { values: look } })
      expect(change.ok(), await change.text()).toBe(true)
    }
    await logIn(page)
    const faults = watchForFaults(page)
    for (const path of [...ROUTES, ...PRIVATE]) {
      const answer = await page.goto(path)
      const policy = answer?.headers()['content-security-policy'] ?? ''
      for (const directive of ['script-src', 'style-src-elem']) {
        expect(getDirective(policy, directive), `${path} ${directive}`).toMatch(/'self'/)
        expect(getDirective(policy, directive), `${path} ${directive}`).not.toMatch(LOOSE)
      }
      await expect(page.getByRole('main'), path).toBeVisible()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))))
      const own = faults.filter((fault) => !/status of 404/.test(fault))
      expect(own, path).toEqual([])
    }
  })

test.afterAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  await request.patch(`${ORIGINS.commerce}/admin/settings`, { data: { values: SORREL } })
  await request.dispose()
})
