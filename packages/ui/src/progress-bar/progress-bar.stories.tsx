import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/stack.tsx'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'Components/Progress bar',
  component: ProgressBar,
  args: { label: 'Free delivery', valueLabel: '£8.35 away from free UK delivery', value: 72 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Free delivery' })
    await expect(bar).toHaveAttribute('aria-valuetext', '£8.35 away from free UK delivery')
  },
}

export const Extremes: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Nothing" value={0} />
      <ProgressBar label="Full" value={100} />
      <ProgressBar label="Too much" value={400} />
      <ProgressBar label="Five stars" value={28} max={34} tone="mark" />
      <ProgressBar label="Questions" value={2} max={5} tone="primary" />
    </Stack>
  ),
}
