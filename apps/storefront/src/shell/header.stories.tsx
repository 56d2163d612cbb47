import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCart } from '@sorrel/domain/testing'
import { expect, waitFor, within } from 'storybook/test'
import { ShopContext } from '#shop/shop-context.tsx'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyLines } from '#stories/story-lines.ts'
import { createStoryStore, storyCategories, type StoryStoreOptions } from '#stories/story-store.ts'
import { getFooterColumns } from './footer.tsx'
import { Header } from './header.tsx'
import { PanelsProvider } from './panels.tsx'

const draw = (options: Omit<StoryStoreOptions, 'locale'> = {}, currency?: string) =>
  inShop((shop) => {
    const store = createStoryStore({ ...options, locale: shop.locale })
    return (
      <div style={{ minBlockSize: '34rem' }}>
        <ShopContext value={{ ...shop, currency: currency ?? shop.currency }}>
          <PanelsProvider>
            <Header
              store={store}
              categories={storyCategories}
              footerColumns={getFooterColumns(store, shop.toHref)}
            />
          </PanelsProvider>
        </ShopContext>
      </div>
    )
  })

const meta = {
  title: 'Patterns/Header',
  ...shopStory,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const WIDE = { viewport: { value: 'desktop' } } as const
const NARROW = { viewport: { value: 'phone' } } as const

/** Announcement, menu, logo and the shopper's tools. Narrow windows show the menu button instead. */
export const Resting: Story = {
  render: draw(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /bag/i })).toBeVisible()
  },
}

/** An entry with links below it opens its sheet under the header: columns, and the category's picture at the end. */
export const MegaMenu: Story = {
  render: draw(),
  globals: WIDE,
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Bath & Body/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Soap bars' })).toBeVisible())
  },
}

/** Everything clickable except the toggles of the menu, which only focus shows. */
const getBoxes = (header: HTMLElement) =>
  [...header.querySelectorAll('a, button')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((part) => ({
      name: part.getAttribute('aria-label') ?? part.textContent,
      box: part.getBoundingClientRect(),
    }))

/** Pairs that lie on one another, and what is cut by the bar's edges. */
function findCollisions(header: HTMLElement): readonly string[] {
  const bar = header.getBoundingClientRect()
  const parts = getBoxes(header)
  return parts.flatMap(({ name, box }, index) => [
    ...(box.top < bar.top - 1 || box.bottom > bar.bottom + 1 || box.right > bar.right
      ? [`${name} is cut`]
      : []),
    ...parts
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
      )
      .map((other) => `${name} lies on ${other.name}`),
  ])
}

/** Text-only zoom leaves the wide layout: the bar grows, and nothing covers the logo. */
export const EnlargedText: Story = {
  render: draw(),
  globals: WIDE,
  play: async ({ canvas }) => {
    const { style } = document.documentElement
    const collisions = ['150%', '200%'].flatMap((size) => {
      style.fontSize = size
      return findCollisions(canvas.getByRole('banner')).map((collision) => `${size}: ${collision}`)
    })
    style.removeProperty('font-size')
    await expect(collisions).toEqual([])
  },
}

const getSheet = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: /^Main/ }))

/** The menu of narrow windows: the sheet covers the page below the header. */
export const MobileMenu: Story = {
  render: draw(),
  globals: NARROW,
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const sheet = await getSheet(canvas)
    await waitFor(() => expect(sheet.getByText('Household')).toBeVisible())
    // What the groups and their links lead to does not come twice.
    const names = sheet.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual(expect.arrayContaining(['Contact', 'About us', 'Journal']))
    await expect(names).not.toContain('Bath & Body')
  },
}

/** One group, open. */
export const MobileMenuGroup: Story = {
  render: draw(),
  globals: NARROW,
  tags: ['posed'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await MobileMenu.play?.(context)
    const sheet = await getSheet(canvas)
    await userEvent.click(sheet.getByText('Bath & Body'))
    await waitFor(() => expect(sheet.getByRole('link', { name: 'Soap bars' })).toBeVisible())
  },
}

/** The search of the header, open and empty. */
export const SearchOpen: Story = {
  render: draw(),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Search' }))
    await expect(await canvas.findByRole('searchbox')).toBeVisible()
  },
}

/** The cart says how many pieces are in it, up to three digits. */
export const FilledBag: Story = {
  render: draw(),
  parameters: {
    shop: { cart: aCart({ items: [{ ...storyLines.wash, quantity: 1200 }] }) },
  },
}

/** Without announcement: the line above the header is the merchant's choice. */
export const WithoutAnnouncement: Story = { render: draw({ header: { show_announcement_bar: false } }) }

/** Amounts in a currency that the store does not charge in are a guide, and the header says so. */
export const GuideCurrency: Story = { render: draw({}, 'EUR') }

const long = [
  ['Wiederbefüllbare Handwaschlotionen', 'care'],
  ['Haushalt und Nachfüllpackungen', 'household'],
  ['Geschenkgutscheine und Sets', 'gifts'],
  ['Nachfüllclub-Mitgliedschaft', 'club'],
].map(([name, slug]) => ({ type: 'category', name, value: { slug } }))

/** Long German entries. */
export const LongNames: Story = {
  render: draw({ menus: [{ id: 'header', items: long }] }),
  globals: WIDE,
}

/** A store without a menu. */
export const WithoutMenu: Story = { render: draw({ menus: [] }) }
