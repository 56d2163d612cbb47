import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { ADDRESS, call, newEmail, PASSWORD, signUp } from './customer.ts'
import { logIn, openAccountMenu, t, watchForFaults } from './shop.ts'
import { orderPlan, subscribe } from './subscriber.ts'

const SOAP = { slug: 'oat-honey-soap-bar', plan: 'Every month', choice: 'Oat & Honey' }
const HARBOUR = { ...ADDRESS, address1: '3 Harbour Street', city: 'Leith', zip: 'eh66jj' }

const w = (key: string) => t(`account.subscriptions.${key}` as 'account.subscriptions.title')
const getMain = (page: Page) => page.getByRole('main')
const getField = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const getPhone = (page: Page) => page.getByRole('textbox', { name: t('account.addresses.phone') })

test('the account begins with what comes next, and two presses skip it', { tag: '@wide' }, async ({
  page,
}) => {
  const faults = watchForFaults(page)
  const email = await signUp(page.request)
  await page.goto('/account')
  await expect(getMain(page).getByText(t('account.overview.empty'))).toBeVisible()
  await subscribe(page.request, email, SOAP)
  await page.goto('/account')
  const next = page.getByRole('region', { name: t('account.overview.next_delivery') })
  await expect(next.getByText('1 × Oat & Honey Soap Bar, Oat & Honey')).toBeVisible()
  await expect(next.getByText(/^£5\.85 on /)).toBeVisible()
  await expect(page.getByRole('region', { name: t('account.overview.last_order') })).toContainText('£')
  await expect(page.getByRole('link', { name: t('search.label') })).toHaveAttribute('href', '/search')
  await expect(page.getByRole('link', { name: t('cart.title') })).toHaveAttribute('href', '/cart')
  await next.getByRole('link', { name: /^Skip: / }).click()
  await page.getByRole('button', { name: w('skip.confirm') }).click()
  await expect(getMain(page).getByText(w('status.skipping_one'), { exact: true })).toBeVisible()
  expect(faults).toEqual([])
})

