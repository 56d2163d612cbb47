import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OptionPicker, type OptionPickerProps } from './option-picker.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Button, numbered, Stack, useHeld } from '../stories/surroundings.ts'

const meta = {
  title: 'Components/Option picker',
  component: OptionPicker,
  args: {
    label: 'Scent',
    name: 'scent',
    value: 'oat',
    onValueChange: fn(),
    options: [
      { value: 'oat', label: 'Oat & Honey' },
      { value: 'lavender', label: 'Lavender' },
      { value: 'charcoal', label: 'Charcoal', disabled: true, disabledLabel: ', sold out' },
    ],
  },
} satisfies Meta<typeof OptionPicker>

export default meta
type Story = StoryObj<typeof meta>

function Held(props: OptionPickerProps) {
  const [value, setValue] = useHeld(props.value, props.onValueChange)
  const chosen = props.options.find((option) => option.value === value)
  return <OptionPicker chosenLabel={chosen?.label} {...props} value={value} onValueChange={setValue} />
}

export const Default: Story = { render: (args) => <Held {...args} />, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Oat & Honey' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Lavender' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('lavender')
    await expect(canvas.getByRole('radio', { name: /Charcoal.*sold out/ })).toBeDisabled()
  },
}

/** A required choice is missing. */
export const Invalid: Story = {
  args: { value: '', required: true, error: 'Please choose a scent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Lavender' })).toBeInvalid()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose a scent')
  },
}

export const Swatches: Story = {
  render: (args) => <Held {...args} />,
  args: {
    label: 'Colour',
    value: 'sage',
    options: ['sage', 'clay', 'sand'].map((value) => ({
      value,
      label: value,
      swatch: `/media/bamboo-toothbrush--${value}.webp`,
    })),
  },
}

export const Many: Story = {
  render: (args) => <Held {...args} />,
  args: {
    label: 'Nachfüllgröße',
    options: ['250 ml', '500 ml', '1 Liter', '2 Liter Nachfüllbeutel', '5 Liter Kanister', 'Großpackung'].map(
      (label) => ({ value: label, label }),
    ),
  },
}

export const InEachState: Story = inEachState(OptionPicker, {
  states: ['hover', 'focus', 'disabled', 'error'],
  props: (state) => ({
    name: state,
    options: meta.args.options.map((option) =>
      state === 'disabled' ? { ...option, disabled: true, disabledLabel: ', sold out' } : option,
    ),
    error: 'Please choose a scent.',
  }),
})

export const Extremes: Story = atExtremes(OptionPicker, {
  long: {
    name: 'long',
    label: 'Nachfüllgröße',
    chosenLabel: 'Fünf Liter im Kanister aus recyceltem Kunststoff',
    required: true,
    value: 'five',
    options: [
      { value: 'five', label: 'Fünf Liter im Kanister aus recyceltem Kunststoff' },
      { value: 'one', label: 'Ein Liter' },
    ],
  },
  many: {
    name: 'many',
    label: 'Shade',
    options: numbered(24, (number) => ({ value: `${number}`, label: `No. ${number}` })),
  },
  missingPicture: {
    name: 'missing',
    label: 'Colour',
    value: 'sage',
    options: [{ value: 'sage', label: 'Sage', swatch: '/media/not-there.webp' }],
  },
  rightToLeft: {
    name: 'rtl',
    label: 'الرائحة',
    chosenLabel: 'خزامى',
    value: 'b',
    options: [
      { value: 'a', label: 'شوفان' },
      { value: 'b', label: 'خزامى' },
    ],
  },
})

/** Above the button that adds to the cart. */
export const Composition: Story = drawn((args) => (
  <Stack gap="24">
    <Held {...args} />
    <Button size="lg">Add to bag · £6.50</Button>
  </Stack>
))

export const DoAndDont: Story = doAndDont(OptionPicker, {
  good: {
    name: 'good',
    label: 'Scent',
    chosenLabel: 'Lavender',
    value: 'b',
    options: [
      { value: 'a', label: 'Oat & Honey' },
      { value: 'b', label: 'Lavender' },
    ],
  },
  goodWhy: 'One or two words each, with the choice as text above.',
  bad: {
    name: 'bad',
    label: 'Please select one of the following options',
    value: 'b',
    options: [
      { value: 'a', label: 'The one with oats and with honey' },
      { value: 'b', label: 'The one with lavender from the south of France' },
    ],
  },
  badWhy: 'Sentences in chips: radio buttons have more room.',
})
