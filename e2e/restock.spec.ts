import { findFreePort } from '@sorrel/config/free-port'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { toConsentedState } from './consented-state.ts'
import { makeFolder } from './make-folder.ts'
import { REVALIDATE_SECRET } from './origins.ts'
import { type SecondServer, startApp, startSandbox, startSecondServer } from './second-server.ts'
import { expectNothingSideways, t } from './shop.ts'

const WEBHOOK_SECRET = 'only-for-tests-webhook'
const SLUG = 'oat-honey-soap-bar'

test.describe.configure({ timeout: 180_000 })

/** A shop whose store sends it events, where shoppers may wait for what is sold out. */
let commerce: SecondServer
let reviews: SecondServer
let shop: SecondServer
test.beforeAll(async () => {
  const port = String(await findFreePort())
  const origin = `http://localhost:${port}`
  const shared = { REVALIDATE_SECRET, RESTOCK_MAILS: 'true' }
  commerce = await startSandbox({ WEBHOOK_URL: `${origin}/api/webhooks/commerce/${WEBHOOK_SECRET}` })
  reviews = await startApp('reviews-api', {
    ...shared,
    STOREFRONT_URL: origin,
    COMMERCE_URL: commerce.origin,
    OUTBOX_URL: `${commerce.origin}/outbox`,
    DATA_DIR: makeFolder('restock'),
    DATABASE_URL: '',
  })
  shop = await startSecondServer({
    ...shared,
    PORT: port,
    PUBLIC_ORIGIN: origin,
    COMMERCE_URL: commerce.origin,
    REVIEWS_URL: reviews.origin,
    CATALOG_API_URL: '',
    WEBHOOK_SECRET,
  })
})
test.afterAll(async () => {
  await Promise.all([shop.stop(), reviews.stop(), commerce.stop()])
})

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

async function readMails(shopper: APIRequestContext, subject: RegExp): Promise<readonly Mail[]> {
  const outbox = await shopper.get(`${commerce.origin}/outbox`, { headers: { accept: 'application/json' } })
  const { mails } = (await outbox.json()) as { mails: readonly Mail[] }
  return mails.filter((mail) => subject.test(mail.subject))
}

async function readVariantId(shopper: APIRequestContext): Promise<string> {
  const answer = await shopper.post(`${commerce.origin}/graphql/v2`, {
    headers: { authorization: 'pk_sorrel_demo' },
    data: { query: `{ productBySlug(slug: "${SLUG}") { variants { results { id } } } }` },
  })
  const { data }: { data: { productBySlug: { variants: { results: readonly { id: string }[] } } } } =
    await answer.json()
  return data.productBySlug.variants.results[1]?.id ?? ''
}

async function setStock(shopper: APIRequestContext, variantId: string, level: number): Promise<void> {
  const answer = await shopper.put(`${commerce.origin}/admin/stock/${variantId}`, { data: { level } })
  expect(answer.status()).toBe(200)
}

const getForm = (page: Page) => page.getByRole('form', { name: t('restock.title') })

/** Opens the page of the variant, which shows that it is sold out as soon as the store's event has arrived. */
async function openSoldOut(page: Page, variantId: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${shop.origin}/products/${SLUG}?variant=${variantId}`)
    await expect(getForm(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
}

async function confirm(reader: Page, email: string): Promise<void> {
  const findMail = async () =>
    (await readMails(reader.request, /^Shall we tell you/)).find(({ to }) => to === email)?.text ?? ''
  await expect.poll(findMail, { timeout: 60_000 }).toContain('/restocks/confirm?token=')
  await reader.goto(/https?:\S+\/confirm\?token=\S+/.exec(await findMail())?.[0] ?? '')
  await expectAccessible(reader)
  await expectNothingSideways(reader)
  await reader.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('We will email you when it is back')
}

test('who waits for a sold-out variant, with script or without, confirms and gets one mail when it is back', {
  tag: '@wide',
}, async ({ page, browser }) => {
  const variantId = await readVariantId(page.request)
  await setStock(page.request, variantId, 0)
  await openSoldOut(page, variantId)
  const form = getForm(page)
  await form.getByRole('textbox').fill('robin')
  await form.getByRole('textbox').press('Enter')
  await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('textbox').fill('robin@shopper.example')
  await form.getByRole('button').click()
  await expect(page.getByText(t('restock.sent'))).toBeVisible()
  await expectAccessible(page)

  const storageState = toConsentedState(shop.origin)
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState })
  const plainPage = await plain.newPage()
  await openSoldOut(plainPage, variantId)
  await getForm(plainPage).getByRole('textbox').fill('noor@shopper.example')
  await getForm(plainPage).getByRole('button').click()
  await expect(plainPage.getByText(t('restock.sent'))).toBeVisible()

  const reader = await (await browser.newContext({ storageState: undefined })).newPage()
  await confirm(reader, 'robin@shopper.example')
  await confirm(reader, 'noor@shopper.example')
  expect(await readMails(page.request, /^Back in stock/)).toEqual([])
  await setStock(page.request, variantId, 5)
  const findBack = () => readMails(page.request, /^Back in stock: Oat/)
  await expect
    .poll(async () => (await findBack()).map(({ to }) => to).toSorted(), { timeout: 60_000 })
    .toEqual(['noor@shopper.example', 'robin@shopper.example'])

  const [mail] = await findBack()
  const product = `${shop.origin}/products/${SLUG}?variant=${variantId}`
  expect(mail?.text).toContain(product)
  await page.goto(product)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(getForm(page)).toHaveCount(0)

  await reader.goto(/https?:\S+\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expectAccessible(reader)
  await reader.getByRole('button', { name: 'Stop for all products' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('No more of these emails')
  await reader.context().close()
  await plain.close()
})
