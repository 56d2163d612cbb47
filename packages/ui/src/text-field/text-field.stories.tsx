import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Box } from '../box/box.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { mailIcon } from '../icons/icons.ts'
import { Stack } from '../stack/stack.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Components/Text field',
  component: TextField,
  args: { label: 'E-mail', type: 'email', onValueChange: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('demo@sorrel.shop')
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('demo@sorrel.shop')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('demo@sorrel.shop')
  },
}

/** The error is part of the field's description and is read out when it arrives. */
export const Invalid: Story = {
  args: {
    error: 'Please enter a valid email address',
    defaultValue: 'demo@',
    description: 'For your receipt.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('For your receipt. Please enter a valid email address')
  },
}

export const States: Story = {
  render: () => (
    <Stack>
      <TextField label="With help" description="As on your card." />
      <TextField label="Optional" optionalLabel="(optional)" />
      <TextField label="Required" required />
      <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
      <TextField label="Read only" readOnly defaultValue="Can be copied" />
      <TextField label="With icon" start={<Icon icon={mailIcon} />} placeholder="you@example.com" />
    </Stack>
  ),
}

export const Underlined: Story = {
  render: () => (
    <Box surface="brand" padding="32">
      <TextField
        label="Your e-mail"
        labelDisplay="hidden"
        placeholder="Your e-mail"
        type="email"
        variant="underlined"
        end={<Button variant="anchor">Sign up</Button>}
      />
    </Box>
  ),
}

export const LongWords: Story = {
  args: {
    label: 'Bevorzugte Telefonnummer für Rückfragen zur Lieferung außerhalb der üblichen Geschäftszeiten',
    description:
      'Wird ausschließlich für Rückfragen zu dieser Bestellung verwendet und anschließend gelöscht.',
    error: 'Bitte geben Sie eine gültige Telefonnummer einschließlich der internationalen Vorwahl ein.',
  },
}
