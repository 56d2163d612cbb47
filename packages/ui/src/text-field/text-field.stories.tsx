import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { mailIcon } from '../icons/icons.ts'
import { TextField } from './text-field.tsx'
import { atExtremes, doAndDont, drawn, inEachState, inAColumn } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Stack } from '../stack/stack.tsx'

const meta = {
  title: 'Components/Text field',
  component: TextField,
  args: { label: 'Email', onValueChange: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { type: 'email' }, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Tab}demo@sorrel.shop')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('demo@sorrel.shop')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('demo@sorrel.shop')
  },
}

/** The error is part of the field's description and is read out when it appears. */
export const Invalid: Story = {
  args: {
    type: 'email',
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

export const States: Story = inAColumn(TextField, [
  { label: 'With help', description: 'As on your card.' },
  { label: 'Optional', optionalLabel: '(optional)' },
  { label: 'Required', required: true },
  { label: 'Disabled', disabled: true, defaultValue: 'Cannot be changed' },
  { label: 'Read only', readOnly: true, defaultValue: 'Can be copied' },
  { label: 'With icon', start: <Icon icon={mailIcon} />, placeholder: 'you@example.com' },
])

export const Underlined: Story = drawn(() => (
  <Box surface="brand" inset="32">
    <TextField
      label="Your email"
      labelDisplay="hidden"
      placeholder="Your email"
      type="email"
      variant="underlined"
      end={<Button variant="link">Sign up</Button>}
    />
  </Box>
))

const LONG = {
  label: 'Bevorzugte Telefonnummer für Rückfragen zur Lieferung außerhalb der üblichen Geschäftszeiten',
  description: 'Wird ausschließlich für Rückfragen zu dieser Bestellung verwendet und anschließend gelöscht.',
  error: 'Bitte geben Sie eine gültige Telefonnummer einschließlich der internationalen Vorwahl ein.',
}

export const LongWords: Story = { args: { type: 'email', ...LONG } }
export const Pill: Story = { args: { type: 'email', variant: 'pill', placeholder: 'you@example.com' } }

export const InEachState: Story = inEachState(TextField, ['hover', 'focus', 'disabled', 'error'], {
  props: { label: 'Postcode', defaultValue: 'TQ9 5EH', error: 'Please enter a postcode, such as TQ9 5EH.' },
})

export const Extremes: Story = atExtremes(TextField, {
  long: { ...LONG, defaultValue: '+49 (0) 30 1234567890 Durchwahl 4711, bitte lange klingeln lassen' },
  empty: { label: 'Empty' },
  rightToLeft: { label: 'الاسم', description: 'كما في بطاقتك.', start: <Icon icon={mailIcon} /> },
})

/** A form: fields of the same width, the button at the end. */
export const Composition: Story = drawn(() => (
  <Stack gap="24" align="stretch">
    <TextField label="First name" autoComplete="given-name" />
    <TextField label="Last name" autoComplete="family-name" />
    <TextField label="Email" type="email" autoComplete="email" />
    <Button>Create account</Button>
  </Stack>
))

export const DoAndDont: Story = doAndDont(TextField, {
  good: { label: 'Postcode', placeholder: 'TQ9 5EH', error: 'Please enter a postcode, such as TQ9 5EH.' },
  goodWhy: 'The label stays, and the error says what to do.',
  bad: {
    label: 'Postcode of delivery',
    labelDisplay: 'hidden',
    placeholder: 'Postcode',
    error: 'Invalid input',
  },
  badWhy: 'Once filled in, the label is gone; and what is invalid?',
})
