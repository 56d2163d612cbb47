import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Textarea } from './textarea.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'

const meta = {
  title: 'Components/Textarea',
  component: Textarea,
  args: { label: 'Your review', onValueChange: fn() },
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
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
export const HiddenLabel: Story = { args: { labelDisplay: 'hidden', placeholder: 'What did you like?' } }

export const InEachState: Story = inEachState(Textarea, ['hover', 'focus', 'disabled', 'error'], {
  props: { defaultValue: 'Gentle, lasts.', error: 'Review content is required' },
})

export const Extremes: Story = atExtremes(Textarea, {
  long: {
    label: 'Nachricht an die Zustellerin oder den Zusteller',
    defaultValue: 'Bitte im Treppenhaus abstellen. '.repeat(20),
    counter: 'Noch 1.234 Zeichen',
  },
  empty: { label: 'Empty' },
  many: { label: 'At its end', counter: '0 characters left', defaultValue: '…' },
  rightToLeft: { label: 'رأيك', defaultValue: 'لطيف ويدوم.' },
})

/** In the form of a review. */
export const Composition: Story = drawn(() => (
  <Stack gap="24" align="start">
    <TextField label="Title" />
    <Textarea label="Your review" counter="2,000 characters left" />
    <Button>Send review</Button>
  </Stack>
))

export const DoAndDont: Story = doAndDont(Textarea, {
  good: { label: 'Your review', description: 'What did you like, and what not?' },
  goodWhy: 'A question helps people start.',
  bad: { label: 'Text', description: 'Minimum 50, maximum 2000 characters, no HTML, no links.' },
  badWhy: 'Starting with rules puts people off writing.',
})
