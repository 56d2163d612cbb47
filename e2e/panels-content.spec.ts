import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { call, getProductId } from './customer.ts'
import { ORIGINS } from './origins.ts'
import { addToCart, expectNothingSideways, getCart, openQuickAdd, t } from './shop.ts'

async function openSearch(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navigation.search') })
    .click()
  const panel = page.getByRole('region', { name: t('navigation.search'), exact: true })
  await expect(panel.getByRole('searchbox')).toBeFocused()
  return panel
}

test('search opens with popular searches, categories and best sellers, and remembers what was searched', async ({
  page,
}) => {
  await page.goto('/')
  let panel = await openSearch(page)
  await expect(panel.getByRole('article')).toHaveCount(4)
  const categories = panel.getByRole('region', { name: t('categories.label') })
  await expect(categories.getByRole('link', { name: 'Household' })).toBeVisible()
  await expect(panel.getByRole('region', { name: t('search.recent') })).toHaveCount(0)
  await expectAccessible(page, { include: 'header' })
  const popular = panel.getByRole('region', { name: t('search.popular_terms') })
  await popular.getByRole('link', { name: 'candle' }).click()
  await expect(page).toHaveURL(/\/search\?q=candle$/)

  panel = await openSearch(page)
  await panel.getByRole('searchbox').fill('oat soap')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=oat(\+|%20)soap$/)
  await page.reload()
  panel = await openSearch(page)
  const recent = panel.getByRole('region', { name: t('search.recent') })
  await expect(recent.getByRole('link')).toHaveText(['oat soap', 'candle'])
  await recent.getByRole('button', { name: t('search.recent_clear_name') }).click()
  await expect(recent).toHaveCount(0)
  await expect(panel.getByRole('searchbox')).toBeFocused()
  await expectNothingSideways(page)
})

test('a press beside the search only closes it', { tag: ['@wide', '@night'] }, async ({ page }) => {
  await page.goto('/products')
  const panel = await openSearch(page)
  await panel.getByRole('searchbox').fill('oat')
  await expect(panel.getByRole('article')).not.toHaveCount(0)
  await page.mouse.click(5, 790)
  await expect(panel.getByRole('searchbox')).toBeHidden()
  await expect(page).toHaveURL(/\/products$/)
})

test('the bag says one thing of delivery, and shows a price beside its name', async ({ page, isMobile }) => {
  await page.goto('/products/oat-honey-soap-bar')
  const cart = await addToCart(page)
  await expect(cart.getByText(t('cart.delivery_later'))).toBeVisible()
  const line = cart.getByRole('listitem').first()
  expect((await line.locator('img').boundingBox())?.width).toBeCloseTo(130, 0)
  const name = await line.getByRole('link', { name: 'Oat & Honey Soap Bar' }).boundingBox()
  const price = await line.getByText('£6.50').boundingBox()
  expect(Math.abs((name?.y ?? 0) - (price?.y ?? 99))).toBeLessThan(8)
  await line.getByRole('spinbutton').fill('5')
  await line.getByRole('spinbutton').blur()
  await expect(cart.getByText(t('cart.free_delivery.reached'))).toBeVisible()
  await expect(cart.getByText(t('cart.delivery_free'), { exact: true })).toBeVisible()
  await expect(cart.getByText(t('cart.delivery_later'))).toHaveCount(0)
  await page.goto('/cart')
  const summary = page.getByRole('region', { name: t('cart.summary') })
  await expect(summary.getByText(t('cart.delivery_free'), { exact: true })).toBeVisible()
  if (!isMobile)
    await expect(summary.getByRole('link', { name: t('cart.checkout') })).toBeInViewport({ ratio: 1 })
})

test('a bag that is gone is said to be gone, and its lines go', { tag: '@night' }, async ({
  page,
  context,
  playwright,
}) => {
  await page.goto('/products/oat-honey-soap-bar')
  const cart = await addToCart(page)
  const other = await playwright.request.newContext({ baseURL: ORIGINS.storefront })
  await call(other, ['PUT', 'cart'], { productId: await getProductId(), quantity: 2 })
  const { cookies } = await other.storageState()
  const session = cookies.find(({ name }) => name.endsWith('session'))
  if (session) await context.addCookies([session])
  await cart.getByRole('button', { name: t('a11y.increase_name', { name: 'Oat & Honey Soap Bar' }) }).click()
  await expect(page.getByText(t('cart.session_lost'))).toBeVisible()
  await expect(cart.getByText('Oat & Honey Soap Bar', { exact: true })).toHaveCount(0)
  await expect(cart.getByRole('spinbutton')).toHaveValue('2')
  await other.dispose()
})

