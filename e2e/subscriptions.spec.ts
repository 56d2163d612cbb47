import { expect, type Page, test } from '@playwright/test'
import { t, watchForFaults } from './shop.ts'
import { becomeCustomer, readProduct, readSubjects, send, subscribe } from './subscriber.ts'

const SOAP = { slug: 'oat-honey-soap-bar', plan: 'Every month', choice: 'Oat & Honey' }

// The key is put together, so any one that exists gives its type.
const w = (key: string) => t(`account.subscriptions.${key}` as 'account.subscriptions.title')

/** The confirmation of a change. Flash messages have the same role, but no form. */
const getQuestion = (page: Page) => page.getByRole('alertdialog').filter({ has: page.locator('form') })

/** Opens the confirmation of a change and returns it. */
async function ask(page: Page, change: string) {
  await page.locator(`[data-change="${change}"]`).click()
  return getQuestion(page)
}

/** Confirms, and waits until the page shows the result. */
async function confirm(page: Page, name: string, success: string) {
  const dialog = getQuestion(page)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText(success).first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

const toDay = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

function addMonths(months: number): string {
  const now = new Date()
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0))
  date.setUTCDate(Math.min(now.getUTCDate(), date.getUTCDate()))
  return toDay(date)
}

test('a subscriber sees each coming charge and confirms every change', { tag: '@narrow' }, async ({
  page,
  context,
}) => {
  test.slow()
  const faults = watchForFaults(page)
  const email = await becomeCustomer({ context })
  await subscribe(context.request, email, SOAP)
  await page.goto('/account/subscriptions')
  await expect(page.getByText('£5.85', { exact: true })).toBeVisible()
  await expect(page.getByText(addMonths(1))).toBeVisible()
  await page.getByRole('link', { name: /^Manage subscription/ }).click()
  const next = page.getByRole('region', { name: w('next_payment') })
  await expect(next.getByText(addMonths(1)).first()).toBeVisible()
  await expect(next.getByText(/12 Elm Row/)).toBeVisible()
  await expect(next.getByText(/ending in 4242/)).toBeVisible()

  const skip = await ask(page, 'skip')
  await expect(skip.getByText(`£5.85 · ${addMonths(2)}`)).toBeVisible()
  await confirm(page, w('skip.confirm'), 'Skipped.')
  await expect(page.getByText(w('status.skipping_one'), { exact: true })).toBeVisible()
  await expect(next.getByText(addMonths(2)).first()).toBeVisible()
  await ask(page, 'skip')
  await confirm(page, w('skip.confirm'), `Skipped. The next payment is on ${addMonths(3)}.`)
  await expect(next.getByText(`${addMonths(2)} is skipped`)).toBeVisible()
  for (const left of [addMonths(2), addMonths(1)]) {
    const undo = await ask(page, 'unskip')
    await expect(undo.getByText(`£5.85 · ${left}`)).toBeVisible()
    await confirm(page, w('unskip.confirm'), w('unskip.success'))
    await expect(next.getByText(`${left} is skipped`)).toHaveCount(0)
  }
  await expect(page.getByText(w('status.active'), { exact: true })).toBeVisible()

  const plan = await ask(page, 'edit-plan')
  await plan.getByRole('radio', { name: /Every 2 months/ }).check()
  await confirm(page, w('edit_plan.confirm'), w('edit_plan.success'))
  await expect(
    page
      .getByRole('main')
      .getByText(/1 bar every 2 months/)
      .first(),
  ).toBeVisible()

  const details = await ask(page, 'edit-details')
  await details.getByRole('combobox').selectOption({ label: 'Lavender' })
  await details.getByRole('button', { name: w('quantity_more') }).click()
  await expect(details.getByText('£11.70')).toBeVisible()
  await confirm(page, w('edit_details.confirm'), w('edit_details.success'))
  await expect(next.getByText('£11.70')).toBeVisible()
  await expect(page.getByRole('main').getByText('Lavender').first()).toBeVisible()

  const add = await ask(page, 'add-item')
  const offer = add.getByRole('radio').first()
  await offer.check()
  await expect(add.getByText(w('add_item.text'))).toBeVisible()
  await confirm(page, w('add_item.confirm'), 'is added to your subscription.')
  await page.getByRole('link', { name: /^Change quantity of / }).click()
  const quantity = getQuestion(page)
  await quantity.getByRole('button', { name: w('edit_item.confirm') }).click()
  await expect(quantity.getByText(w('unchanged')).first()).toBeVisible()
  await quantity.getByRole('button', { name: w('quantity_more') }).click()
  await confirm(page, w('edit_item.confirm'), w('edit_item.success'))
  await expect(page.getByRole('main').getByText('× 2')).toHaveCount(2)
  await page.getByRole('link', { name: /^Remove / }).click()
  await confirm(page, w('delete_item.confirm'), 'is removed from your subscription.')
  await expect(next.getByText('£11.70')).toBeVisible()

  const swap = await ask(page, 'replace')
  await swap.getByRole('searchbox').fill('laundry')
  await expect(swap.getByRole('status')).toHaveText(/results? for “laundry”/)
  await expect(swap.getByRole('radio', { name: /Hand Wash/ })).toHaveCount(0)
  await expect(swap.locator('input[type=radio]:checked')).toHaveCount(0)
  await swap.getByRole('radio', { name: /Laundry Sheets/ }).check()
  await expect(swap.getByText('Now: 2 × Oat & Honey Soap Bar')).toBeVisible()
  await confirm(page, w('replace.confirm'), w('replace.success'))
  await expect(page.getByRole('heading', { level: 1, name: 'Laundry Sheets' })).toBeVisible()

  const cancel = await ask(page, 'cancel')
  await expect(cancel.getByRole('radio', { name: w('cancel.at_end') })).toBeChecked()
  await expect(cancel.getByText(`Today, ${toDay(new Date())}.`)).toBeVisible()
  await confirm(page, w('cancel.confirm'), `Your subscription runs until ${addMonths(1)}`)
  await expect(next.getByText(`Ends on ${addMonths(1)}`)).toBeVisible()
  await expect(page.getByText(w('blocked.ending'))).toBeVisible()
  const keep = await ask(page, 'uncancel')
  await expect(keep.getByText(/It does not end/)).toBeVisible()
  await confirm(page, w('uncancel.confirm'), w('uncancel.success'))
  await expect(page.getByText(`Ends on ${addMonths(1)}`)).toHaveCount(0)

  const pause = await ask(page, 'pause')
  await pause.getByLabel(w('pause.resume_at')).fill('2020-01-01')
  await pause.getByRole('button', { name: w('pause.confirm') }).click()
  await expect(pause.getByText(w('pause.resume_at_past')).first()).toBeVisible()
  await pause.getByLabel(w('pause.resume_at')).fill('')
  await expect(pause.getByText(w('pause.no_end'))).toBeVisible()
  await confirm(page, w('pause.confirm'), w('pause.success'))

  await ask(page, 'cancel')
  await confirm(page, w('cancel.confirm'), w('cancel.success'))
  await expect(page.getByText(w('blocked.ended'))).toBeVisible()
  await expect(page.locator('[data-change]')).toHaveCount(1)
  const again = await ask(page, 'uncancel')
  await expect(again.getByText(/we charge .* to .* straight away/)).toBeVisible()
  const subjects = await readSubjects(context.request, email)
  expect(subjects.slice(0, 10)).toEqual([
    'Your subscription is cancelled',
    'Your subscription is paused',
    'Your subscription is running again',
    'Your subscription will end',
    'Your subscription is changed',
    'A product was removed from your subscription',
    'Your subscription is changed',
    'A product was added to your subscription',
    'Your subscription is changed',
    'Your subscription is changed',
  ])
  expect(faults).toEqual([])
})

