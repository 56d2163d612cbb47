import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from './status-badge.tsx'
import { atExtremes, doAndDont, drawn, inARow } from '../stories/matrix.tsx'
import { Card } from '../card/card.tsx'
import { Heading } from '../heading/heading.tsx'
import { Inline } from '../inline/inline.tsx'

const meta = {
  title: 'Components/Status badge',
  component: StatusBadge,
  args: { tone: 'warning', children: 'Low stock · 3 remaining' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = inARow(StatusBadge, [
  { tone: 'success', children: 'In stock' },
  { tone: 'warning', children: 'Pending' },
  { tone: 'error', children: 'Canceled' },
  { tone: 'info', children: 'On its way' },
  { tone: 'neutral', children: 'Paused' },
])
export const Extremes: Story = atExtremes(StatusBadge, {
  width: 'natural',
  long: { tone: 'warning', children: 'Zahlung der nächsten Lieferung noch ausstehend' },
  zero: { tone: 'error', children: 'Sold out · 0 remaining' },
  many: { tone: 'success', children: 'In stock · 999+' },
  rightToLeft: { tone: 'success', children: 'متوفر' },
})

/** At the end of an order’s title. */
export const Composition: Story = drawn(() => (
  <Card border="line">
    <Inline justify="between">
      <Heading level={2} size="xl">
        Order 1042
      </Heading>
      <StatusBadge tone="info">On its way</StatusBadge>
    </Inline>
  </Card>
))

export const DoAndDont: Story = doAndDont(StatusBadge, {
  good: { tone: 'warning', children: 'Low stock · 3 remaining' },
  goodWhy: 'The text conveys the state; the colour helps.',
  bad: { tone: 'success', children: 'Canceled' },
  badWhy: 'Text and colour contradict each other.',
})
