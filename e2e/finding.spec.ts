import { expect, type Locator, type Page, test } from '@playwright/test'
import { t } from './shop.ts'

const CATEGORY = '/categories/bath-body'

/** Nothing in the catalogue is called that, or nearly that. */
const NOWHERE = 'dzyffusser'

const getNames = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })

/** Opens a filter: a chip above the list in wide windows, a part of a drawer in narrow ones. */
async function openFilter(page: Page, name: string, isMobile: boolean): Promise<Locator> {
  if (isMobile) await page.getByRole('button', { name: /^Filter/ }).click()
  const place = isMobile
    ? page.getByRole('dialog', { name: t('categories.filters.title') })
    : page.getByRole('form', { name: t('categories.filters.title') })
  const filter = place.locator('details', { has: page.locator('summary', { hasText: name }) })
  if ((await filter.getAttribute('open')) === null) await filter.locator('summary').click()
  return place
}

/** The control that opens the filters, which has the focus again once the list has changed. */
const getOpener = (page: Page, name: string, isMobile: boolean): Locator =>
  isMobile
    ? page.getByRole('button', { name: /^Filter/ })
    : page.getByRole('main').locator('summary', { hasText: name })

const seeResults = (place: Locator) =>
  place
    .getByRole('button', { name: /^See results/ })
    .filter({ visible: true })
    .first()
    .click()

/** Opens the search panel of the home page. */
async function openSearch(page: Page): Promise<Locator> {
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navigation.search') })
    .click()
  return page.getByRole('region', { name: t('navigation.search'), exact: true })
}

/** The number that a value's label ends with. */
async function readCount(box: Locator): Promise<number> {
  await expect(box).toHaveAccessibleName(/\(\d+\)$/)
  const label = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)
  return Number(/\((\d+)\)$/.exec(label ?? '')?.[1])
}

test('a chosen order is in the address and sorts the list', { tag: '@narrow' }, async ({ page }) => {
  await page.goto(CATEGORY)
  await page.getByRole('combobox', { name: t('categories.sort.label') }).selectOption('price-asc')
  await expect(page).toHaveURL(/\?sort=price-asc$/)
  await expect(getNames(page).first()).toHaveText('Bamboo Toothbrush')
})

test('the values of an open filter follow the choice before it is applied; the results are told and the focus stays', async ({
  page,
  isMobile,
}) => {
  await page.goto(CATEGORY)
  const place = await openFilter(page, 'Material', isMobile)
  const box = place.getByRole('checkbox', { name: /^Plant oils/ })
  const count = await readCount(box)
  await box.check()
  await expect(place.getByRole('button', { name: `See results (${count})` }).first()).toBeAttached()
  await expect(box).toBeFocused()
  await place.locator('summary', { hasText: 'Scent' }).click()
  const scents = place.getByRole('group', { name: 'Scent' }).getByRole('checkbox')
  await expect(scents.first()).toBeVisible()
  const counts = await Promise.all((await scents.all()).map(readCount))
  expect(Math.max(...counts)).toBeLessThanOrEqual(count)
  expect(Math.min(...counts)).toBeGreaterThan(0)
  const least = counts.indexOf(Math.min(...counts))
  await scents.nth(least).check()
  await seeResults(place)
  await expect(page).toHaveURL(/material=.*scent=|scent=.*material=/)
  const found = counts[least] ?? 0
  await expect(getNames(page)).toHaveCount(found)
  const told = page.getByRole('main').getByRole('status')
  await expect(told.getByText(t('categories.filters.results', { count: found }))).toBeAttached()
  await expect(getOpener(page, 'Scent', isMobile)).toBeFocused()
})

