import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Foundations/Skip link',
  component: SkipLink,
  args: { target: 'main', children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Press Tab.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' })
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).clipPath).toBe('none')
  },
}
