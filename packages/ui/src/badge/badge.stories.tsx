import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../box/box.tsx'
import { Inline } from '../inline/inline.tsx'
import { Badge } from './badge.tsx'

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'Refillable' } } satisfies Meta<
  typeof Badge
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Box surface="secondary" padding="24">
      <Badge {...args} />
    </Box>
  ),
}

export const Tones: Story = {
  render: () => (
    <Inline>
      {(['page', 'neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
}
