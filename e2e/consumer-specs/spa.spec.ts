import { findFreePort } from '@sorrel/config/free-port'
import type { Route } from '@playwright/test'
import { buildOnce, expect, type Page, SOAP, test as base } from './test.ts'

// An app without a server of its own, on a sandbox.

const test = base.extend<{ readonly shop: { readonly url: string; readonly store: string } }>({
  shop: async ({ servers }, use) => {
    const app = await servers.serve(await buildOnce('spa', 'dist'))
    // A browser may ask it from the app's origin alone.
    const store = await servers.startSandbox(app)
    await use({ url: `${app}/?store=${encodeURIComponent(store)}`, store })
  },
})

const VALUES = ['Plant oils', 'Beeswax'] as const
const PIECES = 6

const getListing = (page: Page) => page.locator('section[aria-label="Listing"][aria-busy="false"]')

/** Waits until the list follows an address whose fields, apart from those that tell the app where to ask, are these. */
async function expectStep(page: Page, fields: string): Promise<void> {
  await page.waitForURL(({ searchParams }) => {
    const own = [...searchParams].filter(([name]) => name !== 'store' && name !== 'index')
    return own.map((pair) => pair.map(encodeURIComponent).join('=')).join('&') === fields
  })
  await expect(getListing(page)).toBeVisible()
}

const expectCount = (page: Page, count: number) =>
  expect(getListing(page).getByText(`${count} products`, { exact: true })).toBeVisible()

const expectRobots = (page: Page, content: string) =>
  expect(page.locator(`meta[name="robots"][content="${content}"]`)).toBeAttached()

const getItems = (page: Page) =>
  getListing(page).getByRole('list', { name: 'Products' }).getByRole('listitem')

async function readNames(page: Page): Promise<string[]> {
  await getItems(page).first().waitFor()
  return getItems(page).allInnerTexts()
}

const readCount = async (page: Page) =>
  Number.parseInt(
    await getListing(page)
      .getByText(/^\d+ products$/)
      .innerText(),
    10,
  )

/** The answer to the first value comes after that to both. Returns how many products both lead to. */
async function chooseTwice(page: Page): Promise<number> {
  const { promise: chosen, resolve: release } = Promise.withResolvers<void>()
  let late: Promise<void> | undefined
  /** Answers once it may; nobody waits for a request that was cancelled. */
  const answerLate = async (route: Route) => {
    const response = await route.fetch()
    await chosen
    await route.fulfill({ response }).catch(() => {})
  }
  await page.route(/\/api\/products\?/, (route) => {
    if (decodeURIComponent(route.request().url()).includes('$filters[material][1]')) return route.continue()
    late = answerLate(route)
    return late
  })
  for (const value of VALUES) await page.getByRole('checkbox', { name: value }).check()
  await expectStep(page, 'material=Beeswax&material=Plant%20oils')
  const some = await readCount(page)
  release()
  await late
  await expectCount(page, some)
  return some
}

test('pages, orders and filters are steps of the address, and a late answer changes nothing', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url)
  const all = await readCount(page)
  const first = await readNames(page)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2', exact: true }).click()
  await expectStep(page, 'page=2')
  await expect(page).toHaveTitle('Products, page 2')
  await expectRobots(page, 'index')
  expect(await readNames(page)).not.toEqual(first)
  await page.goBack()
  await expectStep(page, '')
  await expect(getItems(page)).toHaveText(first, { useInnerText: true })
  await page.getByLabel('Sort').selectOption('price-desc')
  await expectStep(page, 'sort=price-desc')
  await expectRobots(page, 'noindex')
  await page.goBack()
  await expectStep(page, '')
  await expect(getItems(page)).toHaveText(first, { useInnerText: true })
  const some = await chooseTwice(page)
  expect(some).toBeLessThan(all)
  await page.reload()
  await expectCount(page, some)
  for (const value of VALUES) await expect(page.getByRole('checkbox', { name: value })).toBeChecked()
  await page.getByRole('button', { name: `Without ${VALUES[0]}` }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expectStep(page, '')
  await expectCount(page, all)
})

