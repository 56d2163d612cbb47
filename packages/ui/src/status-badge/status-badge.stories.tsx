import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../inline/inline.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Advice } from '../stories/advice.tsx'
import { Card } from '../card/card.tsx'
import { AtExtremes } from '../stories/at-extremes.tsx'
import { Heading } from '../heading/heading.tsx'

const meta = {
  title: 'Components/Status badge',
  component: StatusBadge,
  args: { tone: 'warning', children: 'Low stock · 3 remaining' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <Inline>
      <StatusBadge tone="success">In stock</StatusBadge>
      <StatusBadge tone="warning">Pending</StatusBadge>
      <StatusBadge tone="error">Canceled</StatusBadge>
      <StatusBadge tone="info">On its way</StatusBadge>
      <StatusBadge tone="neutral">Paused</StatusBadge>
    </Inline>
  ),
}
export const Extremes: Story = {
  render: () => (
    <AtExtremes
      long={<StatusBadge tone="warning">Zahlung der nächsten Lieferung noch ausstehend</StatusBadge>}
      zero={<StatusBadge tone="error">Sold out · 0 remaining</StatusBadge>}
      many={<StatusBadge tone="success">In stock · 999+</StatusBadge>}
      rightToLeft={<StatusBadge tone="success">متوفر</StatusBadge>}
    />
  ),
}

/** At the end of an order’s title. */
export const Composition: Story = {
  render: () => (
    <Card border="line">
      <Inline justify="between">
        <Heading level={2} size="xl">
          Order 1042
        </Heading>
        <StatusBadge tone="info">On its way</StatusBadge>
      </Inline>
    </Card>
  ),
}

export const DoAndDont: Story = {
  render: () => (
    <Advice
      good={<StatusBadge tone="warning">Low stock · 3 remaining</StatusBadge>}
      goodWhy="The word carries the state, the colour helps."
      bad={<StatusBadge tone="success">Canceled</StatusBadge>}
      badWhy="Word and colour say opposite things."
    />
  ),
}
