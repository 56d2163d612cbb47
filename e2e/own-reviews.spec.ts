import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { getToken, signUp } from './customer.ts'
import { MODERATION_TOKEN, ORIGINS } from './origins.ts'
import { addToCart, checkOut, logIn, signUpByForm, t, watchForFaults } from './shop.ts'
import { orderPlan, readProduct } from './subscriber.ts'

test.describe.configure({ timeout: 120_000 })

async function openModeration(browser: Browser): Promise<Page> {
  const operator = await (await browser.newContext()).newPage()
  await operator.goto(`${ORIGINS.reviews}/moderation`)
  await operator.getByLabel('Token').fill(MODERATION_TOKEN)
  await operator.keyboard.press('Enter')
  await expect(operator.getByRole('heading', { name: 'Waiting' })).toBeVisible()
  return operator
}

interface Unreviewed {
  readonly path: string
  readonly name: string
}

/** A product of the archive for each run of the test, in each window: from the end, since other flows look at the first. */
async function findUnreviewed(request: APIRequestContext, place: number): Promise<Unreviewed> {
  const answer = await request.post(`${ORIGINS.commerce}/graphql/v2`, {
    headers: { authorization: 'pk_sorrel_demo' },
    data: { query: '{ products(limit: 100) { results { slug name options { id } } } }' },
  })
  const { data } = (await answer.json()) as { data: { products: { results: readonly ArchiveProduct[] } } }
  const kept = data.products.results.filter(
    ({ slug, options }) => slug.startsWith('archive-') && options.length === 0,
  )
  const found = kept.at(-1 - place)
  if (found === undefined) throw new Error(`The archive has ${kept.length} products, so none is at ${place}.`)
  return { path: `/products/${found.slug}`, name: found.name }
}

interface ArchiveProduct {
  readonly slug: string
  readonly name: string
  readonly options: readonly unknown[]
}

async function readMails(page: Page, email: string): Promise<readonly string[]> {
  const answer = await page.request.get(`${ORIGINS.commerce}/outbox`, {
    headers: { accept: 'application/json' },
  })
  const { mails } = (await answer.json()) as { mails: { to: string; text: string }[] }
  return mails.filter(({ to }) => to === email).map(({ text }) => text)
}

