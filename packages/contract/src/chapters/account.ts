/** The walls of the account: who is not logged in reads nothing, and the session is nobody's else. */

import type { APIResponse } from '@playwright/test'
import { addProduct, expect, fillLogIn, getLogInButton, logIn, routes, test } from '../shop.ts'

/** Caches in front may not keep the answer. */
function expectPrivate(answer: APIResponse): void {
  const control = answer.headers()['cache-control'] ?? ''
  expect(control, answer.url()).toMatch(/\bprivate\b|\bno-store\b/)
  expect(control, answer.url()).not.toMatch(/\bs-maxage=[1-9]|\bpublic\b/)
}

test('a stranger who asks for the account is asked to log in', async ({ page, request, shop }) => {
  for (const path of [routes.account(), routes.order('no-such-order')]) {
    await page.goto(shop.toPath(path))
    await expect(getLogInButton(page, shop)).toBeVisible()
    const answer = await request.get(shop.toPath(path))
    expect(answer.status()).toBeLessThan(500)
    expect(await answer.text()).not.toContain(shop.customer?.email)
    expectPrivate(answer)
  }
})

test('a wrong password and an unknown address get the same answer', async ({ page, shop }) => {
  const { t, toPath, customer } = shop
  const said: string[] = []
  for (const email of [customer?.email, 'nobody-at-all@example.com']) {
    await page.goto(toPath(routes.login()))
    await fillLogIn(page, { t, email, password: 'not-the-password-1' })
    const refusal = page.getByText(t('account.login.error_invalid')).first()
    await expect(refusal).toBeVisible()
    said.push(await refusal.innerText())
    await expect(page).toHaveURL(/\/login/)
  }
  expect(said[0]).toBe(said[1])
})

test('a customer logs in and out, and the wall is back', async ({ page, shop }) => {
  const { t, toPath } = shop
  await logIn(page, shop)
  await page.goto(toPath(routes.account()))
  await expect(getLogInButton(page, shop)).toHaveCount(0)
  expectPrivate(await page.request.get(toPath(routes.account())))
  await page
    .getByRole('button', { name: t('account.logout.action'), exact: true })
    .first()
    .click()
  await expect(page).not.toHaveURL(/\/account/)
  await page.goto(toPath(routes.account()))
  await expect(getLogInButton(page, shop)).toBeVisible()
})

test('the session is a cookie that no script reads', async ({ page, context, shop }) => {
  await addProduct(page, shop)
  await logIn(page, shop)
  const kept = (await context.cookies()).filter(({ httpOnly }) => httpOnly)
  expect(kept.length).toBeGreaterThan(0)
  for (const { sameSite } of kept) expect(sameSite).toMatch(/Lax|Strict/)
  const seen = await page.evaluate(() => [
    document.cookie,
    JSON.stringify([localStorage, sessionStorage]),
    document.documentElement.outerHTML,
  ])
  const long = kept.filter(({ value }) => value.length > 15)
  expect(long.length).toBeGreaterThan(0)
  for (const { value } of long) expect(seen.some((text) => text.includes(value))).toBe(false)
})

test('the way back from the log-in never leaves the shop', async ({ page, shop }) => {
  const { t, toPath, customer } = shop
  for (const next of ['https://elsewhere.example/', '//elsewhere.example', String.raw`/\elsewhere.example`]) {
    await page.context().clearCookies()
    await page.goto(`${toPath('/account/login')}?${new URLSearchParams({ next })}`)
    const { origin } = new URL(page.url())
    await fillLogIn(page, { t, ...customer })
    await expect(page).not.toHaveURL(/\/login/)
    expect(new URL(page.url()).origin).toBe(origin)
  }
})

test('a change asked for by another site is refused', async ({ request, shop }) => {
  const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' }
  for (const [method, path] of [
    ['POST', 'login'],
    ['POST', 'logout'],
    ['PUT', 'cart'],
  ] as const) {
    const answer = await request.fetch(`/${shop.storeApi}/${path}`, { method, headers, data: {} })
    expect([path, answer.status()]).toEqual([path, 403])
  }
})
