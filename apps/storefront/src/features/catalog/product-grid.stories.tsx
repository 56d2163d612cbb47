import type { Meta, StoryObj } from '@storybook/react-vite'
import { aProductPreview } from '@sorrel/domain/testing'
import { expect } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyMedia } from '#stories/story-products.ts'
import { ProductGrid } from './product-grid.tsx'
import { PromoTile } from './promo-tile.tsx'

const meta = { title: 'Patterns/Product grid', ...shopStory } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const image = storyMedia('oat-honey-soap-bar-1', 'Cream soap bar embossed with a leaf')
const promo = { label: 'Find your ritual', href: '/quiz/find-your-ritual' }

const aList = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aProductPreview({ id: `${count}-${index}`, name: `Product ${index + 1}`, images: [image] }),
  )

/** Lists of one to six products, two to five to a row. */
const lists = inShop(() => (
  <>
    {[2, 3, 4, 5].flatMap((perRow) =>
      [1, 2, 3, 4, 5, 6].map((count) => (
        <ProductGrid
          key={`${perRow} ${count}`}
          products={aList(count)}
          getRating={undefined}
          headingLevel={2}
          perRow={perRow}
          end={<PromoTile promo={promo} />}
        />
      )),
    )}
  </>
))

/** Every list ends at its own right edge, with a product or with the tile, and never with the tile in a row of its own. */
const play: Story['play'] = async ({ canvas }) => {
  for (const list of canvas.getAllByRole('list')) {
    const cells = [...list.children]
      .filter((cell) => cell.checkVisibility())
      .map((cell) => cell.getBoundingClientRect())
    const bottom = Math.max(...cells.map(({ top }) => top))
    const last = cells.filter(({ top }) => top === bottom)
    await expect(last.at(-1)?.right).toBeCloseTo(list.getBoundingClientRect().right, 0)
    const hasTileAlone = last.length === 1 && cells.length > list.querySelectorAll('article').length
    await expect(hasTileAlone).toBe(false)
  }
}

/** The last row of a list has no gap: a suggestion fills the rest of it. */
export const LastRow: Story = {
  render: lists,
  play,
  tags: ['posed'],
  globals: { viewport: { value: 'desktop' } },
}

export const LastRowOnTablets: Story = {
  render: lists,
  play,
  tags: ['posed'],
  globals: { viewport: { value: 'tablet' } },
}

export const LastRowOnPhones: Story = {
  render: lists,
  play,
  tags: ['posed'],
  globals: { viewport: { value: 'phone' } },
}
