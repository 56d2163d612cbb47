import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { navigate } from '#stories/story-framework.tsx'
import { storyProducts } from '#stories/story-products.ts'
import { ProductList } from './product-list.tsx'

const meta = { title: 'Patterns/Filter bar', ...shopStory } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const draw = (query: string) =>
  inShop((shop) => (
    <ProductList
      products={storyProducts}
      query={query}
      shop={shop}
      path="/products"
      pageSize={24}
      perRow={4}
      categoryName="Category"
    />
  ))

/** Each filter is a chip that opens; its button shows how many products match. */
export const Wide: Story = {
  render: draw(''),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByText('Material')
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Glass/ }))
    const filter = within(opener.closest('details') ?? document.body)
    await userEvent.click(await filter.findByRole('button', { name: 'See results (2)' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/products?material=Glass', 'keep'))
  },
}

/** The active filters are listed below the bar, each with a button to remove it. */
export const Chosen: Story = {
  render: draw('material=Glass&sort=price-asc'),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const chosen = within(canvas.getByRole('list', { name: /active/i }))
    await userEvent.click(chosen.getByRole('link', { name: /Glass/ }))
    await expect(navigate).toHaveBeenCalledWith('/products?sort=price-asc')
  },
}

/** Narrow windows have the filters in a drawer. */
export const Narrow: Story = {
  render: draw('material=Glass'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Filter/ }))
    const drawer = within(await screen.findByRole('dialog'))
    await expect(drawer.getByRole('checkbox', { name: /Glass/ })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** No product matches: a message with a link that removes the filters. */
export const NothingFits: Story = {
  render: draw('material=Beech&price=0&price=5'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches these filters.')).toBeVisible()
  },
}
