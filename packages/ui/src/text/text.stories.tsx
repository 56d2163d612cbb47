import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Text } from './text.tsx'

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: 'Soaps, brushes and bottles that stay in the family. You only ever buy the refill.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['xl', 'lg', 'md', 'sm', 'xs', '2xs'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: You only ever buy the refill.
        </Text>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack>
      {(['body', 'heading', 'success', 'warning', 'error'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
      <Text variant="eyebrow" tone="success">
        Made to last
      </Text>
      <Text weight="medium">Medium</Text>
      <Text weight="strong">Strong</Text>
      <Text figures="tabular">0123456789</Text>
    </Stack>
  ),
}

export const Clamped: Story = {
  args: { clamp: '2' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
}
