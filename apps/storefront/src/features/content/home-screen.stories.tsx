import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { drawHome } from '#stories/draw-home.tsx'
import { shopStory } from '#stories/shop-story.tsx'
import { storyHome } from '#stories/story-home.ts'

const meta = {
  title: 'Pages/Home',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The home page is a content page: the merchant's blocks in the merchant's order. */
export const Standard: Story = {
  render: drawHome(storyHome),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Everyday things')
    await expect(canvas.getByRole('link', { name: 'Shop bath & body' })).toHaveAttribute(
      'href',
      '/categories/bath-body',
    )
    await expect(canvas.getByRole('link', { name: /Household/ })).toBeVisible()
    await expect(canvas.getByText(/The whole house agrees/)).toBeVisible()
  },
}
