import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: { level: 1, children: 'Everyday things, kept for years.' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['display', '8xl', '7xl', '6xl', '5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm'] as const).map(
        (size) => (
          <Heading key={size} level={2} size={size}>
            {size}: Oat & Honey Soap Bar
          </Heading>
        ),
      )}
    </Stack>
  ),
}

export const Plain: Story = {
  args: { variant: 'plain', level: 2, size: 'md', children: 'Smells like breakfast' },
}

export const LongWords: Story = {
  args: { size: 'display', children: 'Nachfüllpackungen für wiederverwendbare Handwaschlotionsflaschen' },
}
