import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Textarea } from './textarea.tsx'

const meta = {
  title: 'Components/Textarea',
  component: Textarea,
  args: { label: 'Your review', onValueChange: fn() },
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your review' }), 'Lasts')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Lasts')
  },
}

export const Counted: Story = {
  args: { counter: '1,964 characters left', defaultValue: 'Gentle, lasts.', maxLength: 2000 },
}
export const Invalid: Story = { args: { error: 'Review content is required', required: true } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'On its way' } }
