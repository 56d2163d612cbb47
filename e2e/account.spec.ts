import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { call, getMailedPath, getProductId, getToken, newEmail, PASSWORD, signUp } from './customer.ts'
import { DEMO, logIn, openAccountMenu, t, watchForFaults } from './shop.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

const getField = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const getMain = (page: Page) => page.getByRole('main')

test('a visitor signs up with a full cart, logs out, forgets the password and sets a new one', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const faults = watchForFaults(page)
  const email = newEmail()
  await call(page.request, ['PUT', 'cart'], { productId: await getProductId(), quantity: 2 })
  await page.goto('/account/sign-up?next=/account/profile')
  await page.getByRole('button', { name: t('account.signup.submit') }).click()
  const summary = getMain(page).getByRole('alert')
  await expect(summary).toContainText(t('validation.summary', { count: 4 }))
  await expect(summary.locator('..')).toBeFocused()
  await expectAccessible(page)
  await summary.getByRole('link').first().click()
  await expect(getField(page, t('account.fields.first_name'))).toBeFocused()
  await page.keyboard.type('Robin')
  await getField(page, t('account.fields.last_name')).fill('Field')
  await getField(page, t('account.fields.email')).fill(email)
  await getField(page, t('account.fields.password')).fill(PASSWORD)
  await page.getByRole('button', { name: t('a11y.show_password') }).click()
  await expect(getField(page, t('account.fields.password'))).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: t('account.signup.submit') }).click()
  await expect(page).toHaveURL(/\/account\/profile$/)
  await expect(page.getByText(t('account.guest_cart.kept', { count: 2 }))).toBeVisible()

  await (await openAccountMenu(page)).getByRole('button', { name: t('account.logout.action') }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText(t('account.logout.success'))).toBeVisible()

  await page.goto('/account/password-recovery')
  await getField(page, t('account.fields.email')).fill(email)
  await page.getByRole('button', { name: t('account.forgot_password.submit') }).click()
  await expect(page.getByRole('heading', { name: t('account.check_email.title') })).toBeVisible()
  await expectAccessible(page)
  const path = await getMailedPath(page.request, email)
  expect(path).toMatch(/^\/account\/set-password\/[\w-]{22,}$/)
  await page.goto(path)
  await getField(page, t('account.fields.new_password')).fill('sorrel-test-2')
  await getField(page, t('account.fields.confirm_password')).fill('something else')
  await page.getByRole('button', { name: t('account.set_password.submit') }).click()
  await expect(getMain(page).getByText(t('validation.passwords_differ')).first()).toBeVisible()
  await expectAccessible(page)
  await getField(page, t('account.fields.confirm_password')).fill('sorrel-test-2')
  await page.getByRole('button', { name: t('account.set_password.submit') }).click()
  await expect(page.getByRole('heading', { name: t('account.set_password_success.title') })).toBeVisible()

  await page.goto(path)
  await getField(page, t('account.fields.new_password')).fill('sorrel-test-3')
  await getField(page, t('account.fields.confirm_password')).fill('sorrel-test-3')
  await page.getByRole('button', { name: t('account.set_password.submit') }).click()
  await expect(getMain(page).getByText(t('account.set_password_expired.text'))).toBeVisible()
  await expectAccessible(page)
  await logIn(page, { email, password: 'sorrel-test-2' })
  await expect(getMain(page).getByText(t('account.orders.empty'))).toBeVisible()
  const token = await getToken(page.request)
  const seen = await page.evaluate(() => [
    document.cookie,
    JSON.stringify([localStorage, sessionStorage]),
    document.documentElement.outerHTML,
  ])
  expect([token.length > 20, seen.some((text) => text.includes(token))]).toEqual([true, false])
  await page.goto('/account/sign-up?next=/account/addresses')
  await expect(page).toHaveURL(/\/account\/addresses$/)
  expect(faults).toEqual([expect.stringContaining('401')])
})

test('a customer keeps addresses, a name and a password', async ({ page }) => {
  const faults = watchForFaults(page)
  const email = await signUp(page.request)
  await page.goto('/account/addresses')
  await getMain(page)
    .getByRole('link', { name: t('account.addresses.add') })
    .click()
  await getField(page, t('account.addresses.country')).selectOption('US')
  await getField(page, t('account.addresses.first_name')).fill('Robin')
  await getField(page, t('account.addresses.last_name')).fill('Field')
  await getField(page, t('account.addresses.address1')).fill('1 Elm Row')
  await getField(page, t('account.addresses.city')).fill('Austin')
  await getField(page, t('account.addresses.zip_code')).fill('TX')
  await page.getByRole('button', { name: t('account.addresses.save') }).click()
  await expect(getMain(page).getByRole('alert')).toContainText(t('account.addresses.region.state'))
  await expectAccessible(page)
  await getField(page, t('account.addresses.region.state')).fill('TX')
  await getField(page, t('account.addresses.zip_code')).fill('73301')
  await page.getByLabel(t('account.addresses.use_as_default')).check()
  await page.getByRole('button', { name: t('account.addresses.save') }).click()
  await expect(getMain(page).getByText('Austin, TX 73301')).toBeVisible()
  await expect(getMain(page).getByText(t('account.addresses.default'), { exact: true })).toBeVisible()

  await getMain(page)
    .getByRole('link', { name: t('account.addresses.edit_name', { name: 'Robin Field' }) })
    .click()
  await expect(getField(page, t('account.addresses.address1'))).toHaveValue('1 Elm Row')
  await getField(page, t('account.addresses.address1')).fill('2 Elm Row')
  await page.getByRole('button', { name: t('account.addresses.save') }).click()
  await expect(getMain(page).getByText('2 Elm Row')).toBeVisible()
  await getMain(page)
    .getByRole('link', { name: t('account.addresses.delete.action_name', { name: 'Robin Field' }) })
    .click()
  const dialog = page.getByRole('alertdialog', { name: t('account.addresses.delete.title') })
  await expect(dialog).toContainText(t('account.addresses.delete.text'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('account.addresses.delete.confirm') }).click()
  await expect(getMain(page).getByText(t('account.addresses.empty'))).toBeVisible()

  await (await openAccountMenu(page)).getByRole('link', { name: t('account.nav.profile') }).click()
  await getField(page, t('account.fields.first_name')).fill('Sam')
  await page.getByRole('button', { name: t('account.profile.save') }).click()
  await expect(page.getByText(t('account.profile.success'))).toBeVisible()
  await expect((await openAccountMenu(page)).getByText('Sam Field')).toBeVisible()
  await getField(page, t('account.profile.current_password')).fill('not this one')
  await getField(page, t('account.fields.new_password')).fill('sorrel-test-2')
  await getField(page, t('account.fields.confirm_password')).fill('sorrel-test-2')
  await page.getByRole('button', { name: t('account.profile.password_action') }).click()
  await expect(getMain(page).getByText(t('validation.password_invalid')).first()).toBeVisible()
  await getField(page, t('account.profile.current_password')).fill(PASSWORD)
  await page.getByRole('button', { name: t('account.profile.password_action') }).click()
  await expect(page.getByText(t('account.profile.password_success'))).toBeVisible()
  await expectAccessible(page)
  await page.context().clearCookies()
  await logIn(page, { email, password: 'sorrel-test-2' })
  expect(faults).toEqual([expect.stringContaining('400')])
})

