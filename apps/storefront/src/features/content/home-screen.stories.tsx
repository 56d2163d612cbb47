import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { drawPage } from '#stories/draw-page.tsx'
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
  render: drawPage('Home', storyHome),
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

const STEEP = { typography: { fontSize: { base: 18, scaling: 1.25 } } }

/** With the steepest type scales the title keeps to its column, and the picture still covers its block. */
export const SteepScaleTest: Story = {
  ...Standard,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'own', settings: btoa(JSON.stringify(STEEP)), viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 })
    const [words, band] = [title.closest('[data-words]'), title.closest('section')]
    const image = band?.querySelector('img')
    await expect(words).toHaveAttribute('data-words', 'over')
    await waitFor(() => expect(image?.naturalHeight).toBeGreaterThan(0))
    await expect(window.innerWidth).toBe(1280)
    const [shown, block] = [image, band].map((element) => element?.getBoundingClientRect())
    await expect(shown?.top).toBeCloseTo(block?.top ?? 0, 0)
    await expect(shown?.bottom).toBeCloseTo(block?.bottom ?? 0, 0)
    await expect(title.scrollWidth).toBeLessThanOrEqual(words?.clientWidth ?? 0)
    const size = Number.parseFloat(getComputedStyle(title).fontSize)
    await expect(size).toBeLessThanOrEqual((words?.clientWidth ?? 0) * 0.16 + 0.5)
  },
}
