import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Components/Date field',
  component: DateField,
  args: { label: 'Deliver again from', onValueChange: fn() },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...Default.args, min: '2026-11-30', description: 'From tomorrow on.' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Deliver again from')
    await expect(field).toHaveAccessibleDescription('From tomorrow on.')
    await userEvent.type(field, '2026-12-24')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24')
  },
}

export const WithError: Story = {
  args: { defaultValue: '2026-01-01', min: '2026-11-30', error: 'Choose a day from tomorrow on.' },
}
export const Optional: Story = { args: { optionalLabel: '(optional)' } }
export const HiddenLabel: Story = { args: { labelDisplay: 'hidden' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-12-24' } }
export const Required: Story = { args: { required: true } }

export const InEachState: Story = inEachState(DateField, ['hover', 'focus', 'disabled', 'error'], {
  width: 'natural',
  props: (state) => ({ label: state, defaultValue: '2026-12-24', error: 'Choose a day from tomorrow on.' }),
})

export const Extremes: Story = atExtremes(DateField, {
  width: 'natural',
  long: {
    label: 'Voraussichtliches Wiederaufnahmedatum der Lieferungen',
    description: 'Die Lieferungen beginnen an diesem Tag von selbst wieder.',
  },
  empty: { label: 'No day yet' },
  rightToLeft: { label: 'تاريخ التسليم', defaultValue: '2026-12-24' },
})

/** In the question before a pause. */
export const Composition: Story = drawn((args) => (
  <Stack align="stretch">
    <DateField {...args} description="Leave it empty to pause without an end." />
    <Button>Pause subscription</Button>
  </Stack>
))

export const DoAndDont: Story = doAndDont(DateField, {
  good: { label: 'Send the gift on', description: 'Up to a year ahead.' },
  goodWhy: 'The label says what happens on that day.',
  bad: { label: 'Date (DD/MM/YYYY)' },
  badWhy: 'The browser decides the format anyway, and nobody knows what the date is for.',
})
