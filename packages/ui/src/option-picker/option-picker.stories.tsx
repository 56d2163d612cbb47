import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OptionPicker, type OptionPickerProps } from './option-picker.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { numbered, toOptions } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'
import { useHeld } from '../stories/use-held.ts'

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
/** Sold-out options can be chosen where the page offers something for them, such as to wait. */
export const SoldOut: Story = {
  render: (args) => <Held {...args} />,
  args: {
    options: meta.args.options.map(({ value, label }) => ({
      value,
      label,
      soldOut: value !== 'oat',
      disabledLabel: ', sold out',
    })),
  },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const charcoal = canvas.getByRole('radio', { name: /Charcoal ?, sold out/ })
    await userEvent.click(charcoal)
    await expect(charcoal).toBeChecked()
    await expect(
      getComputedStyle(canvas.getByText('Charcoal', { selector: 'label' })).textDecorationLine,
    ).toBe('line-through')
  },
}

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
    options: toOptions(
      '250 ml',
      '500 ml',
      '1 Liter',
      '2 Liter Nachfüllbeutel',
      '5 Liter Kanister',
      'Großpackung',
    ),
  },
}

export const InEachState: Story = inEachState(OptionPicker, ['hover', 'focus', 'disabled', 'error'], {
  props: (state) => ({
    name: state,
    options: meta.args.options.map((option) =>
      state === 'disabled' ? { ...option, disabled: true, disabledLabel: ', sold out' } : option,
    ),
    error: 'Please choose a scent.',
  }),
})

const CANISTER = 'Fünf Liter im Kanister aus recyceltem Kunststoff'

export const Extremes: Story = atExtremes(OptionPicker, {
  long: {
    name: 'long',
    label: 'Nachfüllgröße',
    chosenLabel: CANISTER,
    required: true,
    value: CANISTER,
    options: toOptions(CANISTER, 'Ein Liter'),
  },
  many: { name: 'many', label: 'Shade', options: toOptions(...numbered(24, (number) => `No. ${number}`)) },
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
    value: 'خزامى',
    options: toOptions('شوفان', 'خزامى'),
  },
})

/** Above the button that adds to the cart. */
export const Composition: Story = drawn((args) => (
  <Stack gap="24">
    <Held {...args} />
    <Button size="lg">Add to bag · £6.50</Button>
  </Stack>
))

const FRANCE = 'The one with lavender from the south of France'

export const DoAndDont: Story = doAndDont(OptionPicker, {
  good: {
    name: 'good',
    label: 'Scent',
    chosenLabel: 'Lavender',
    value: 'Lavender',
    options: toOptions('Oat & Honey', 'Lavender'),
  },
  goodWhy: 'One or two words each, with the choice as text above.',
  bad: {
    name: 'bad',
    label: 'Please select one of the following options',
    value: FRANCE,
    options: toOptions('The one with oats and with honey', FRANCE),
  },
  badWhy: 'Sentences in chips: radio buttons have more room.',
})
