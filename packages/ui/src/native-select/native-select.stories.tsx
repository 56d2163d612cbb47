import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NativeSelect, type NativeSelectProps } from './native-select.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { numbered, toOptions } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'
import { useHeld } from '../stories/use-held.ts'

const meta = {
  title: 'Components/Native select',
  component: NativeSelect,
  parameters: { controls: { exclude: ['value'] } },
  args: {
    label: 'How often',
    value: 'month',
    onValueChange: fn(),
    options: [
      { value: 'month', label: 'Every month' },
      { value: 'two', label: 'Every two months' },
      { value: 'year', label: 'Every year', disabled: true },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof meta>

function Controlled(props: NativeSelectProps) {
  const [value, setValue] = useHeld(props.value, props.onValueChange)
  return <NativeSelect {...props} value={value} onValueChange={setValue} />
}

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'How often' })
    await expect(select).toHaveValue('month')
    await userEvent.selectOptions(select, 'two')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('two')
    await expect(select).toHaveValue('two')
  },
}

export const States: Story = {
  render: (args) => (
    <Stack gap="24">
      <NativeSelect {...args} label="Described" description="You can change it at any time." />
      <NativeSelect {...args} label="Invalid" error="Please choose one." />
      <NativeSelect {...args} label="Disabled" disabled />
      <NativeSelect {...args} label="Hidden label" labelDisplay="hidden" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Invalid' })).toBeInvalid()
    await expect(canvas.getByRole('combobox', { name: 'Described' })).toHaveAccessibleDescription(
      'You can change it at any time.',
    )
    await expect(canvas.getByRole('combobox', { name: 'Hidden label' })).toBeInTheDocument()
  },
}

export const InEachState: Story = inEachState(NativeSelect, ['hover', 'focus', 'disabled', 'error'], {
  props: { error: 'Please choose one.' },
})

export const Extremes: Story = atExtremes(Controlled, {
  long: {
    label: 'Lieferrhythmus Ihres wiederkehrenden Abonnements',
    required: true,
    options: toOptions('Alle drei Monate jeweils am ersten Werktag des betreffenden Monats'),
  },
  many: { label: 'One of many', options: toOptions(...numbered(200, (number) => `Option ${number}`)) },
  rightToLeft: { label: 'كل متى', options: toOptions('كل شهر') },
})

/** In a panel that adds to the cart. */
export const Composition: Story = drawn((args) => (
  <Stack>
    <Controlled {...args} />
    <Button>Add to bag</Button>
  </Stack>
))

export const DoAndDont: Story = doAndDont(Controlled, {
  good: { label: 'Delivered' },
  goodWhy: 'A label above, the usual option first.',
  bad: {
    label: 'Choose',
    labelDisplay: 'hidden',
    value: '',
    options: [
      { value: '', label: 'How often would you like to have it delivered?' },
      { value: 'month', label: 'Every month' },
    ],
  },
  badWhy: 'The label is inside the field and disappears once something is chosen.',
})
