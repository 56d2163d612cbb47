import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { NumberStepper, type NumberStepperProps } from './number-stepper.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Inline } from '../inline/inline.tsx'
import { useHeld } from '../stories/use-held.ts'

const meta = {
  title: 'Components/Number stepper',
  component: NumberStepper,
  parameters: { controls: { exclude: ['notANumber', 'maxReason'] } },
  args: {
    label: 'Quantity',
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
    value: 1,
    max: 5,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberStepper>

export default meta
type Story = StoryObj<typeof meta>

function Held(props: NumberStepperProps) {
  const [value, setValue] = useHeld(props.value, props.onValueChange)
  return <NumberStepper {...props} value={value} onValueChange={setValue} />
}

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await expect(canvas.getByRole('button', { name: 'One less' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(field).toHaveValue('2')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(2)
    await userEvent.click(field)
    await userEvent.keyboard('{PageUp}')
    await expect(field).toHaveValue('5')
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeDisabled()
    await userEvent.keyboard('{Home}{End}')
    await expect(field).toHaveValue('5')
    await userEvent.keyboard('{PageDown}')
    await expect(field).toHaveValue('1')
  },
}

/**
 * The caller gets a clamped number at once; the field shows it when it is left. Invalid input becomes the
 * minimum, unless the caller asks for the previous value.
 */
export const Typing: Story = {
  tags: ['!dev', '!autodocs'],
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
    await waitFor(() => expect(field).toHaveValue('1'))
  },
}

/** Accepts digits of any script and the separators of the page's language, also when the field is left at once. */
export const Languages: Story = {
  args: { max: 9999 },
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton')
    for (const [typed, shown] of [
      ['٣', '3'],
      ['1.200', '1200'],
      ['2,9', '2'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await userEvent.tab()
      await waitFor(() => expect(field).toHaveValue(shown))
      await expect(args.onValueCommit).toHaveBeenLastCalledWith(Number(shown))
    }
  },
}

/** Of a line in a cart: a slip changes nothing, and 0 removes only when the field is left. */
export const OfALine: Story = {
  args: { value: 3, notANumber: 'earlier', onRemove: fn() },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    for (const slip of ['x', '{Backspace}{Backspace}', '{Home}-', '{Control>}a{/Control}{Delete}many']) {
      await userEvent.type(field, slip)
      await userEvent.tab()
      await expect(field).toHaveValue('3')
    }
    await userEvent.clear(field)
    await userEvent.type(field, '0')
    await expect(field).toHaveValue('0')
    await userEvent.type(field, '4')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4)
    await userEvent.tab()
    await expect(field).toHaveValue('4')
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '0')
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** A value from elsewhere, such as another tab, replaces what was typed. */
export const Elsewhere: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(1)
    return (
      <>
        <NumberStepper {...args} value={value} onValueChange={setValue} />
        {/* The field keeps its focus. */}
        <div
          onPointerDown={(event) => {
            event.preventDefault()
            setValue(2)
          }}
        >
          Another tab
        </div>
      </>
    )
  },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '4')
    await userEvent.click(canvas.getByText('Another tab'))
    await expect(field).toHaveValue('2')
    await userEvent.tab()
    await expect(field).toHaveValue('2')
  },
}

export const Limit: Story = { args: { maxReason: 'Only 5 left' }, tags: ['!test'] }

export const LimitTest: Story = {
  ...Limit,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await expect(canvas.queryByText('Only 5 left')).not.toBeInTheDocument()
    await userEvent.type(field, '0')
    await userEvent.tab()
    await expect(field).toHaveValue('5')
    await expect(canvas.getByText('Only 5 left')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
    await expect(canvas.queryByText('Only 5 left')).not.toBeInTheDocument()
  },
}

export const Sizes: Story = drawn((args) => (
  <Inline>
    <Held {...args} size="sm" value={2} />
    <Held {...args} size="md" value={2} />
    <Held {...args} size="lg" value={2} />
    <Held {...args} value={2} disabled />
  </Inline>
))

export const Invalid: Story = { args: { error: 'Not enough stock remaining.' } }

export const InEachState: Story = inEachState(NumberStepper, ['hover', 'focus', 'disabled', 'error'], {
  width: 'natural',
  target: 'button:not([disabled])',
  props: { value: 2, error: 'Only 2 left.' },
})

export const Extremes: Story = atExtremes(Held, {
  width: 'natural',
  zero: { label: 'None', min: 0, value: 0 },
  many: { label: 'Very many', max: 9999, value: 9999 },
  rightToLeft: { label: 'الكمية', decreaseLabel: 'أقل', increaseLabel: 'أكثر', value: 3 },
})

/** A held button repeats until the end of the range, then reports the last value. */
export const Hold: Story = {
  render: (args) => <Held {...args} max={8} />,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: 'One more' })
    const field = canvas.getByRole('spinbutton')
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more })
    await waitFor(() => expect(field).toHaveValue('8'), { timeout: 4000 })
    await expect(args.onValueCommit).not.toHaveBeenCalled()
    await userEvent.pointer({ keys: '[/MouseLeft]', target: field })
    await waitFor(() => expect(args.onValueCommit).toHaveBeenCalledWith(8))
    await expect(args.onValueCommit).toHaveBeenCalledOnce()
  },
}

/** The wheel over the focused field scrolls the page and does not change the value. */
export const Wheel: Story = {
  render: (args) => <Held {...args} value={3} />,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    field.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }))
    await expect(field).toHaveValue('3')
  },
}

/** Beside the button that uses it. */
export const Composition: Story = drawn((args) => (
  <Inline>
    <Held {...args} />
    <Button size="lg">Add to bag · £6.50</Button>
  </Inline>
))

export const DoAndDont: Story = doAndDont(Held, {
  good: { label: 'Bars' },
  goodWhy: 'Changes are usually by one.',
  bad: { label: 'Year of birth', min: 1900, max: 2026, value: 1990 },
  badWhy: 'Thirty clicks to get to a year: typing is faster.',
})
