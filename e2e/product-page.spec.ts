import { expect, type Locator, type Page, test } from '@playwright/test'
import { addToCart, logIn, t } from './shop.ts'

const SOAP = '/products/oat-honey-soap-bar'
const WASH = '/products/refillable-hand-wash'
const REFILL = '/products/hand-wash-refill'
const TABLETS = '/products/cleaning-tablets'

/** Products by how many pictures they have. */
const BY_PICTURES = {
  1: '/products/dish-soap',
  2: '/products/bath-ritual-gift-set',
  3: TABLETS,
  4: WASH,
  5: SOAP,
} as const

const getPictures = (page: Page): Locator =>
  page.getByRole('main').locator('li:has(> button[aria-haspopup="dialog"])')

const getBox = async (place: Locator) => {
  const box = await place.boundingBox()
  if (box === null) throw new Error('not on the page')
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
}

const getAdds = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Add to bag/ })

const getAdd = (page: Page): Locator => getAdds(page).first()

const choosePlan = async (page: Page, name: RegExp) => {
  await page.getByRole('radio', { name: /^Subscribe/ }).check()
  await page.getByRole('radio', { name }).check()
}

for (const [width, height] of [
  [375, 812],
  [768, 1024],
  [1280, 800],
] as const)
  test(`title, price, choice and button stand on the first screen: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(SOAP)
    const main = page.getByRole('main')
    const title = await getBox(main.getByRole('heading', { level: 1 }))
    const price = await getBox(main.getByText('£6.50', { exact: true }).first())
    const choice = await getBox(main.getByRole('radio').first())
    expect(price.top).toBeGreaterThanOrEqual(title.bottom)
    expect(choice.top).toBeGreaterThanOrEqual(price.bottom)
    // On a phone the plans come between the choice and the button, which also stands in a bar at the window's foot.
    const add = width > 720 ? getAdd(page) : getAdds(page).last()
    await expect(add).toBeInViewport({ ratio: 1 })
    expect(choice.bottom).toBeLessThanOrEqual(width > 720 ? height : (await getBox(add)).top)
  })

for (const width of [1280, 1440, 1600, 1920, 2560])
  test(`the buy box ends on the rail of the header: ${width}`, { tag: ['@wide', '@night'] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(SOAP)
    const start = (await getBox(page.getByRole('main').getByRole('link', { name: 'Home' }))).left
    expect(Math.abs((await getBox(getAdd(page))).right - (width - start))).toBeLessThan(1.5)
  })

for (const [count, path] of Object.entries(BY_PICTURES))
  test(`a stack of ${count} pictures leaves no hole`, { tag: ['@wide', '@night'] }, async ({ page }) => {
    await page.goto(path)
    const pictures = getPictures(page)
    await expect(pictures).toHaveCount(Number(count))
    const boxes = await Promise.all((await pictures.all()).map(getBox))
    const [left, right] = [
      Math.min(...boxes.map((box) => box.left)),
      Math.max(...boxes.map((box) => box.right)),
    ]
    for (const box of boxes) {
      const row = boxes.filter(({ top }) => Math.abs(top - box.top) < 1)
      expect(Math.abs(Math.min(...row.map((one) => one.left)) - left)).toBeLessThan(1)
      expect(Math.abs(Math.max(...row.map((one) => one.right)) - right)).toBeLessThan(1)
    }
    expect(boxes[0]?.right).toBe(right)
    await expect.poll(() => findHoles(page)).toEqual([])
  })

/** Between the end of a column that sticks and that of the window. */
const SPACE_PX = 25

/** Places of the window, from top to bottom of the stage, where it is empty below the gallery. */
function findHoles(page: Page): Promise<readonly number[]> {
  return page.evaluate((space) => {
    const gallery = document.querySelector('main section[aria-label]')
    const stage = document.querySelector('[data-layout]')
    if (!gallery || !stage) return [-1]
    const end = stage.getBoundingClientRect().bottom + window.scrollY
    const holes: number[] = []
    for (let top = 0; top < end; top += 100) {
      window.scrollTo({ top, behavior: 'instant' })
      const seen = Math.min(window.innerHeight, stage.getBoundingClientRect().bottom)
      if (seen - gallery.getBoundingClientRect().bottom > space) holes.push(top)
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return holes
  }, SPACE_PX)
}

test('thumbnails scroll the stack while the buy box stays, and no bar stands for it', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(SOAP)
  const last = getPictures(page).last()
  await expect(last).not.toBeInViewport()
  await page
    .getByRole('button', { name: t('products.gallery.position', { index: 5, total: 5 }) })
    .first()
    .click()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await expect(getAdd(page)).toBeInViewport()
  await expect(
    page.getByRole('button', { name: t('products.gallery.position', { index: 5, total: 5 }) }).first(),
  ).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('main').getByRole('button', { name: /^Add to bag/ })).toHaveCount(1)
})

test('nothing of the page lies over the bar with the button', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(SOAP)
  // The page's code starts at a gesture.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(getAdd(page)).toBeInViewport()
  const list = page.getByRole('region', { name: t('products.up_sells') })
  const { y = 0 } = (await list.boundingBox()) ?? {}
  await page.mouse.wheel(0, y - 500)
  const button = getAdds(page).last()
  await expect(button).toBeInViewport()
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  await expect.poll(() => button.evaluate(isOnTop)).toBe(true)
})

test('a phone swipes through the pictures', { tag: '@narrow' }, async ({ page }) => {
  await page.goto(SOAP)
  await expect(getPictures(page).nth(1)).not.toBeInViewport({ ratio: 0.75 })
  await page
    .getByRole('button', { name: t('products.gallery.position', { index: 2, total: 5 }) })
    .last()
    .click()
  await expect(getPictures(page).nth(1)).toBeInViewport({ ratio: 0.95 })
})

const SENTENCE = '£24.30 today, then £24.30 every 3 months · 12 shipments'

test('product and bag price a plan with the same words', { tag: '@wide' }, async ({ page }) => {
  await page.goto(REFILL)
  await expect(page.getByText('£9.00 / l', { exact: true })).toBeVisible()
  await choosePlan(page, /^1 litre pouch every month/)
  await expect(page.getByText('Subscribe and save up to 10%')).toBeVisible()
  await expect(page.getByText('£8.10 per delivery').last()).toBeVisible()
  await expect(page.getByText(SENTENCE)).toBeVisible()
  await expect(page.getByText('Saves 12 bottles and £46.80 a year')).toBeVisible()
  await expect(getAdd(page)).toHaveAccessibleName(/£24\.30/)
  const cart = await addToCart(page)
  await expect(cart.getByText('1 litre pouch every month · £24.30 every 3 months')).toBeVisible()
  await expect(cart.getByText(SENTENCE)).toBeHidden()
  await cart.getByText(t('cart.plan_details')).click()
  await expect(cart.getByText('£8.10 per delivery')).toBeVisible()
  await expect(cart.getByText(SENTENCE)).toBeVisible()
  await expect(cart.getByText(/Saves \d+ bottle/)).toHaveCount(0)
  await cart
    .getByRole('button', { name: t('a11y.increase_name', { name: 'Hand Wash Refill (1 litre)' }) })
    .click()
  await expect(cart.getByText('2 pouches of 1 litre every month · £48.60 every 3 months')).toBeVisible()
  await expect(cart.getByText('£48.60 today, then £48.60 every 3 months · 12 shipments')).toBeVisible()
})

test('a bottle that is bought once leads to the plans of its refill', async ({ page }) => {
  await page.goto(WASH)
  const offer = page.getByRole('region', { name: t('products.refill_offer') })
  await expect(offer.getByRole('link', { name: 'Hand Wash Refill (1 litre)' })).toBeVisible()
  await offer.getByRole('link', { name: t('products.purchase.choose_plan') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hand Wash Refill (1 litre)' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^1 litre pouch every 2 months/ })).toBeChecked()
  await expect(getAdd(page)).toHaveAccessibleName(/£8\.10/)
})

test('no word of a plan is cut', async ({ page }) => {
  await page.goto(`/de${REFILL}`)
  await page.getByRole('radio', { name: /^Im Abo/ }).check()
  await page.getByRole('radio', { name: /^1-Liter-Beutel jeden Monat/ }).check()
  const plan = page.getByText('24,30 £ heute, danach 24,30 £ alle 3 Monate · 12 Lieferungen')
  await expect(plan).toBeVisible()
  const cut = await plan.evaluate((words) => words.scrollWidth > words.clientWidth + 1)
  expect(cut).toBe(false)
  await page.goto(`/fr${REFILL}`)
  await page.getByRole('radio', { name: /^Abonnez-vous/ }).check()
  await page.getByRole('radio', { name: /^1 recharge de 1 litre tous les mois/ }).check()
  await expect(page.getByText(/aujourd’hui, puis .* tous les 3 mois · 12 envois/)).toBeVisible()
})

test('refills are counted for as many boxes as are bought', { tag: '@wide' }, async ({ page }) => {
  await page.goto(TABLETS)
  await expect(page.getByText('Saves 6 bottles and £9.50')).toBeVisible()
  await page.getByRole('button', { name: t('a11y.increase'), exact: true }).click()
  await expect(page.getByText('Saves 12 bottles and £19.00')).toBeVisible()
})

test('a new choice is announced with its price and stock', { tag: '@wide' }, async ({ page }) => {
  await page.goto(SOAP)
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Lavender' })
  await expect(status).toHaveCount(0)
  await page.getByText('Lavender', { exact: true }).click()
  await expect(status).toHaveText(/^Lavender, £6\.50, Low Stock · \d remaining$/)
})

test('what was viewed shows from three products on, until it is cleared', { tag: '@wide' }, async ({
  page,
}) => {
  /** Moves the pointer until the page's code hears it, and reads what is stored. */
  const readStored = async (): Promise<string | null> => {
    await page.mouse.move(5, 5)
    await page.mouse.move(9, 9)
    return page.evaluate(() => localStorage.getItem('sorrel.recent-products'))
  }
  const recent = page.getByRole('region', { name: t('products.recent.title') })
  for (const path of [SOAP, TABLETS, '/products/soy-candle']) {
    await page.goto(path)
    await expect.poll(readStored).toContain(path.split('/').at(-1))
    // One or two would stand alone in their row.
    await expect(recent).toHaveCount(0)
  }
  await page.goto(WASH)
  await expect.poll(readStored).toContain('hand-wash')
  await expect(recent.getByRole('link', { name: /^Oat & Honey Soap Bar\s*£6\.50$/ })).toBeVisible()
  await expect(recent.getByRole('link')).toHaveCount(3)
  await recent.getByRole('button', { name: t('products.recent.clear') }).click()
  await expect(page.getByText(t('products.recent.cleared'))).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('sorrel.recent-products'))).toBeNull()
})

test('quick-add is a round button in the corner where nothing hovers', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/categories/bath-body')
  const button = page.getByRole('button', { name: /^Quick add/ }).first()
  const box = await getBox(button)
  expect([box.right - box.left, box.bottom - box.top]).toEqual([44, 44])
  const picture = await getBox(page.getByRole('article').filter({ has: button }).locator('img').first())
  expect(picture.right - box.right).toBeLessThan(16)
})

test('four cards are two rows of two on a tablet', { tag: ['@wide', '@night'] }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  const cards = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(cards).toHaveCount(4)
  const tops = (await Promise.all((await cards.all()).map(getBox))).map(({ top }) => Math.round(top))
  expect(tops).toEqual([tops[0], tops[0], tops[2], tops[2]])
  await page.goto(SOAP)
  const rail = page.getByRole('region', { name: t('products.up_sells') }).getByRole('article')
  await expect(rail).toHaveCount(4)
  const [first, , third] = await Promise.all((await rail.all()).map(getBox))
  expect((third?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(24)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the band says what a product is made of, how long it lasts and what happens after; tax and the rule of delivery stand by the button', async ({
    page,
  }) => {
    await page.goto(SOAP)
    await expect(
      page.getByRole('main').getByText('A mild bar for dry and sensitive skin', { exact: true }),
    ).toBeVisible()
    const band = page.getByRole('region', { name: t('products.story.title') })
    await expect(band).toContainText('Plant oils and Recycled paper')
    await expect(band).toContainText('About two months for one pair of hands')
    await expect(band).toContainText('the paper wrap on the compost')
    await expect(
      page.getByText('VAT included. Free UK delivery from £30, elsewhere from £100.'),
    ).toBeVisible()
    const { left, right } = await getBox(band)
    expect([left, right]).toEqual([0, page.viewportSize()?.width])
  })

  test('a membership says what it costs after its trial, a gift card what arrives, a reduction the lowest price of 30 days', {
    tag: '@wide',
  }, async ({ page }) => {
    await page.goto('/products/refill-club-membership')
    await expect(page.getByText('30 days free trial, then £30.00 a year')).toBeVisible()
    await expect(getAdd(page)).toHaveAccessibleName('Add to bag · Free')
    await expect(page.getByText('What you get', { exact: true })).toBeVisible()
    await expect(page.getByText('Materials', { exact: true })).toHaveCount(0)
    await page.goto('/products/gift-card')
    await expect(page.getByText('What arrives', { exact: true })).toBeVisible()
    await expect(page.getByText('Materials', { exact: true })).toHaveCount(0)
    await page.goto('/products/lavender-bath-salts')
    await expect(page.getByText('Lowest price in the 30 days before the sale: £16.00')).toBeVisible()
  })

  test('what cannot be bought offers what is near it', { tag: '@wide' }, async ({ page }) => {
    await page.goto('/products/reusable-cotton-rounds')
    const near = page.getByRole('region', { name: t('products.alternatives') })
    await expect(near.getByRole('listitem')).toHaveCount(3)
    await near.getByRole('link').first().click()
    await expect(getAdd(page)).toBeEnabled()
  })

  test('the account says the same of a plan that runs', { tag: '@wide' }, async ({ page }) => {
    await logIn(page)
    await page.goto('/account/subscriptions')
    await expect(page.getByText(/every month · £24\.30 every 3 months · 12 shipments$/).first()).toBeVisible()
  })

  test('reviews in another language are marked as such', { tag: '@wide' }, async ({ page }) => {
    await page.goto('/de/products/oat-honey-soap-bar')
    const review = page.getByRole('article').filter({ hasText: 'Geschrieben auf Englisch' }).first()
    await expect(review.locator('[lang=en]').first()).toBeVisible()
    await page.goto(SOAP)
    await expect(page.getByText(/^Written in/)).toHaveCount(0)
  })

  test('the line of a card is whole', async ({ page }) => {
    await page.goto('/categories/bath-body')
    const cards = page.getByRole('article')
    await expect(cards.first()).toContainText('A mild bar for dry and sensitive skin')
    const cut = await cards
      .locator('p')
      .evaluateAll((lines) =>
        lines.filter((line) => line.scrollHeight > line.clientHeight + 2).map((line) => line.textContent),
      )
    expect(cut).toEqual([])
  })
})
