import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../inline/inline.tsx'
import { StatusBadge } from './status-badge.tsx'

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
