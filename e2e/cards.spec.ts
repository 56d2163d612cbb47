import { expect, type Page, test } from '@playwright/test'
import { ORIGINS } from './origins.ts'
import { ACCEPTED_CARD, DECLINED_CARD, t, watchForFaults } from './shop.ts'
import { becomeCustomer, send, subscribe } from './subscriber.ts'

const DIGITS = /4242[\s+%20-]*4242[\s+%20-]*4242[\s+%20-]*4242/

/** Every place that received the card's number. */
function watchForNumbers(page: Page): Set<string> {
  const seen = new Set<string>()
  page.on('request', (request) => {
    if (DIGITS.test(request.url()) || DIGITS.test(request.postData() ?? '')) seen.add(request.url())
  })
  return seen
}

async function type(page: Page, number: string, expiry = '12/34', cvc = '123') {
  await page.getByLabel(t('account.cards.number')).fill(number)
  await page.getByLabel(t('account.cards.expiry')).fill(expiry)
  await page.getByLabel(t('account.cards.cvc')).fill(cvc)
  await page.getByRole('button', { name: t('account.cards.save') }).click()
}

test('a card’s number goes to the vault alone; a card in use is not deleted by mistake', {
  tag: '@narrow',
}, async ({ page, context }) => {
  test.slow()
  const faults = watchForFaults(page)
  const numbers = watchForNumbers(page)
  const email = await becomeCustomer({ context })
  await page.goto('/account/cards')
  await expect(page.getByRole('heading', { name: t('account.cards.empty') })).toBeVisible()
  await page.getByRole('link', { name: t('account.cards.add') }).click()

  await type(page, '4242 4242 4242 4241', '01/20', '12')
  await expect(page.getByText(t('account.cards.number_invalid')).first()).toBeVisible()
  await expect(page.getByText(t('account.cards.expiry_invalid')).first()).toBeVisible()
  await expect(page.getByText(t('account.cards.cvc_invalid')).first()).toBeVisible()
  await type(page, DECLINED_CARD)
  await expect(page.getByText(t('account.cards.declined'))).toBeVisible()
  await type(page, ACCEPTED_CARD)
  await expect(page.getByText(t('account.cards.added'))).toBeVisible()
  await expect(page.getByText(t('account.cards.name', { brand: 'Visa', last4: '4242' }))).toBeAttached()
  await expect(page.getByText(t('account.cards.default'), { exact: true })).toBeVisible()
  expect([...numbers]).toEqual([`${ORIGINS.commerce}/vault/tokens`])

  await page.getByRole('link', { name: t('account.cards.add') }).click()
  await type(page, '5555 5555 5555 4444')
  await expect(page.getByText(t('account.cards.name', { brand: 'Mastercard', last4: '4444' }))).toBeAttached()

  await page.getByRole('link', { name: t('account.cards.edit.action_name', { last4: '4444' }) }).click()
  await page.getByLabel(t('account.cards.expiry')).fill('11/41')
  await page.getByRole('button', { name: t('account.cards.edit.confirm') }).click()
  await expect(page.getByText(t('account.cards.expires', { month: '11', year: '2041' }))).toBeVisible()

  const getMakeDefault = (last4: string) =>
    page.getByRole('button', { name: t('account.cards.make_default_name', { last4 }) })
  await getMakeDefault('4444').click()
  await getMakeDefault('4242').click()
  await expect(getMakeDefault('4444')).toBeVisible()

  const href = await page
    .getByRole('link', { name: t('account.cards.delete.action_name', { last4: '4242' }) })
    .getAttribute('href')
  const card = new URL(href ?? '', page.url()).searchParams.get('delete') ?? ''
  await subscribe(context.request, email, { slug: 'laundry-sheets', plan: 'Every month', card })
  expect((await send(context.request, 'DELETE', 'cards', { id: card })).status()).toBe(409)
  await page.goto(href ?? '')
  await expect(page.getByText(t('account.cards.delete.used'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Laundry Sheets' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Mastercard/ })).toBeChecked()
  await page.getByRole('button', { name: t('account.cards.delete.confirm') }).click()
  await expect(page.getByText(t('account.cards.delete.success'))).toBeVisible()
  await expect(page.getByText(t('account.cards.used_by', { count: 1 }))).toBeVisible()
  await expect(page.getByText(/4242/)).toHaveCount(0)
  // A default is never left empty: the card that took over the payments is it.
  await expect(page.getByText(t('account.cards.default'), { exact: true })).toBeVisible()
  await expect(getMakeDefault('4444')).toHaveCount(0)
  expect(faults.filter((fault) => !/40[02]|409/.test(fault))).toEqual([])
})

test('somebody else’s card is not found, and without script no number can be sent', { tag: '@wide' }, async ({
  browser,
  context,
}) => {
  await becomeCustomer({ context })
  const owner = await browser.newContext()
  await owner.request.post('/store-api/login', {
    headers: { origin: ORIGINS.storefront },
    data: { email: 'member@sorrel.shop', password: 'sorrel-demo' },
  })
  const theirs = await (await owner.request.get('/account/cards')).text()
  const id = /\?edit=([\w-]+)/.exec(theirs)?.[1] ?? ''
  expect(id).not.toBe('')
  const asked = [
    ['PUT', 'cards', { id, expMonth: 12, expYear: 2049 }],
    ['DELETE', 'cards', { id }],
    ['PUT', 'cards/default', { id }],
  ] as const
  for (const [method, path, body] of asked) {
    const strange = await send(context.request, method, path, body)
    const unknown = await send(context.request, method, path, { ...body, id: 'nothing' })
    expect([path, strange.status(), unknown.status()]).toEqual([path, 404, 404])
  }
  await owner.close()
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const page = await plain.newPage()
  await page.goto('/account/cards?add=1')
  await expect(page.getByText(t('account.cards.needs_script'))).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await plain.close()
})