test('a change is shown by its answer alone, and the way back reads its page', { tag: '@wide' }, async ({
  page,
  context,
}) => {
  const email = await becomeCustomer({ context })
  const id = await subscribe(context.request, email, SOAP)
  const getStatus = (status: string) =>
    page.getByRole('main').getByText(w(`status.${status}`), { exact: true })
  await page.goto('/account/subscriptions')
  await page.getByRole('link', { name: /^Manage subscription/ }).click()
  await expect(getStatus('active')).toBeVisible()
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/account/')) reads.push(pathname)
  })
  const answered = page.waitForResponse(/\/pause-subscription$/)
  await ask(page, 'pause')
  await confirm(page, w('pause.confirm'), w('pause.success'))
  expect(await (await answered).json()).toMatchObject({
    paused: true,
    subscription: { id, status: 'paused' },
  })
  await expect(getStatus('paused')).toBeVisible()
  await expect(page.locator('[data-change="resume"]')).toBeVisible()
  expect(reads).toEqual([])
  await page.goBack()
  await expect(getStatus('paused')).toBeVisible()
  await page.goForward()
  await expect(getStatus('paused')).toBeVisible()
  expect(reads.length).toBeGreaterThan(0)
})

test('without script each change has a page, and a form sent twice is one change', {
  tag: '@wide',
}, async ({ browser, context }) => {
  const email = await becomeCustomer({ context })
  const id = await subscribe(context.request, email, SOAP)
  const { id: productId } = await readProduct(context.request, 'dish-soap-block')
  const twice = [1, 2].map(() =>
    send(context.request, 'POST', 'add-invoice-item', { id, productId, quantity: 1 }),
  )
  expect((await Promise.all(twice)).map((answer) => answer.status())).toEqual([200, 200])

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const page = await plain.newPage()
  await page.goto(`/account/subscriptions/${id}`)
  await expect(page.getByRole('main').getByText('Dish Soap Block')).toHaveCount(1)
  await page.goto(`/account/subscriptions/${id}?change=replace`)
  await page.getByRole('searchbox').fill('laundry')
  await page.getByRole('button', { name: t('search.submit'), exact: true }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('laundry')
  await expect(page.getByRole('radio', { name: /Laundry Sheets/ })).toHaveCount(1)
  await expect(page.getByRole('radio', { name: /Hand Wash/ })).toHaveCount(0)
  await page.goto(`/account/subscriptions/${id}`)
  await page.locator('[data-change="pause"]').click()
  await page.getByLabel(w('pause.resume_at')).fill('2020-01-01')
  await page.getByRole('button', { name: w('pause.confirm') }).click()
  await expect(page.getByText(w('pause.resume_at_past')).first()).toBeVisible()
  await page.getByLabel(w('pause.resume_at')).fill('')
  await page.getByRole('button', { name: w('pause.confirm') }).click()
  await expect(page.getByText(w('pause.success'))).toBeVisible()
  await page.locator('[data-change="cancel"]').click()
  await page.getByRole('button', { name: w('cancel.confirm') }).click()
  await expect(page.getByText(w('cancel.success'))).toBeVisible()
  await expect(page.getByText(w('status.canceled'), { exact: true })).toBeVisible()
  await plain.close()
})

test('somebody else’s subscription is not found', { tag: '@wide' }, async ({ page, context, browser }) => {
  const owner = await browser.newContext()
  const email = await becomeCustomer({ context: owner })
  const id = await subscribe(owner.request, email, SOAP)
  await becomeCustomer({ context })
  expect((await page.goto(`/account/subscriptions/${id}`))?.status()).toBe(404)
  const { id: productId } = await readProduct(context.request, 'dish-soap-block')
  const edit = { id, quantity: 2, interval: 'monthly', intervalCount: 2 }
  const asked = [
    ['cancel-subscription', { id }],
    ['pause-subscription', { id, status: true }],
    ['add-invoice-item', { id, productId, quantity: 1 }],
    ['edit-invoice-item', { id, itemId: 'x', quantity: 1 }],
    ['delete-invoice-item', { id, itemId: 'x' }],
    ['change-subscription-address', { id, addressId: 'x' }],
    ['edit-subscription-plan', edit],
    ['edit-subscription-product-details', edit],
    ['change-subscription-card', { id, cardId: 'x' }],
  ] as const
  for (const [path, body] of asked) {
    const strange = await send(context.request, 'POST', path, body)
    const unknown = await send(context.request, 'POST', path, { ...body, id: 'nothing' })
    expect([path, strange.status(), unknown.status()]).toEqual([path, 404, 404])
  }
  await owner.close()
})
