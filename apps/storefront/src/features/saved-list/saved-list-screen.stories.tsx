import type { Meta, StoryObj } from '@storybook/react-vite'
import { parseSavedProducts } from '@sorrel/contracts/saved-products'
import { expect, waitFor } from 'storybook/test'
import { toShopKey } from '#config/storage-key.ts'
import { replaceSaved } from '#features/saved/index.ts'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyProducts } from '#stories/story-products.ts'
import type { SavedListScreenProps } from './load-saved-list.ts'
import { SavedListScreen } from './saved-list-screen.tsx'

const SAVED_AT = 1_790_000_000_000

const draw = (shared?: SavedListScreenProps['shared']) => inShop(() => <SavedListScreen shared={shared} />)

const save = (ids: readonly string[]): void => {
  replaceSaved(ids.map((productId, index) => ({ productId, slug: productId, savedAt: SAVED_AT - index })))
}

const meta = {
  title: 'Pages/Saved products',
  ...shopStory,
  parameters: { layout: 'fullscreen', shop: { pathname: '/saved' } },
  beforeEach: (facts: Parameters<typeof shopStory.beforeEach>[0]) => {
    save(storyProducts.map(({ id }) => id))
    return shopStory.beforeEach(facts)
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The visitor's own list, the newest first. */
export const Own: Story = { render: draw(), tags: ['!test'] }

/** What is taken off stays in sight, so that it can be saved again. */
export const OwnTest: Story = {
  ...Own,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(storyProducts.length))
    const first = storyProducts[0]?.name ?? ''
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(first)
    await userEvent.tab()
    const heart = await canvas.findByRole('button', { name: `Save ${first}`, pressed: true })
    await userEvent.click(heart)
    await expect(canvas.getByText(`${storyProducts.length - 1} saved products`)).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(storyProducts.length)
    await expect(heart).toHaveFocus()
  },
}

/** What the shop no longer sells is counted. */
export const SomeAreGone: Story = {
  render: draw(),
  tags: ['posed'],
  play: async ({ canvas }) => {
    save([storyProducts[0]?.id ?? '', 'gone'])
    await waitFor(() => expect(canvas.getByText('We no longer sell 1 product of this list.')).toBeVisible())
  },
}

export const Empty: Story = {
  render: draw(),
  tags: ['posed'],
  beforeEach: () => save([]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nothing saved yet')).toBeVisible())
  },
}

/** The service does not answer: the list is kept, and can be asked for again. */
export const DidNotLoad: Story = {
  render: draw(),
  globals: { network: 'offline' },
  tags: ['posed'],
  // The page remembers answers: nobody has asked for this product.
  beforeEach: () => save(['unasked']),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible())
  },
}

/** What another shopper saved. */
export const Shared: Story = {
  render: draw({ products: storyProducts.slice(0, 2), goneCount: 1 }),
  beforeEach: () => save([]),
  tags: ['!test'],
}

/** All of them join the own list, in their order. */
export const SharedTest: Story = {
  ...Shared,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }))
    await expect(canvas.getByText('All of them are on your list.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See your saved products' })).toHaveAttribute(
      'href',
      '/saved',
    )
    const stored = parseSavedProducts(window.localStorage.getItem(toShopKey('saved-products')))
    await expect(stored.map(({ slug }) => slug)).toEqual(storyProducts.slice(0, 2).map(({ slug }) => slug))
  },
}

export const NothingShared: Story = { render: draw({ products: [], goneCount: 2 }) }
