import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '@sorrel/ui/box'
import { expect } from 'storybook/test'
import { shopStory } from '#stories/shop-story.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** On the brand's surface, as in the footer. */
function OnBrand() {
  return (
    <Box surface="brand" inset="32">
      <NewsletterForm title="Letters, now and then" placeholder="Your email" />
    </Box>
  )
}

const meta = { title: 'Patterns/Forms/Newsletter', component: OnBrand, ...shopStory } satisfies Meta<
  typeof OnBrand
>

export default meta
type Story = StoryObj<typeof meta>

const INVALID = 'Please enter a valid email address'

/** The error clears on edit, then the thanks replace the field. */
export const Answered: Story = {
  parameters: { shop: { answers: { 'POST /api/newsletter/subscribe': {} } } },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'robin{Enter}')
    await canvas.findByText(INVALID)
    await userEvent.type(canvas.getByRole('textbox'), '@example.com')
    await expect(canvas.queryByText(INVALID)).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Thanks! You are subscribed.')).toBeVisible()
  },
}

export const Issue: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'robin{Enter}')
    await expect(await canvas.findByText(INVALID)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
