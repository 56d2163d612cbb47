import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { OptionPicker, type OptionPickerProps } from './option-picker.tsx'

const meta = {
  title: 'Components/Option picker',
  component: OptionPicker,
  args: {
    legend: 'Scent',
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
  const [value, setValue] = useState(props.value)
  const chosen = props.options.find((option) => option.value === value)
  return (
    <OptionPicker
      {...props}
      value={value}
      chosenLabel={chosen?.label}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

export const Default: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Oat & Honey' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Lavender' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('lavender')
    await expect(canvas.getByRole('radio', { name: /Charcoal.*sold out/ })).toBeDisabled()
  },
}

export const Swatches: Story = {
  render: (args) => <Held {...args} />,
  args: {
    legend: 'Colour',
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
    legend: 'Nachfüllgröße',
    options: ['250 ml', '500 ml', '1 Liter', '2 Liter Nachfüllbeutel', '5 Liter Kanister', 'Großpackung'].map(
      (label) => ({
        value: label,
        label,
      }),
    ),
  },
}
