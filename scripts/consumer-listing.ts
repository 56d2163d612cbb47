import type { Page, Route } from 'playwright'

const VALUES = ['Plant oils', 'Beeswax'] as const

/**
 * The list of an app without a server, straight of the service: pages, orders and filters are steps of the address, and a
 * late answer to an older choice changes nothing. Throws otherwise.
 */
export async function checkListing(page: Page): Promise<void> {
  const all = await readCount(page)
  const first = await readNames(page)
  await turnPages(page, first)
  await page.getByLabel('Sort').selectOption('price-desc')
  await waitForStep(page, 'sort=price-desc')
  await expectRobots(page, 'noindex')
  await page.goBack()
  await waitForStep(page, '')
  await expectNames(page, first)
  const some = await chooseTwice(page)
  if (some >= all) throw new Error(`filters leave ${some} of ${all} products`)
  await page.reload()
  await expectCount(page, some)
  for (const value of VALUES) await page.getByRole('checkbox', { name: value, checked: true }).waitFor()
  await page.getByRole('button', { name: `Without ${VALUES[0]}` }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await waitForStep(page, '')
  await expectCount(page, all)
}

/**
 * The same list of the catalogue's index, which the page cannot reach at first: each value says how many products it leads
 * to. `index` is the origin of the index.
 */
export async function checkCountedListing(page: Page, index: string): Promise<void> {
  await page.getByRole('alert').getByText('http').waitFor()
  await page.route('**/api/catalog/**', (route) => passOn(route, index))
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
}

async function turnPages(page: Page, first: string): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: '2', exact: true }).click()
  await waitForStep(page, 'page=2')
  if ((await page.title()) !== 'Products, page 2') throw new Error(`the title is ${await page.title()}`)
  await expectRobots(page, 'index')
  if ((await readNames(page)) === first) throw new Error('page 2 shows the products of page 1')
  await page.goBack()
  await waitForStep(page, '')
  await expectNames(page, first)
}

/** The answer to the first value comes after that to both. Returns how many products both lead to. */
async function chooseTwice(page: Page): Promise<number> {
  const { promise: chosen, resolve: release } = Promise.withResolvers<void>()
  let late: Promise<void> | undefined
  await page.route(/\/api\/products\?/, (route) => {
    const isFirst = !decodeURIComponent(route.request().url()).includes('$filters[material][1]')
    if (!isFirst) return route.continue()
    late = answerLate(route, chosen)
    return late
  })
  for (const value of VALUES) await page.getByRole('checkbox', { name: value }).check()
  await waitForStep(page, 'material=Beeswax&material=Plant%20oils')
  const some = await readCount(page)
  release()
  await late
  await expectCount(page, some)
  return some
}

/** Answers once it may; nobody waits for a request that was cancelled. */
async function answerLate(route: Route, until: Promise<void>): Promise<void> {
  const response = await route.fetch()
  await until
  await route.fulfill({ response }).catch(() => {})
}

async function passOn(route: Route, origin: string): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) })
}

const getSection = (page: Page) => page.locator('section[aria-label="Listing"][aria-busy="false"]')

/** Waits until the list follows an address whose fields, apart from what the check tells the app, are these. */
async function waitForStep(page: Page, fields: string): Promise<void> {
  await page.waitForURL(({ searchParams }) => {
    const own = [...searchParams].filter(([name]) => name !== 'store' && name !== 'index')
    return own.map((pair) => pair.map(encodeURIComponent).join('=')).join('&') === fields
  })
  await getSection(page).waitFor()
}

async function expectCount(page: Page, count: number): Promise<void> {
  await getSection(page).getByText(`${count} products`, { exact: true }).waitFor()
}

async function expectNames(page: Page, names: string): Promise<void> {
  const shown = await readNames(page)
  if (shown !== names) throw new Error(`the list shows ${shown} in place of ${names}`)
}

async function expectRobots(page: Page, content: string): Promise<void> {
  await page.locator(`meta[name="robots"][content="${content}"]`).waitFor({ state: 'attached' })
}

async function readNames(page: Page): Promise<string> {
  const items = getSection(page).getByRole('list', { name: 'Products' })
  await items.getByRole('listitem').first().waitFor()
  return (await items.getByRole('listitem').allInnerTexts()).join(', ')
}

async function readCount(page: Page): Promise<number> {
  const text = await getSection(page)
    .getByText(/^\d+ products$/)
    .innerText()
  return Number.parseInt(text, 10)
}