test('a customer reads an order, asks for a return and buys it again', async ({ page }) => {
  const faults = watchForFaults(page)
  await logIn(page)
  const row = getMain(page)
    .getByRole('listitem')
    .filter({ hasText: t('account.orders.status.complete') })
    .first()
  await row.getByRole('link', { name: /^View order/ }).click()
  await expect(getMain(page).getByRole('heading', { level: 1 })).toHaveText(/Order S\d+/)
  await expect(
    getMain(page)
      .getByRole('listitem')
      .filter({ hasText: t('account.orders.timeline.complete') }),
  ).toBeVisible()
  await expect(getMain(page).getByText(/ending in \d{4}/)).toBeVisible()
  await getField(page, t('account.orders.return_reason')).fill('Too large & "blue"')
  const number =
    (await getMain(page).getByRole('heading', { level: 1 }).textContent())?.replace('Order ', '') ?? ''
  const mail = new URL(
    (await page.getByRole('link', { name: t('account.orders.return_action') }).getAttribute('href')) ?? '',
  )
  expect(mail.searchParams.get('subject')).toBe(t('account.orders.return_subject', { number }))
  expect(mail.searchParams.get('body')).toContain('Too large & "blue"')
  await page.getByRole('button', { name: t('account.orders.buy_again.action') }).click()
  await expect(getMain(page).getByRole('status')).toContainText(/in your bag|Not available/)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeInViewport()
  await expect(page.getByRole('link', { name: t('account.return_home') })).toBeHidden()
  await expect(page.getByRole('button', { name: t('account.orders.buy_again.action') })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: t('account.orders.back') }).click()
  await expect(getMain(page).getByRole('heading', { level: 1 })).toHaveText(t('account.orders.title'))
  expect(faults).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('log-in and the pages of the account work as plain forms', async ({ page }) => {
    const email = newEmail()
    await page.goto('/fr/account/sign-up')
    await page.locator('input[name=firstName]').fill('Robin')
    await getMain(page).locator('input[name=email]').fill(email)
    await page.locator('form[action$="/sign-up"] button[type=submit]').click()
    await expect(page).toHaveURL(/\/fr\/account\/sign-up$/)
    await expect(page.locator('input[name=firstName]')).toHaveValue('Robin')
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
    await page.locator('input[name=lastName]').fill('Field')
    await page.locator('input[name=password]').fill(PASSWORD)
    await page.locator('form[action$="/sign-up"] button[type=submit]').click()
    await expect(page).toHaveURL(/\/fr\/account\/orders$/)

    await page.goto('/account/addresses?add=1')
    for (const [name, value] of Object.entries({
      firstName: 'Robin',
      lastName: 'Field',
      address1: '1 Elm Row',
      city: 'Leeds',
      zip: 'LS1 1AA',
    }))
      await page.locator(`input[name=${name}]`).fill(value)
    await page.getByRole('button', { name: t('account.addresses.save') }).click()
    await expect(getMain(page).getByRole('status').first()).toHaveText(t('account.addresses.added'))
    await page
      .getByRole('link', { name: t('account.addresses.delete.action_name', { name: 'Robin Field' }) })
      .click()
    await page.getByRole('button', { name: t('account.addresses.delete.confirm') }).click()
    await expect(getMain(page)).toContainText(t('account.addresses.delete.success'))
    await (await openAccountMenu(page)).getByRole('button', { name: t('account.logout.action') }).click()
    await expect(page).toHaveURL(/\/account\/login$/)
    await expect(page.getByText(t('account.logout.success'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(t('account.logout.success'))).toHaveCount(0)
    await getField(page, t('account.fields.email')).fill(DEMO.email)
    await getField(page, t('account.fields.password')).fill('wrong')
    await page.getByRole('button', { name: t('account.login.submit') }).click()
    await expect(getMain(page).getByRole('alert')).toHaveText(t('account.login.error_invalid'))
    await expect(getField(page, t('account.fields.email'))).toHaveValue(DEMO.email)
  })
})