test('a second value of one filter adds products; each can be removed, and the focus goes to the next', async ({
  page,
  isMobile,
}) => {
  await page.goto(`${CATEGORY}?material=Plant%20oils`)
  const first = await getNames(page).count()
  expect(first).toBeLessThan(13)
  const place = await openFilter(page, 'Material', isMobile)
  await place.getByRole('checkbox', { name: /^Organic cotton \(\d+\)$/ }).check()
  await seeResults(place)
  await expect(page).toHaveURL(/material=.*material=/)
  const remove = page.getByRole('link', { name: /^Remove filter/ })
  await expect(remove).toHaveCount(2)
  expect(await getNames(page).count()).toBeGreaterThan(first)
  await page.waitForLoadState('networkidle')
  await remove.first().press('Enter')
  await expect(remove).toHaveCount(1)
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await expect(remove).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`))
  await expect(getNames(page)).toHaveCount(13)
  await expect(page.getByRole('form', { name: t('categories.filters.title') }).locator(':focus')).toHaveCount(
    1,
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters work: a price with an open end and a value with its count', { tag: '@narrow' }, async ({
    page,
  }) => {
    await page.goto(CATEGORY)
    const form = page.getByRole('form', { name: t('categories.filters.title') })
    await form.locator('summary', { hasText: t('categories.filters.price') }).click()
    await expect(form.getByRole('slider')).toHaveCount(0)
    await form.getByRole('spinbutton', { name: t('categories.filters.price_min'), exact: true }).fill('5')
    await form.getByRole('spinbutton', { name: t('categories.filters.price_max'), exact: true }).fill('8')
    await seeResults(form)
    await expect(page).toHaveURL(/price=5&price=8/)
    const between = await getNames(page).count()
    expect(between).toBeGreaterThan(0)
    expect(between).toBeLessThan(13)

    await form.locator('summary', { hasText: t('categories.filters.price') }).click()
    await form.getByRole('spinbutton', { name: t('categories.filters.price_max'), exact: true }).fill('')
    await seeResults(form)
    await expect(page).toHaveURL(/price=5&price=(&|$)/)
    expect(await getNames(page).count()).toBeGreaterThan(between)

    await form.locator('summary', { hasText: 'Material' }).click()
    const box = form.getByRole('checkbox', { name: /^Plant oils/ })
    const count = await readCount(box)
    await box.check()
    await seeResults(form)
    await expect(getNames(page)).toHaveCount(count)
    await expect(form.getByRole('button', { name: /\(\d+\)/ })).toHaveCount(0)
  })

  test('a search is filtered, and keeps its words', { tag: '@wide' }, async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('searchbox').fill('soap')
    await page.getByRole('button', { name: t('search.submit'), exact: true }).click()
    await expect(page).toHaveURL(/\/search\?q=soap$/)
    const found = await getNames(page).count()
    expect(found).toBeGreaterThan(2)
    await page.goto('/search?q=soap&utm_source=mail')
    await expect(getNames(page)).toHaveCount(found)
    const form = page.getByRole('form', { name: t('categories.filters.title') })
    await form.locator('summary', { hasText: t('categories.filters.price') }).click()
    await form.getByRole('spinbutton', { name: t('categories.filters.price_max'), exact: true }).fill('8')
    await seeResults(form)
    await expect(page).toHaveURL(/\/search\?q=soap&.*price=8/)
    const cheap = await getNames(page).count()
    expect(cheap).toBeGreaterThan(0)
    expect(cheap).toBeLessThan(found)
    await page
      .getByRole('link', { name: t('categories.filters.clear') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/search\?q=soap$/)
  })

  test('a search that finds nothing leads on; a misspelt one names the spelling', { tag: '@wide' }, async ({
    page,
  }) => {
    await page.goto(`/search?q=${NOWHERE}`)
    await expect(page.getByRole('heading', { name: t('search.empty', { term: NOWHERE }) })).toBeVisible()
    const categories = page.getByRole('navigation', { name: t('categories.featured') })
    await expect(categories.getByRole('link')).not.toHaveCount(0)
    await expect(page.getByRole('heading', { name: t('search.popular') })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('A bottle to keep, and refills for it')
    await page.goto('/search?q=lavendr')
    await expect(getNames(page)).not.toHaveCount(0)
    await page.getByRole('link', { name: t('search.spelling', { term: 'lavender' }) }).click()
    await expect(page).toHaveURL(/\/search\?q=lavender$/)
  })
})

test('the search panel finds by name, forgets an empty term and closes on a route change', {
  tag: '@night',
}, async ({ page }) => {
  const panel = await openSearch(page)
  const field = panel.getByPlaceholder(t('search.placeholder'))
  await expect(field).toBeFocused()
  await field.pressSequentially('soap')
  await expect(panel.getByText(/results? for “soap”/)).toBeVisible()
  // Names come before texts that only mention the word.
  const names = await panel.getByRole('article').getByRole('heading').allTextContents()
  expect(names.slice(0, 5).filter((name) => !/soap/i.test(name))).toEqual([])
  expect(names.length).toBeGreaterThan(2)
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await field.fill('')
  await expect(panel.getByRole('status')).toBeEmpty()
  await expect(panel.getByRole('heading', { name: t('search.popular') })).toBeVisible()
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  await field.fill('Safety Razor')
  await panel.getByRole('link', { name: 'Safety Razor' }).first().click()
  await expect(page).toHaveURL(/\/products\/safety-razor/)
  await expect(panel).toBeHidden()
})

test('the search panel suggests what the beginning of a word may mean; the arrows lead there', {
  tag: ['@wide', '@night'],
}, async ({ page }) => {
  const panel = await openSearch(page)
  const field = panel.getByPlaceholder(t('search.placeholder'))
  await field.pressSequentially('sha')
  const suggestion = panel
    .getByRole('region', { name: t('search.suggestions') })
    .getByRole('link', { name: 'shampoo', exact: true })
  await expect(suggestion).toBeVisible()
  await expect(panel.getByRole('status')).toHaveText(/results? for “sha”/)
  await field.press('ArrowDown')
  await expect(panel.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await field.fill('househ')
  const categories = panel.getByRole('region', { name: t('categories.label') })
  await expect(categories.getByRole('link', { name: 'Household' })).toHaveAttribute(
    'href',
    '/categories/household',
  )
  await field.fill('sha')
  await suggestion.click()
  await expect(page).toHaveURL(/\/search\?q=shampoo$/)
  await expect(panel).toBeHidden()
})

test('the panel corrects a spelling, and offers categories and best sellers where nothing is found', {
  tag: '@narrow',
}, async ({ page }) => {
  const panel = await openSearch(page)
  const field = panel.getByPlaceholder(t('search.placeholder'))
  await field.fill('lavendr')
  await panel.getByRole('button', { name: t('search.spelling', { term: 'lavender' }) }).click()
  await expect(field).toBeFocused()
  await expect(panel.getByRole('status')).toHaveText(/results? for “lavender”/)
  await field.fill(NOWHERE)
  await expect(panel.getByRole('heading', { name: t('search.popular') })).toBeVisible()
  await expect(panel.getByRole('article')).toHaveCount(4)
  const categories = panel.getByRole('navigation', { name: t('categories.featured') })
  await expect(categories.getByRole('link')).not.toHaveCount(0)
})
