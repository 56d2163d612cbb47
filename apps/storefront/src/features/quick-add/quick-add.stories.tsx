import type { Meta, StoryObj } from '@storybook/react-vite'
import { aToggleOption } from '@sorrel/domain/testing'
import { expect, screen, waitFor } from 'storybook/test'
import { ProductGrid } from '#features/catalog/index.ts'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyProducts, storySoap } from '#stories/story-products.ts'

const meta = { title: 'Patterns/Quick-add', ...shopStory } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const draw = (index: number, change = {}) =>
  inShop((shop) => {
    const product = storyProducts[index]
    return (
      <div style={{ maxInlineSize: '40rem' }}>
        {product && (
          <ProductGrid
            products={[{ ...product, ...change }]}
            getRating={shop.getRating}
            headingLevel={2}
            perRow={2}
            firstScreen={1}
          />
        )}
      </div>
    )
  })

/** The button rises with the focus or the pointer; on touch it is always there. */
export const Offered: Story = {
  name: 'Add to bag from a card',
  render: draw(0),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: /Refillable Hand Wash/ })
    await waitFor(() => expect(button).toBeVisible())
  },
}

/** One option at a time, then how to buy and how many. */
export const Steps: Story = {
  render: draw(1, { productOptions: storyProducts[1]?.productOptions.slice(0, 1) }),
  tags: ['!test'],
}

export const StepsTest: Story = {
  ...Steps,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Oat & Honey/ }))
    const lavender = await canvas.findByRole('radio', { name: 'Lavender' })
    const choose = canvas.getByRole('button', { name: /^Choose / })
    await expect(choose).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(choose)
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus())
    await expect(canvas.getByText(/^Please choose/)).toBeVisible()
    await userEvent.click(lavender)
    const add = canvas.getByRole('button', { name: /^Add · £/ })
    await expect(add).not.toHaveAttribute('aria-disabled')
    await userEvent.click(add)
    await expect(await screen.findByRole('dialog', { name: 'Your bag' })).toBeVisible()
  },
}

/** A plan says what a delivery costs, and what is charged when. */
export const ByAPlan: Story = {
  render: draw(1, { productOptions: [], purchaseOptions: storySoap.purchaseOptions }),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Oat & Honey/ }))
    const plans = await canvas.findByRole('combobox')
    await waitFor(() => expect(plans).toHaveFocus())
    await userEvent.selectOptions(plans, 'Every 2 months · £5.85 per delivery')
    await expect(canvas.getByText('£5.85 today, then £5.85 every 2 months')).toBeVisible()
  },
}

/** Two required choices: the panel counts its steps. */
export const TwoSteps: Story = {
  render: draw(1, {
    productOptions: [storyProducts[1]?.productOptions[0], aToggleOption({ required: true })],
  }),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Oat & Honey/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Lavender' }))
    await waitFor(() => expect(canvas.getByText(/1.*2/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByRole('checkbox', { name: /Gift wrap/ })).toHaveFocus()
  },
}

/** Escape leaves it without a change. */
export const Left: Story = {
  ...TwoSteps,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await TwoSteps.play?.(context)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /Oat & Honey/ })).toHaveFocus()
  },
}

/** Sold out: there is nothing to add. */
export const SoldOut: Story = {
  render: draw(3),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByText('Out of Stock')).toBeVisible()
  },
}
