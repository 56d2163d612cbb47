import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx'
import { atExtremes, doAndDont, drawn, inEachState, atMost } from '../stories/matrix.tsx'
import { Box } from '../box/box.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Stack } from '../stack/stack.tsx'
import { useHeld } from '../stories/use-held.ts'

const meta = {
  title: 'Components/Range slider',
  component: RangeSlider,
  args: {
    label: 'Price',
    lowLabel: 'Lowest price',
    highLabel: 'Highest price',
    min: 0,
    max: 50,
    value: [5, 30],
    onValueChange: fn(),
    onValueCommit: fn(),
    toText: (value) => `£${value}`,
    locale: 'en-GB',
  },
  decorators: [atMost('20rem')],
} satisfies Meta<typeof RangeSlider>

export default meta
type Story = StoryObj<typeof meta>

function Held(props: RangeSliderProps) {
  const [value, setValue] = useHeld(props.value, props.onValueChange)
  return <RangeSlider {...props} value={value} onValueChange={setValue} />
}

export const Default: Story = { render: (args) => <Held {...args} />, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const low = canvas.getByRole('slider', { name: /Lowest price/ })
    const high = canvas.getByRole('slider', { name: /Highest price/ })
    await userEvent.tab()
    await expect(low).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(low).toHaveAttribute('aria-valuetext', '£7')
    await userEvent.keyboard('{Tab}{End}')
    await expect(high).toHaveValue('50')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([7, 50])
    await expect(canvas.getByRole('status')).toHaveTextContent('£7 – £50')
  },
}

/** The thumbs can meet but not pass each other. */
export const Closed: Story = { args: { value: [20, 20] } }

/** In right-to-left text the slider runs from the right. */
export const RightToLeft: Story = {
  args: { locale: 'ar', value: [5, 20] },
  render: (args) => (
    <Box dir="rtl" inset="8">
      <Held {...args} />
    </Box>
  ),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const low = canvas.getByRole('slider', { name: /Lowest price/ })
    await userEvent.keyboard('{Tab}{ArrowLeft}')
    await expect(low).toHaveAttribute('aria-valuetext', '£6')
    const high = canvas.getByRole('slider', { name: /Highest price/ })
    await expect(low.getBoundingClientRect().left).toBeGreaterThan(high.getBoundingClientRect().left)
  },
}

export const InEachState: Story = inEachState(RangeSlider, ['focus'])

export const Extremes: Story = atExtremes(RangeSlider, {
  zero: { label: 'Nothing', value: [0, 0] },
  many: { label: 'Very many', min: 0, max: 100000, step: 1000, value: [0, 100000] },
  rightToLeft: { label: 'السعر', locale: 'ar', value: [5, 20] },
})

/** In a filter’s panel. */
export const Composition: Story = drawn((args) => (
  <Card border="line">
    <Stack gap="24">
      <Held {...args} />
      <Button size="sm">See 13 results</Button>
    </Stack>
  </Card>
))

export const DoAndDont: Story = doAndDont(RangeSlider, {
  good: { label: 'Price', value: [5, 30] },
  goodWhy: 'An approximate value is enough, and both ends are shown as text.',
  bad: { label: 'Pieces', max: 3, toText: (value) => String(value), value: [1, 2] },
  badWhy: 'Three values don’t need a slider: chips show all of them.',
})
