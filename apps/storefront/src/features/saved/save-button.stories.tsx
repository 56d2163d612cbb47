import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { toShopKey } from '#config/storage-key.ts'
import { ProductGrid } from '#features/catalog/index.ts'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyProducts } from '#stories/story-products.ts'
import { replaceSaved, saveAll } from './saved-store.ts'

const [, soap] = storyProducts

const meta = {
  title: 'Patterns/Save button',
  ...shopStory,
  beforeEach: (facts: Parameters<typeof shopStory.beforeEach>[0]) => {
    replaceSaved([])
    return shopStory.beforeEach(facts)
  },
  render: inShop((shop) => (
    <ProductGrid products={storyProducts} getRating={shop.getRating} headingLevel={2} perRow={4} />
  )),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A heart on each card, after the visitor's first movement. The first one is saved. */
export const OnCards: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    saveAll(storyProducts.slice(0, 1))
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Save /, pressed: true })).toHaveLength(1),
    )
  },
}

/** It saves by mouse and keyboard, and takes off again. It covers neither the card's link nor the quick-add. */
export const OnCardsTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const name = `Save ${soap?.name ?? ''}`
    await userEvent.tab()
    const heart = await canvas.findByRole('button', { name })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const { width, height } = heart.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(window.localStorage.getItem(toShopKey('saved-products'))).toContain(soap?.slug)
    await userEvent.keyboard('{Enter}')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(window.localStorage.getItem(toShopKey('saved-products'))).toBeNull()
    const card = heart.closest('li')?.querySelector('article')
    await expect(card?.contains(heart)).toBe(false)
    const own = heart.getBoundingClientRect()
    const box = card?.getBoundingClientRect()
    await expect([own.top - (box?.top ?? 0), (box?.right ?? 0) - own.right]).toEqual([8, 8])
  },
}