test('two tabs with the same field follow the service', { tag: ['@wide', '@night'] }, async ({
  page,
  context,
}) => {
  await page.goto('/products/oat-honey-soap-bar')
  await addToCart(page)
  await page.goto('/cart')
  const second = await context.newPage()
  await second.goto('/cart')
  const [here, there] = [page.getByRole('spinbutton'), second.getByRole('spinbutton')]
  await here.fill('4')
  await here.press('Enter')
  await expect(there).toHaveValue('4')
  await there.focus()
  await there.fill('7')
  await there.press('Enter')
  await expect(here).toHaveValue('7')
  await here.blur()
  await second.reload()
  await expect(there).toHaveValue('7')
})

test('leaving while an addition waits for its code does not open the bag on the next page', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/products/oat-honey-soap-bar')
  await expect(page.locator('html[data-router]')).toBeAttached()
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  const added = page.waitForResponse(
    (answer) => answer.url().endsWith('/cart') && answer.request().method() === 'PUT',
  )
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to bag/ })
    .first()
    .click()
  await page.evaluate(() => window.history.pushState(null, '', '/products'))
  await expect(page).toHaveURL(/\/products$/)
  letThrough()
  await added
  await expect(page.getByRole('link', { name: t('navigation.cart_count', { count: 1 }) })).toBeVisible()
  await expect(getCart(page)).toBeHidden()
})

test('a failure is shown with the number that its log entry has', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/products/oat-honey-soap-bar')
  const cart = await addToCart(page)
  await page.route('**/cart/items', (route) =>
    route.fulfill({
      status: 502,
      json: { error: { code: 'upstream', message: 'The service does not answer', requestId: 'r-123' } },
    }),
  )
  await cart.getByRole('button', { name: t('a11y.increase_name', { name: 'Oat & Honey Soap Bar' }) }).click()
  await expect(page.getByText(t('errors.request_id', { id: 'r-123' }))).toBeVisible()
  // What is said does not cover the way out.
  await cart.getByRole('button', { name: t('cart.close') }).click({ trial: true })
})

test('the quick-add sheet names the product, and its button the next step', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/categories/bath-body')
  const name = 'Organic Cotton Washcloth'
  const card = page.getByRole('article').filter({ hasText: name })
  const open = card.getByRole('button', { name: t('products.quick_add.open_name', { name }) })
  await open.click()
  const panel = card.getByRole('form', { name: t('products.quick_add.choose_name', { name }) })
  await expect(panel.getByText(name)).toBeVisible()
  await expect(panel.getByText('£7.00').first()).toBeVisible()
  await expect(panel.locator('img')).toBeVisible()
  const pick = panel.getByRole('button', { name: t('products.quick_add.pick', { name: 'Colour' }) })
  await expect(pick).toHaveAttribute('aria-disabled', 'true')
  // The sheet slides in.
  await expect(pick).toBeInViewport({ ratio: 1 })
  await pick.click({ force: true })
  await expect(panel.getByText(t('products.options.missing', { name: 'Colour' }))).toBeVisible()
  await expectNothingSideways(page)
  await page.mouse.click(160, 20)
  await expect(panel).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('quick-add stays busy until its panel is there', { tag: '@narrow' }, async ({ page }) => {
  await page.goto('/categories/bath-body')
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  // The texts that only the panel has.
  await page.route(/_next\/static\/.+\.json$/, async (route) => {
    await gate
    await route.continue()
  })
  const name = 'Organic Cotton Washcloth'
  const card = page.getByRole('article').filter({ hasText: name })
  const open = card.getByRole('button', { name: t('products.quick_add.open_name', { name }) })
  await open.click()
  await expect(open).toHaveAttribute('aria-busy', 'true')
  await expect(open).toBeFocused()
  letThrough()
  await expect(card.getByRole('form').locator(':focus')).toHaveCount(1)
})

test('quick-add whose code did not load opens at a later move', { tag: '@wide' }, async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto('/categories/bath-body')
  let refused = 0
  // The texts that only the panel has.
  await page.route(/_next\/static\/.+\.json$/, (route) => {
    refused += 1
    return route.abort()
  })
  const name = 'Organic Cotton Washcloth'
  const card = page.getByRole('article').filter({ hasText: name })
  let x = 20
  const move = () => card.hover({ position: { x: (x += 5), y: 20 } })
  await expect(async () => {
    await move()
    expect(refused).toBeGreaterThan(0)
  }).toPass()
  await page.unrouteAll()
  await openQuickAdd(card, name)
  expect(faults).toEqual([])
})

