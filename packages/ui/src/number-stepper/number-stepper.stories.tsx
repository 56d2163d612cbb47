import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Inline } from '../inline/inline.tsx'
import { NumberStepper, type NumberStepperProps } from './number-stepper.tsx'

const meta = {
  title: 'Components/Number stepper',
  component: NumberStepper,
  args: {
    label: 'Quantity',
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
    value: 1,
    max: 5,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
} satisfies Meta<typeof NumberStepper>

export default meta
type Story = StoryObj<typeof meta>

function Held(props: NumberStepperProps) {
  const [value, setValue] = useState(props.value)
  return (
    <NumberStepper
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange(next)
      }}
    />
  )
}

export const Default: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await expect(canvas.getByRole('button', { name: 'One less' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(field).toHaveValue('2')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(2)
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}{End}')
    await expect(field).toHaveValue('5')
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled()
    await userEvent.keyboard('{Home}')
    await expect(field).toHaveValue('1')
  },
}

/** A typed value is clamped at once for the caller and in the field when it is left; words become the minimum. */
export const Typing: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '40')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5)
    await userEvent.tab()
    await expect(field).toHaveValue('5')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(5)
    await userEvent.clear(field)
    await userEvent.type(field, 'many{Enter}')
    await expect(field).toHaveValue('1')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Held {...args} size="sm" value={2} />
      <Held {...args} size="lg" value={2} />
      <Held {...args} value={2} disabled />
    </Inline>
  ),
}

export const Invalid: Story = { args: { error: 'Not enough stock remaining.' } }
