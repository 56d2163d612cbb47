import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { Stars } from './stars.tsx'

const meta = {
  title: 'Components/Stars',
  component: Stars,
  args: { value: 4.4, label: '4.4 out of 5' },
} satisfies Meta<typeof Stars>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '4.4 out of 5' })
    await expect(stars.querySelectorAll('[data-state="full"]')).toHaveLength(4)
  },
}

export const WithLink: Story = { args: { children: <Link href="#reviews">4.4 · 34 reviews</Link> } }

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Stars value={5} label="5 out of 5" size="sm" />
      <Stars value={2.5} label="2.5 out of 5" size="md" />
      <Stars value={0} label="No rating yet" size="lg" />
    </Stack>
  ),
}
