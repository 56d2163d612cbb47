import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '@sorrel/ui/box'
import { expect } from 'storybook/test'
import { shopStory } from '#stories/shop-story.tsx'
import { RestockForm } from './restock-form.tsx'

function BesideSoldOut() {
  return (
    <Box inset="32">
      <RestockForm productId="soap" variantId="charcoal" path="/products/soap" />
    </Box>
  )
}

const meta = { title: 'Patterns/Forms/Back in stock', component: BesideSoldOut, ...shopStory } satisfies Meta<
  typeof BesideSoldOut
>

export default meta
type Story = StoryObj<typeof meta>

const ENDPOINT = 'POST /store-api/restock'
const INVALID = 'Email format is invalid'

/** The error is beside the field and clears on edit; then the page names the mail that has to be confirmed. */
export const Answered: Story = {
  parameters: { shop: { answers: { [ENDPOINT]: {} } } },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'robin{Enter}')
    await canvas.findByText(INVALID)
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('@example.com')
    await expect(canvas.queryByText(INVALID)).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/^Almost there/)).toBeVisible()
  },
}

export const Invalid: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'robin{Enter}')
    await expect(await canvas.findByText(INVALID)).toBeVisible()
  },
}

/** It came back while the page was open. */
export const InStock: Story = {
  parameters: { shop: { answers: { [ENDPOINT]: 409 } } },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'robin@example.com{Enter}')
    await expect(await canvas.findByText(/^Good news/)).toBeVisible()
  },
}

export const Unanswered: Story = {
  parameters: { shop: { answers: { [ENDPOINT]: 502 } } },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'robin@example.com{Enter}')
    await expect(await canvas.findByText(/^Your request was not saved/)).toBeVisible()
  },
}