test(
  'a rejected review is explained, mailed, written anew, answered and withdrawn',
  { tag: '@night' },
  async ({ page, browser }, { project, repeatEachIndex }) => {
    const product = await findUnreviewed(
      page.request,
      repeatEachIndex * 2 + (project.name === 'mobile' ? 1 : 0),
    )
    const faults = watchForFaults(page)
    const email = `author-${project.name}-${Date.now()}@example.com`
    const title = `Scratches (${email})`
    await signUpByForm(page, email)
    await page.goto(product.path)
    await addToCart(page)
    await checkOut(page, email)

    await page.goto(`${product.path}#write-review`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: t('reviews.stars', { count: 2 }) }).check({ force: true })
    await dialog.getByLabel(/^Title/).fill(title)
    await dialog.getByLabel(/^Your review/).fill('The post was slow.')
    await dialog.getByRole('button', { name: t('reviews.form.submit') }).click()
    await expect(page.getByText(t('reviews.own.pending'))).toBeVisible()
    await expect(page.getByText(t('reviews.empty_plain'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('reviews.empty'))).toBeHidden()

    const operator = await openModeration(browser)
    const entry = operator.getByRole('article', { name: title, exact: true })
    // The keys of the page do what its buttons do.
    await expect(operator.getByText(/^Keys:/)).toBeVisible()
    await entry.focus()
    await operator.keyboard.press('r')
    await expect(entry.getByLabel('Reason')).toBeFocused()
    await entry.getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(operator.getByRole('status')).toContainText('Rejected.')
    await expect(async () => {
      const [mail = ''] = await readMails(page, email)
      expect(mail).toContain('It is not about the product.')
      expect(mail).toContain(`${product.path}#write-review`)
    }).toPass()

    await page.goto('/account/reviews')
    const own = page.getByRole('article', { name: title, exact: true })
    await expect(own.getByText(t('reviews.own.states.rejected'), { exact: true })).toBeVisible()
    await expect(own.getByText(t('reviews.own.reasons.off_topic'))).toBeVisible()
    await expect(own.getByRole('img', { name: t('reviews.average', { rating: 2 }) })).toBeVisible()
    await expectAccessible(page)
    await own.getByRole('link', { name: t('reviews.own.open_name', { name: product.name }) }).click()
    await expect(dialog).toHaveAccessibleName(t('reviews.own.form_title', { name: product.name }))
    await expect(dialog.getByLabel(/^Title/)).toHaveValue(title)
    await dialog.getByLabel(/^Your review/).fill('It scratches my pans.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('reviews.form.submit') }).click()
    await expect(page.getByText(t('reviews.own.change_sent'))).toBeVisible()
    await expect(page.getByText(t('reviews.own.pending'))).toBeVisible()

    await operator.goto(`${ORIGINS.reviews}/moderation`)
    await expect(entry.getByText('changed by its author')).toBeVisible()
    await entry.getByRole('button', { name: 'Approve' }).click()
    await operator.getByRole('link', { name: /^Approved/ }).click()
    await entry.getByText('Answer…').click()
    await entry.getByLabel('Answer of the shop').fill('Sorry! Use it wet.')
    await entry.getByRole('button', { name: 'Save the answer' }).click()
    await expect(operator.getByRole('status')).toHaveText('Your answer is saved.')
    await expectAccessible(operator)

    await expect(async () => {
      await page.reload()
      await expect(page.locator('#reviews').getByText('Sorry! Use it wet.')).toBeVisible()
    }).toPass()
    await page.goto('/account/reviews')
    await expect(own.getByText(t('reviews.own.states.approved'), { exact: true })).toBeVisible()
    await expect(own.getByText('Sorry! Use it wet.')).toBeVisible()
    await own.getByRole('link', { name: t('reviews.own.open_name', { name: product.name }) }).click()
    await expect(page).toHaveURL(/#reviews$/)
    const section = page.locator('#reviews')
    await section.getByRole('button', { name: t('reviews.own.withdraw') }).click()
    const question = page.getByRole('alertdialog', { name: t('reviews.own.withdraw_title') })
    await question.getByRole('button', { name: t('reviews.own.withdraw') }).click()
    await expect(page.getByText(t('reviews.own.withdrawn'))).toBeVisible()
    await expect(section.getByRole('article')).toHaveCount(0)
    await expect(section.getByRole('button', { name: t('reviews.write') })).toBeVisible()
    await page.goto('/account/reviews')
    await expect(page.getByRole('heading', { name: t('reviews.own.none') })).toBeVisible()
    await expectAccessible(page)
    await operator.context().close()
    expect(faults).toEqual([])
  },
)

test('an order leads to the form of each product that has been sent', { tag: '@wide' }, async ({ page }) => {
  await logIn(page)
  const answer = await page.request.post(`${ORIGINS.commerce}/graphql/v2`, {
    headers: { authorization: 'pk_sorrel_demo', 'x-session': await getToken(page.request) },
    data: { query: '{ orders(limit: 100) { results { id status items { product { name } } } } }' },
  })
  const { data } = (await answer.json()) as { data: { orders: { results: readonly DemoOrder[] } } }
  const find = (wanted: string) => data.orders.results.find(({ status }) => status === wanted)
  const sent = find('complete')
  const [name = ''] = sent?.items.map(({ product }) => product.name) ?? []
  await page.goto(`/account/orders/${find('payment_pending')?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: t('reviews.form.title', { name: '' }) })).toHaveCount(0)
  await page.goto(`/account/orders/${sent?.id}`)
  await page.getByRole('link', { name: t('reviews.form.title', { name }) }).click()
  await expect(page).toHaveURL(/#write-review$/)
  await expect(page.locator('#reviews')).toBeVisible()
})

test('a star in the account opens the form of its product with that rating', { tag: '@wide' }, async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/account/reviews')
  const waiting = page.getByRole('region', { name: t('reviews.own.waiting.title') })
  await expectAccessible(page)
  await waiting
    .getByRole('link', { name: /^4 stars/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const four = dialog.getByRole('radio', { name: t('reviews.stars', { count: 4 }) })
  await expect(four).toBeChecked()
  await expect(page).toHaveURL(/\/products\/[^?]+#write-review$/)
  await dialog.getByRole('radio', { name: t('reviews.stars', { count: 5 }) }).check({ force: true })
  await page.reload()
  await expect(dialog.getByRole('radio', { name: t('reviews.stars', { count: 5 }) })).toBeChecked()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the account lists what its owner has written, and nobody else sees it', { tag: '@wide' }, async ({
    page,
  }) => {
    await page.goto('/account/reviews')
    await expect(page).toHaveURL(/\/account\/login\?next=%2Faccount%2Freviews$/)
    const email = await signUp(page.request)
    await page.goto('/account/reviews')
    await expect(page.getByRole('heading', { name: t('reviews.own.none') })).toBeVisible()
    await orderPlan(page.request, email, { slug: 'laundry-sheets', plan: 'Every month' })
    const { id: productId } = await readProduct(page.request, 'laundry-sheets')
    const sent = await page.request.post('/api/reviews/create', {
      headers: { origin: ORIGINS.storefront },
      multipart: {
        productId,
        orderId: await readOrderId(page),
        rating: '4',
        title: 'Clean',
        body: 'And light.',
      },
    })
    expect(sent.status(), await sent.text()).toBe(201)
    await page.goto('/account/reviews')
    const own = page.getByRole('article', { name: 'Clean', exact: true })
    await expect(own.getByText('And light.')).toBeVisible()
    await expect(own.getByText(t('reviews.own.states.pending'), { exact: true })).toBeVisible()
    const link = own.getByRole('link', { name: t('reviews.own.open_name', { name: 'Laundry Sheets' }) })
    await expect(link).toHaveAttribute('href', '/products/laundry-sheets#reviews')
    for (const [path, title] of [
      ['/de/account/reviews', 'Ihre Bewertungen'],
      ['/fr/account/reviews', 'Vos avis'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('article', { name: 'Clean', exact: true })).toBeVisible()
    }
    await page.context().clearCookies()
    await signUp(page.request)
    await page.goto('/account/reviews')
    await expect(page.getByRole('heading', { name: t('reviews.own.none') })).toBeVisible()
  })
})

/** The newest order of the customer. */
async function readOrderId(page: Page): Promise<string> {
  const answer = await page.request.post(`${ORIGINS.commerce}/graphql/v2`, {
    headers: { authorization: 'pk_sorrel_demo', 'x-session': await getToken(page.request) },
    data: { query: '{ orders(limit: 1) { results { id } } }' },
  })
  const { data } = (await answer.json()) as { data: { orders: { results: readonly { id: string }[] } } }
  return data.orders.results[0]?.id ?? ''
}

interface DemoOrder {
  readonly id: string
  readonly status: string
  readonly items: readonly { readonly product: { readonly name: string } }[]
}