test.describe('with the catalogue index', () => {
  // The index is away at first, on purpose.
  test.use({ allowed: /^Failed to load resource/ })

  test('each value says how many products it leads to, once the index can be reached', async ({
    page,
    shop,
    servers,
  }) => {
    const index = await servers.startApp({
      folder: 'apps/catalog-api',
      args: ['--disable-warning=ExperimentalWarning', 'src/main.ts'],
      port: await findFreePort(),
      env: { COMMERCE_URL: shop.store, DATA_DIR: 'memory://', LOG_LEVEL: 'warn' },
    })
    await page.goto(`${shop.url}&index=own`)
    await expect(page.getByRole('alert').getByText('http')).toBeVisible()
    await page.route('**/api/catalog/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: index + pathname + search }) })
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    const box = page.getByRole('checkbox', { name: VALUES[0] })
    const label = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)
    const expected = Number(/\((\d+)\)$/.exec(label ?? '')?.[1])
    await box.check()
    await expectCount(page, expected)
    await page.getByLabel('At most').fill('1')
    await page.getByLabel('At most').blur()
    await expectCount(page, 0)
    await page.getByRole('button', { name: 'Without the price' }).click()
    await expectCount(page, expected)
  })
})

/** The cart's first line and its sum. */
async function readBag(page: Page): Promise<string> {
  await page.locator('section[aria-label="Bag"][aria-busy="false"]').waitFor()
  const bag = page.getByRole('region', { name: 'Bag' })
  const total = await bag.getByRole('strong').innerText()
  expect(total).not.toBe('0.00')
  return `${await bag.locator('li').first().innerText()} = ${total}`
}

/** Presses five times; the answer to the first change comes after all presses. */
async function changeQuickly(page: Page): Promise<void> {
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
  const isChange = (text: string | null) => text?.includes('updateCartItem') === true
  await page.route('**/graphql/v2', async (route) => {
    if (!isChange(route.request().postData())) return route.continue()
    const response = await route.fetch()
    await pressed
    return route.fulfill({ response })
  })
  const firstChange = page.waitForRequest((request) => isChange(request.postData()))
  const more = page.getByRole('button', { name: `More of ${SOAP}` })
  await more.click()
  await firstChange
  for (let pieces = 3; pieces <= PIECES; pieces += 1) await more.click()
  await expect(page.getByRole('heading', { name: `Bag (${PIECES})` })).toBeVisible()
  release()
}

test('a variant is chosen and added, and the bag has the sums of the service after quick changes', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url)
  await page.getByRole('button', { name: SOAP }).click()
  const form = page.getByRole('form', { name: SOAP })
  const add = form.getByRole('button', { name: /^Add for/ })
  await add.click()
  await expect(form.getByText('Something is not chosen yet.')).toBeVisible()
  for (const choice of await form.getByRole('group').all())
    await choice.locator('input:not(:disabled)').first().check()
  await add.click()
  await expect(page.getByRole('heading', { name: 'Bag (1)' })).toBeVisible()
  await readBag(page)
  await changeQuickly(page)
  const shown = await readBag(page)
  expect(shown).toContain(`× ${PIECES}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: `Bag (${PIECES})` })).toBeVisible()
  expect(await readBag(page)).toBe(shown)
})

/** Sends another name. The service's answer, or the given one in its place, comes when the returned function is called. */
async function changeName(page: Page, name: string) {
  const { promise: asked, resolve: ask } = Promise.withResolvers<Route>()
  await page.route('**/graphql/v2', (route) => {
    if (route.request().postData()?.includes('updateAccount') !== true) return route.fallback()
    return ask(route)
  })
  await page.getByLabel('First name').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  const route = await asked
  return async (answer?: Parameters<Route['fulfill']>[0]) => {
    await (answer ? route.fulfill(answer) : route.continue())
    await page.unroute('**/graphql/v2')
  }
}

test("a customer's new name shows at once, and goes where the service refuses it", async ({ page, shop }) => {
  await page.goto(shop.url)
  const account = page.getByRole('region', { name: 'Account' })
  await account.getByLabel('Email address').fill('demo@sorrel.shop')
  for (const password of ['wrong-password', 'sorrel-demo']) {
    await account.getByLabel('Password').fill(password)
    await account.getByRole('button', { name: 'Log in' }).click()
    if (password === 'wrong-password') await expect(account.getByText('unauthenticated')).toBeVisible()
  }
  await account.getByLabel('First name').waitFor()
  const kept = await account.getByRole('heading').innerText()
  const expectGreeting = (name: string) =>
    expect(account.getByRole('heading', { name, exact: true })).toBeVisible()

  const refuse = await changeName(page, 'Refused')
  await expectGreeting('Hello Refused')
  await refuse({ json: { data: { updateAccount: null }, errors: [{ message: 'No such name' }] } })
  await expect(account.getByRole('alert').getByText('user')).toBeVisible()
  await expectGreeting(kept)

  const accept = await changeName(page, 'Augusta')
  await expectGreeting('Hello Augusta')
  await accept()
  await expect(account.getByRole('button', { name: 'Save' })).toBeEnabled()
  await page.reload()
  await expectGreeting('Hello Augusta')
})
