import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../inline/inline.tsx'
import { CounterBadge } from './counter-badge.tsx'

const meta = {
  title: 'Components/Counter badge',
  component: CounterBadge,
  args: { text: '2', label: '2 items' },
} satisfies Meta<typeof CounterBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Extremes: Story = {
  render: () => (
    <Inline>
      <CounterBadge text="1" label="1 item" />
      <CounterBadge text="48" label="48 items" />
      <CounterBadge text="999+" label="More than 999 items" />
    </Inline>
  ),
}