test('quick-add opens under a pointer that rests on a card, and at the keyboard on its link', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/categories/bath-body')
  const name = 'Organic Cotton Washcloth'
  const card = page.getByRole('article').filter({ hasText: name })
  const link = card.getByRole('link', { name })
  const panel = await openQuickAdd(card, name)
  await expect(panel.locator(':focus')).toHaveCount(0)
  await panel.hover({ position: { x: 5, y: 5 } })
  await expect(panel).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(panel).toHaveCount(0)

  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(panel).toBeVisible()
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/organic-cotton-washcloth/)
})

test('the menu of phones leads to the account', { tag: '@narrow' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: t('navigation.open') }).click()
  const menu = page.getByRole('region', { name: t('navigation.main') })
  await menu.getByRole('link', { name: t('navigation.account_menu') }).click()
  await expect(page).toHaveURL(/\/account\/login/)
})

test('after filtering the list begins below the bar, which names the choice', async ({ page, isMobile }) => {
  await page.goto('/products')
  await expect(page.locator('html[data-router]')).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 1500))
  const form = page.getByRole('form', { name: t('categories.filters.title') })
  if (isMobile) {
    await form.getByRole('button', { name: t('categories.filters.open'), exact: true }).click()
    const drawer = page.getByRole('dialog', { name: t('categories.filters.title') })
    await drawer.locator('summary', { hasText: 'Material' }).click()
    await drawer.getByText('Cotton', { exact: false }).first().click()
    await drawer.getByRole('button', { name: /^See results/ }).click()
  } else {
    await form.locator('summary', { hasText: 'Material' }).click()
    await form.getByText('Cotton', { exact: false }).first().click()
    await form
      .getByRole('button', { name: /^See results/ })
      .first()
      .click()
  }
  await expect(page).toHaveURL(/material=/)
  const chip = page.locator('[data-active-filters] a').first()
  await expect(chip).toBeInViewport({ ratio: 1 })
  await expect(async () => {
    const [bar, first] = [await form.boundingBox(), await chip.boundingBox()]
    expect(first?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 999) - 1)
  }).toPass()
  if (!isMobile) await expect(form.locator('summary', { hasText: /^Material: .*otton/ })).toBeVisible()
})

/** What a finger hits where it points: also the room that is drawn around a small text. */
async function findSmallTargets(page: Page, root = 'body'): Promise<readonly string[]> {
  return page.evaluate((within) => {
    const isText = (part: Element) => getComputedStyle(part).display === 'inline'
    const getReach = (part: Element, { left, right, top, bottom }: DOMRect) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const hits = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy)
        return hit !== null && (part.contains(hit) || hit.closest('label')?.control === part)
      }
      const measure = (toX: number, toY: number) => {
        let reach = 0
        while (reach < 22 && hits(toX * (reach + 1), toY * (reach + 1))) reach += 1
        return reach
      }
      return Math.min(measure(0, -1) + measure(0, 1), measure(-1, 0) + measure(1, 0))
    }
    const parts = document.querySelectorAll(`${within} :is(a[href], button, summary, select, input)`)
    return [...parts].flatMap((part) => {
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      part.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = part.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) return []
      const needed = isText(part) ? 24 : 44
      if (Math.min(box.width, box.height) >= needed || getReach(part, box) >= needed - 2) return []
      return [
        `${part.tagName} ${part.getAttribute('aria-label') ?? part.textContent.trim().slice(0, 40)} ${Math.round(box.width)}×${Math.round(box.height)}`,
      ]
    })
  }, root)
}

for (const path of [
  '/',
  '/products',
  '/categories/bath-body',
  '/products/oat-honey-soap-bar',
  '/search?q=soap',
  '/quiz/wish-list',
  '/delivery',
  '/account/login',
  '/no-such-page',
  '/products/no-such-product',
])
  test(`what a finger presses is large enough: ${path}`, { tag: ['@narrow', '@night'] }, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await findSmallTargets(page)).toEqual([])
  })

test('what a finger presses in the bag is large enough', { tag: ['@narrow', '@night'] }, async ({ page }) => {
  const expectLarge = async (root: Locator) => {
    const steps = await root.getByRole('button', { name: /^One (more|less) / }).all()
    expect(steps.length).toBe(2)
    for (const part of [root.getByRole('link', { name: t('cart.add_more') }), ...steps]) {
      const { width = 0, height = 0 } = (await part.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  }
  await page.goto('/products/oat-honey-soap-bar')
  const cart = await addToCart(page)
  await expect(cart.locator('summary', { hasText: t('cart.coupon.label') })).toBeAttached()
  await expectLarge(cart)
  expect(await findSmallTargets(page, '[role=dialog]')).toEqual([])
  await page.goto('/cart')
  await page.waitForLoadState('networkidle')
  await expectLarge(page.getByRole('main'))
  expect(await findSmallTargets(page)).toEqual([])
})
