import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { countProducts, expectNothingSideways, logIn, t, watchForFaults } from './shop.ts'

/** A page of each kind: what narrow windows fold is the same on all pages of a kind. */
const KINDS = [
  '/',
  '/products',
  '/categories/bath-body',
  '/products/oat-honey-soap-bar',
  '/about',
  '/search?q=soap',
  '/cart',
  '/account/login',
]
const PUBLIC = [
  ...KINDS,
  '/products?page=2',
  '/products?sort=price-asc',
  '/products/beeswax-wraps',
  '/products/safety-razor',
  '/materials',
  '/how-refills-work',
  '/delivery',
  '/contact',
  '/accessibility',
  '/journal',
  '/journal-the-last-bottle',
  '/products/gift-card',
  '/products/reusable-cotton-rounds',
  '/quiz/wish-list',
  '/search?q=zzzz',
  '/account/sign-up',
  '/fr/products/oat-honey-soap-bar',
  '/de',
]

for (const path of PUBLIC) {
  const night = KINDS.includes(path) ? [] : ['@night']
  test(`${path} is accessible and breaks no rule of its policy`, {
    tag: ['@wide', '@plain', ...night],
  }, async ({ page }) => {
    const faults = watchForFaults(page)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectAccessible(page)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self' '(sha256|nonce)-/)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
    expect(policy).not.toMatch(/style-src-elem[^;]*'unsafe-inline'/)
    expect(faults).toEqual([])
  })

  test(`${path} fits into a narrow window`, { tag: ['@narrow', '@full', ...night] }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    if (KINDS.includes(path)) await expectAccessible(page)
    await expectNothingSideways(page)
  })
}

/** Ways of a script into a page whose texts nobody cleaned; each would set the title. */
const INJECTED = [
  '<script>document.title = "ran"</script>',
  '<script type="module">document.title = "ran"</script>',
  '<script>self.__next_f.push([1,"a"]);document.title = "ran"</script>',
  `<script src="data:text/javascript,document.title='ran'"></script>`,
  '<script src="https://elsewhere.example/x.js"></script>',
  `<img src="/nothing.png" alt="" onerror="document.title = 'ran'">`,
  `<svg onload="document.title = 'ran'"></svg>`,
  `<iframe title="a" srcdoc="<script>parent.document.title = 'ran'</script>"></iframe>`,
  `<object data="data:text/html,<script>parent.document.title = 'ran'</script>"></object>`,
  `<input aria-label="a" autofocus onfocus="document.title = 'ran'">`,
]

test('no script that somebody got into a cached page runs', { tag: ['@wide', '@plain'] }, async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "ran"' }),
  )
  // Without the shop's own code nothing is taken out of the page before the browser has looked at it.
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.route('/about', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</main>', `${INJECTED.join('')}</main>`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/about')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(INJECTED.length)
  await expect(page).not.toHaveTitle('ran')
})

const PRIVATE = [
  '/account',
  '/account/orders',
  '/account/subscriptions',
  '/account/addresses',
  '/account/cards',
  '/account/reviews',
  '/account/profile',
]

test('the account is accessible and no shared cache may store it', { tag: '@night' }, async ({ page }) => {
  await logIn(page)
  for (const path of PRIVATE) {
    const answer = await page.goto(path)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expectAccessible(page, { state: path })
  }
})

test('a visitor is sent to log in and comes back to where they wanted to go', {
  tag: ['@narrow', '@plain'],
}, async ({ page }) => {
  await page.goto('/account/addresses')
  await expect(page).toHaveURL(/\/account\/login\?next=/)
  await page.getByLabel(t('account.fields.email'), { exact: true }).fill('demo@sorrel.shop')
  await page.getByLabel(t('account.fields.password'), { exact: true }).fill('sorrel-demo')
  await page.getByRole('button', { name: t('account.login.submit') }).click()
  await expect(page).toHaveURL(/\/account\/addresses$/)
})

test('pages that do not exist say so and are not cached', { tag: ['@wide', '@plain'] }, async ({
  request,
}) => {
  for (const path of [
    '/no-such-page',
    '/products/no-such-product',
    '/categories/no-such-category',
    '/_app',
    '/en/gbp/products',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex')
  }
})

test('every product can be reached by the pages of the listing, without script', {
  tag: ['@wide', '@plain'],
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  const names = new Set<string>()
  const next = page.getByRole('link', { name: t('categories.pages.next'), disabled: false })
  await page.goto('/products')
  for (let number = 1; number === 1 || (await next.count()) > 0; number += 1) {
    if (number > 1) await next.click()
    await expect(page).toHaveURL(number === 1 ? /\/products$/ : new RegExp(`page=${number}$`))
    const cards = page.getByRole('main').getByRole('article')
    for (const name of await cards.getByRole('heading', { level: 2 }).allTextContents()) names.add(name)
  }
  expect(new URL(page.url()).searchParams.has('page')).toBe(true)
  expect(names.size).toBe(await countProducts(page.request))
  await context.close()
})

test('currency and language change words and prices of the page', { tag: '@plain' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/products/dish-soap-block?x=1')
  const choose = async (now: string, option: string) => {
    if (isMobile) await page.getByRole('button', { name: t('navigation.open') }).click()
    await page.getByRole('banner').getByText(now).filter({ visible: true }).click()
    await page.getByRole('banner').getByRole('button', { name: option }).filter({ visible: true }).click()
  }
  await choose('English · GBP', 'EUR €')
  await expect(page.getByRole('button', { name: /€11\.70/ }).first()).toBeVisible()
  await choose('English · EUR', 'Deutsch')
  await expect(page).toHaveURL(/\/de\/products\/dish-soap-block\?x=1$/)
  await expect(page.getByRole('button', { name: /11,70/ }).first()).toBeVisible()
})