test('a subscription is sent to a new address, and the others with it', { tag: '@wide' }, async ({
  page,
}) => {
  const faults = watchForFaults(page)
  const email = await signUp(page.request)
  const id = await subscribe(page.request, email, SOAP)
  await subscribe(page.request, email, { slug: 'laundry-sheets', plan: 'Every month' })
  await page.goto(`/account/subscriptions/${id}`)
  await page.locator('[data-change="change-address"]').click()
  await page.getByRole('link', { name: w('change_address.add') }).click()
  await expect(getField(page, t('account.addresses.first_name'))).toBeVisible()
  for (const [label, value] of [
    ['account.addresses.first_name', 'Robin'],
    ['account.addresses.last_name', 'Field'],
    ['account.addresses.address1', HARBOUR.address1],
    ['account.addresses.city', HARBOUR.city],
    ['account.addresses.zip', HARBOUR.zip],
  ] as const)
    await getField(page, t(label)).fill(value)
  await page.getByRole('button', { name: t('account.addresses.save') }).click()
  await expect(page.getByRole('radio', { name: /3 Harbour Street, Leith, EH6 6JJ/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /my other subscription/ }).check()
  await page.getByRole('button', { name: w('change_address.confirm') }).click()
  await expect(page.getByText(w('change_address.success'))).toBeVisible()
  await expect(page.getByRole('region', { name: w('next_payment') })).toContainText('3 Harbour Street')
  await page.goto('/account/subscriptions')
  await page.getByRole('link', { name: 'Manage subscription: Laundry Sheets' }).click()
  await expect(page.getByRole('region', { name: w('next_payment') })).toContainText('3 Harbour Street')
  await page.goto('/account/addresses')
  await expect(getMain(page).getByText(t('account.addresses.default'), { exact: true })).toBeVisible()
  expect(faults).toEqual([])
})

test('a discount code lowers each payment until it is removed, and success is told with its effect', {
  tag: '@night',
}, async ({ page }) => {
  const faults = watchForFaults(page)
  const email = await signUp(page.request)
  const id = await subscribe(page.request, email, SOAP)
  await page.goto(`/account/subscriptions/${id}`)
  const next = page.getByRole('region', { name: w('next_payment') })
  await expect(next).toContainText('£5.85')
  await page.locator('[data-change="coupon"]').click()
  const dialog = page.getByRole('alertdialog')
  const apply = dialog.getByRole('button', { name: t('cart.coupon.apply') })
  await apply.click()
  await expect(dialog.getByText(t('validation.field_required')).first()).toBeVisible()
  await dialog.getByLabel(w('coupon.code')).fill('NOTHING')
  await apply.click()
  await expect(dialog.getByText(t('cart.coupon.error'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(w('coupon.code')).fill('welcome10')
  const held = await holdRefresh(page)
  await apply.click()
  await held.asked
  await expect(page.getByText(w('coupon.success'))).toHaveCount(0)
  held.release()
  await expect(page.getByText(w('coupon.success'))).toBeVisible()
  await expect(next).toContainText('£5.26')
  const lines = page.getByRole('region', { name: w('recurring_total') })
  await expect(lines).toContainText('-£0.59')
  await expect(page.locator('[data-change="coupon"]')).toContainText('WELCOME10')
  await expectAccessible(page)
  await lines.getByRole('link', { name: t('cart.coupon.remove', { code: 'WELCOME10' }) }).click()
  await expect(dialog.getByText('£5.85')).toBeVisible()
  await dialog.getByRole('button', { name: w('remove_coupon.confirm') }).click()
  await expect(page.getByText(w('remove_coupon.success'))).toBeVisible()
  await expect(next).toContainText('£5.85')
  await expect(lines).not.toContainText('WELCOME10')
  // A browser notes every refusal.
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([])
})

/** Holds the next reading of the page's data until it is released. */
async function holdRefresh(page: Page) {
  const asked = Promise.withResolvers<undefined>()
  const released = Promise.withResolvers<undefined>()
  await page.route(/\/account\/subscriptions\/[^/]+\?.*_rsc=/, async (route) => {
    asked.resolve(undefined)
    await released.promise
    await route.continue()
  })
  return { asked: asked.promise, release: () => released.resolve(undefined) }
}

test('a session that ended during a change leads to log-in and back, with what was typed', {
  tag: '@night',
}, async ({ page, context }) => {
  const email = await signUp(page.request)
  const id = await subscribe(page.request, email, SOAP)
  const logInHere = async () => {
    await expect(page).toHaveURL(/\/account\/login\?next=/)
    await getField(page, t('account.fields.email')).fill(email)
    await getField(page, t('account.fields.password')).fill(PASSWORD)
    await page.getByRole('button', { name: t('account.login.submit') }).click()
  }
  await page.goto(`/account/subscriptions/${id}`)
  await page.locator('[data-change="pause"]').click()
  await page.getByRole('alertdialog').getByLabel(w('pause.resume_at')).fill('2049-03-01')
  await context.clearCookies({ name: 'session' })
  await page.getByRole('button', { name: w('pause.confirm') }).click()
  await logInHere()
  await expect(page).toHaveURL(/change=pause$/)
  await expect(page.getByLabel(w('pause.resume_at'))).toHaveValue('2049-03-01')
  await page.getByRole('button', { name: w('pause.confirm') }).click()
  await expect(getMain(page).getByText('Paused until 1 March 2049').first()).toBeVisible()

  await page.goto('/account/addresses?add=1')
  await getField(page, t('account.addresses.first_name')).fill('Robin')
  await getField(page, t('account.addresses.last_name')).fill('Field')
  await getField(page, t('account.addresses.address1')).fill('3 Harbour Street')
  await getField(page, t('account.addresses.city')).fill('Leith')
  await getField(page, t('account.addresses.zip')).fill('EH6 6JJ')
  await context.clearCookies({ name: 'session' })
  await page.getByRole('button', { name: t('account.addresses.save') }).click()
  await logInHere()
  await expect(getField(page, t('account.addresses.address1'))).toHaveValue('3 Harbour Street')
  await page.getByRole('button', { name: t('account.addresses.save') }).click()
  await expect(getMain(page).getByText('3 Harbour Street')).toBeVisible()
})

test('a customer changes e-mail address and phone, and reads what to do about the data', {
  tag: '@night',
}, async ({ page, context }) => {
  await signUp(page.request)
  const email = newEmail()
  await page.goto('/account/profile')
  await getPhone(page).fill('0117 496 0000')
  await page.getByRole('button', { name: t('account.profile.save') }).click()
  await expect(page.getByText(t('account.profile.success'))).toBeVisible()
  await page.reload()
  await expect(getPhone(page)).toHaveValue('0117 496 0000')
  await expect(page.getByRole('link', { name: /^Write to / })).toHaveAttribute('href', /^mailto:[^%]+@/)
  const change = page.locator('form[action$="/change-email"]')
  await change.getByLabel(t('account.profile.new_email')).fill('demo@sorrel.shop')
  await change.getByLabel(t('account.profile.current_password')).fill('not this one')
  await change.getByRole('button', { name: t('account.profile.email_action') }).click()
  await expect(change.getByText(t('validation.password_invalid')).first()).toBeVisible()
  await change.getByLabel(t('account.profile.current_password')).fill(PASSWORD)
  await change.getByRole('button', { name: t('account.profile.email_action') }).click()
  await expect(change.getByText(t('validation.email_refused')).first()).toBeVisible()
  await expectAccessible(page)
  await change.getByLabel(t('account.profile.new_email')).fill(email)
  await change.getByRole('button', { name: t('account.profile.email_action') }).click()
  await expect(page.getByText(t('account.profile.email_success'))).toBeVisible()
  await expect((await openAccountMenu(page)).getByText(email)).toBeVisible()
  await context.clearCookies({ name: 'session' })
  await logIn(page, { email, password: PASSWORD })
})

test('an order says that it was sent, when it arrives, and where its parcel is', { tag: '@wide' }, async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/account/orders')
  const row = getMain(page).getByRole('listitem').filter({ hasText: 'S10398' })
  await expect(row.getByText(t('account.orders.status.sent'), { exact: true })).toBeVisible()
  await row.getByRole('link').click()
  await expect(page.getByRole('link', { name: /SRL4207731GB/ })).toHaveAttribute(
    'href',
    'https://www.royalmail.com/track-your-item#/tracking-results/SRL4207731GB',
  )
  await expect(page.getByRole('button', { name: t('account.orders.tracking_copy') })).toBeVisible()
  await page.getByLabel('Oat & Honey Soap Bar, Lavender').selectOption({ label: '2 of 3' })
  await expect(page.getByRole('link', { name: t('account.orders.return_action') })).toHaveAttribute(
    'href',
    /2%20%C3%97%20Oat%20%26%20Honey%20Soap%20Bar/,
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('eleven orders fill two pages', { tag: '@wide' }, async ({ page }) => {
    const email = await signUp(page.request)
    for (let count = 0; count < 11; count += 1)
      await orderPlan(page.request, email, { slug: 'laundry-sheets', plan: 'Every month' })
    await page.goto('/account/orders')
    await expect(getMain(page).getByRole('link', { name: /^View order/ })).toHaveCount(10)
    await page.getByRole('link', { name: t('account.orders.next') }).click()
    await expect(page).toHaveURL(/\/account\/orders\?page=2$/)
    await expect(getMain(page).getByRole('link', { name: /^View order/ })).toHaveCount(1)
  })

  test('a subscription is sent elsewhere, skipped and run again by plain forms', { tag: '@night' }, async ({
    page,
  }) => {
    const email = await signUp(page.request)
    const id = await subscribe(page.request, email, SOAP)
    await call(page.request, ['POST', 'addresses'], HARBOUR)
    await page.goto(`/account/subscriptions/${id}`)
    await page.locator('[data-change="change-address"]').click()
    await page.getByRole('radio', { name: /3 Harbour Street/ }).check()
    await page.getByRole('button', { name: w('change_address.confirm') }).click()
    await expect(page.getByText(w('change_address.success'))).toBeVisible()
    await expect(page.getByRole('region', { name: w('next_payment') })).toContainText('3 Harbour Street')
    await page.locator('[data-change="skip"]').click()
    await page.getByRole('button', { name: w('skip.confirm') }).click()
    await expect(getMain(page).getByText(w('status.skipping_one'), { exact: true })).toBeVisible()
    await page.locator('[data-change="unskip"]').click()
    await page.getByRole('button', { name: w('unskip.confirm') }).click()
    await expect(getMain(page).getByText(w('status.active'), { exact: true })).toBeVisible()
    await page.locator('[data-change="coupon"]').click()
    await page.getByLabel(w('coupon.code')).fill('NOTHING')
    await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
    await expect(getMain(page).getByText(t('cart.coupon.error')).first()).toBeVisible()
    await page.getByLabel(w('coupon.code')).fill('WELCOME10')
    await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
    await expect(page.getByText(w('coupon.success'))).toBeVisible()
    await expect(page.getByRole('region', { name: w('next_payment') })).toContainText('£5.26')
    await page.getByRole('link', { name: t('cart.coupon.remove', { code: 'WELCOME10' }) }).click()
    await page.getByRole('button', { name: w('remove_coupon.confirm') }).click()
    await expect(page.getByRole('region', { name: w('next_payment') })).toContainText('£5.85')
    await page.locator('[data-change="replace"]').click()
    await page.getByRole('button', { name: w('replace.confirm') }).click()
    await expect(getMain(page).getByText(t('validation.field_required')).first()).toBeVisible()
  })
})
