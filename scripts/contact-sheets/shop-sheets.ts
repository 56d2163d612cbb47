import type { Page } from 'playwright'

/** A page of the running shop, or what a gesture opens on it. */
export interface Shot {
  readonly name: string
  /** Without the language. */
  readonly path: string
  /** Most windows one above the other that are shown. Default 1. */
  readonly windows?: number
  /** What is done before the picture is taken, in any language. */
  readonly act?: (page: Page) => Promise<void>
}

export interface ShopSheet {
  /** Name of the file, without its ending. */
  readonly name: string
  readonly title: string
  readonly shots: readonly Shot[]
}

/** A window that each shot is shown in, in which language, and the factor of the real size at which it is drawn. */
export interface Window {
  readonly width: number
  readonly height: number
  readonly scale: number
  /** Path of the language. */
  readonly language: '' | '/de'
}

const PHONE = { width: 375, height: 812, scale: 0.6 } as const
const TABLET = { width: 768, height: 1024, scale: 0.6 } as const
const DESK = { width: 1280, height: 800, scale: 0.6 } as const
const WIDE = { width: 1920, height: 1080, scale: 0.6 } as const

/** In an order in which they fill the rows of a sheet. */
export const WINDOWS: readonly Window[] = [
  { ...PHONE, language: '' },
  { ...PHONE, language: '/de' },
  { ...DESK, language: '' },
  { ...TABLET, language: '' },
  { ...DESK, language: '/de' },
  { ...WIDE, language: '' },
]

const HAND_WASH = '/products/refillable-hand-wash'

const choosePlan = (page: Page) =>
  page.locator('main form input[type=radio][value=subscription]').first().check({ force: true })

async function addToBag(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').first().click()
  await page.locator('[role=dialog] li a').first().waitFor()
  // What goes with it comes after a pause.
  await page.locator('[role=dialog] section[aria-labelledby] button').first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function openQuickAdd(page: Page): Promise<void> {
  const card = page
    .locator('main article')
    .filter({ has: page.locator('button') })
    .first()
  await card.hover()
  await card.locator('button').first().click()
  await page.locator('main article form, [role=dialog] form').first().waitFor()
}

async function openSearch(page: Page): Promise<void> {
  await page.locator('header a[href$="/search"]').click()
  await page.locator('header article').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** What `npm run contact-sheets` draws of the running shop: one sheet for each part of its look. */
export const SHOP_SHEETS: readonly ShopSheet[] = [
  {
    name: 'look-pictures',
    title: 'Pictures and the words on them',
    shots: [
      { name: 'Home', path: '/' },
      { name: 'Materials', path: '/materials' },
    ],
  },
  { name: 'look-container', title: 'One container', shots: [{ name: 'About', path: '/about', windows: 2 }] },
  {
    name: 'look-product',
    title: 'The product page',
    shots: [{ name: 'Soap', path: '/products/oat-honey-soap-bar', windows: 3 }],
  },
  {
    name: 'look-plans',
    title: 'Plans that can be priced',
    shots: [{ name: 'Hand wash by subscription', path: HAND_WASH, windows: 2, act: choosePlan }],
  },
  {
    name: 'look-refills',
    title: 'What a refill spares',
    shots: [
      {
        name: 'In the bag',
        path: HAND_WASH,
        act: async (page) => {
          await choosePlan(page)
          await addToBag(page)
        },
      },
    ],
  },
  {
    name: 'look-search',
    title: 'Search',
    shots: [
      { name: 'Opened', path: '/', act: openSearch },
      { name: 'Nothing found', path: '/search?q=zzzz' },
    ],
  },
  { name: 'look-home', title: 'Home', shots: [{ name: 'Home', path: '/', windows: 5 }] },
  {
    name: 'look-bag',
    title: 'The bag',
    shots: [
      { name: 'Drawer', path: '/products/oat-honey-soap-bar', act: addToBag },
      {
        name: 'Page',
        path: '/products/oat-honey-soap-bar',
        act: async (page) => {
          await addToBag(page)
          await page.goto(new URL(page.url().includes('/de/') ? '/de/cart' : '/cart', page.url()).href)
          await page.waitForLoadState('networkidle')
        },
      },
      { name: 'Empty', path: '/cart' },
    ],
  },
  {
    name: 'look-cards',
    title: 'Product cards',
    shots: [{ name: 'Category', path: '/categories/bath-body', windows: 2 }],
  },
  {
    name: 'look-content',
    title: 'Content pages',
    shots: [
      { name: 'Delivery', path: '/delivery' },
      { name: 'Journal', path: '/journal' },
    ],
  },
  {
    name: 'look-quick-add',
    title: 'Quick-add, and a product that is not sold',
    shots: [
      { name: 'Quick-add', path: '/categories/gifts', act: openQuickAdd },
      { name: 'Sold out', path: '/products/reusable-cotton-rounds' },
    ],
  },
]
