import type { Meta, StoryObj } from '@storybook/react-vite'
import { aToggleOption } from '@sorrel/domain/testing'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { ProductGrid } from '#features/catalog/index.ts'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { storyProducts, storySoap } from '#stories/story-products.ts'

const meta = { title: 'Patterns/Quick-add', ...shopStory } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const getFocused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

/** The first pointer movement loads the code, and the pointer keeps its effect. */
const restUntilOpen = (card: HTMLElement, name: RegExp) =>
  waitFor(async () => {
    await fireEvent.pointerMove(card, { pointerType: 'mouse', movementX: 3 })
    await expect(within(card).getByRole('form', { name })).toBeVisible()
  })

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

/** The button appears on focus or hover; on touch it is always visible. */
export const Offered: Story = {
  name: 'Add to bag from a card',
  render: draw(0),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: /^Quick add Refillable Hand Wash/ })
    await waitFor(() => expect(button).toBeVisible())
  },
}

/** On hover the panel opens without taking the focus, and closes when the pointer leaves. */
export const Hovered: Story = {
  ...Offered,
  name: 'Under the pointer',
  render: draw(1),
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article')
    const panel = () => canvas.queryByRole('form', { name: /Oat & Honey/ })
    await restUntilOpen(card, /Oat & Honey/)
    await expect(panel()).not.toContainElement(getFocused())
    const { bottom } = canvas.getByRole('form').getBoundingClientRect()
    await expect(bottom).toBeLessThan(canvas.getByRole('link').getBoundingClientRect().top)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(panel()).not.toBeInTheDocument())
    await fireEvent.pointerLeave(card)
    await restUntilOpen(card, /Oat & Honey/)
    await fireEvent.pointerLeave(card)
    await waitFor(() => expect(panel()).not.toBeInTheDocument())
    await restUntilOpen(card, /Oat & Honey/)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Lavender' }))
    await fireEvent.pointerLeave(card)
    await expect(canvas.getByRole('radio', { name: 'Lavender' })).toBeChecked()
  },
}

/** With the focus on the card's link, the panel opens and is the next stop; Escape closes it. */
export const Focused: Story = {
  ...Hovered,
  name: 'Under the keyboard',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    const panel = await canvas.findByRole('form', { name: /Oat & Honey/ })
    await expect(link).toHaveFocus()
    await userEvent.tab()
    await expect(panel).toContainElement(getFocused())
    await userEvent.tab({ shift: true })
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(panel).not.toBeInTheDocument())
    await expect(link).toHaveFocus()
  },
}

/** One option at a time, then how to buy and how many. */
export const Steps: Story = {
  render: draw(1, { options: storyProducts[1]?.options.slice(0, 1) }),
  tags: ['!test'],
}

export const StepsTest: Story = {
  ...Steps,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Quick add Oat & Honey/ }))
    const lavender = await canvas.findByRole('radio', { name: 'Lavender' })
    const choose = canvas.getByRole('button', { name: /^Choose / })
    await expect(choose).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(choose)
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus())
    await waitFor(() => expect(canvas.getByText(/^Please choose/)).toBeVisible())
    await userEvent.click(lavender)
    const add = canvas.getByRole('button', { name: /^Add · £/ })
    await expect(add).not.toHaveAttribute('aria-disabled')
    await userEvent.click(add)
    await expect(await screen.findByRole('dialog', { name: 'Your bag' })).toBeVisible()
  },
}

/** A plan says what a delivery costs, and what is charged when. */
export const ByAPlan: Story = {
  render: draw(1, { options: [], purchaseOptions: storySoap.purchaseOptions }),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Quick add Oat & Honey/ }))
    const plans = await canvas.findByRole('combobox')
    await waitFor(() => expect(plans).toHaveFocus())
    const label = 'Oat & Honey Soap Bar every 2 months · £5.85 per delivery'
    await userEvent.selectOptions(plans, canvas.getByRole('option', { name: label }))
    await expect(canvas.getByText('£5.85 today, then £5.85 every 2 months')).toBeVisible()
  },
}

/** Two required choices: the panel counts its steps. */
export const TwoSteps: Story = {
  render: draw(1, {
    options: [storyProducts[1]?.options[0], aToggleOption({ required: true })],
  }),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Quick add Oat & Honey/ }))
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
    await expect(canvas.getByRole('button', { name: /^Quick add Oat & Honey/ })).toHaveFocus()
  },
}

/** Sold out: there is nothing to add. */
export const SoldOut: Story = {
  render: draw(3),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Quick add/ })).not.toBeInTheDocument()
    await expect(canvas.getByText('Out of Stock')).toBeVisible()
  },
}
