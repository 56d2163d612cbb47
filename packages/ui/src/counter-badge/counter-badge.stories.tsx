import type { Meta, StoryObj } from '@storybook/react-vite'
import { CounterBadge } from './counter-badge.tsx'
import { bagIcon } from '../icons/icons.ts'
import { atExtremes, doAndDont, drawn, inARow } from '../stories/matrix.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Inline } from '../inline/inline.tsx'

const meta = {
  title: 'Components/Counter badge',
  component: CounterBadge,
  args: { text: '2', label: '2 items' },
} satisfies Meta<typeof CounterBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Extremes: Story = atExtremes(CounterBadge, {
  width: 'natural',
  zero: <IconButton icon={bagIcon} label="Bag, empty" />,
  many: inARow(CounterBadge, [
    { text: '48', label: '48 items' },
    { text: '999+', label: 'More than 999 items' },
  ]),
  rightToLeft: { text: '٢', label: 'منتجان' },
})

export const Composition: Story = drawn(() => (
  <Inline>
    <IconButton icon={bagIcon} label="Bag, 2 items" badge={<CounterBadge text="2" />} />
    <IconButton icon={bagIcon} label="Bag, more than 999 items" badge={<CounterBadge text="999+" />} />
  </Inline>
))

export const DoAndDont: Story = doAndDont(CounterBadge, {
  good: <IconButton icon={bagIcon} label="Bag, 12 items" badge={<CounterBadge text="12" />} />,
  goodWhy: 'A number on the thing it counts; the button’s name includes it.',
  bad: <IconButton icon={bagIcon} label="New! bag" badge={<CounterBadge text="New!" />} />,
  badWhy: 'Text doesn’t fit on a corner.',
})
