import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { navigate } from '#stories/story-framework.tsx'
import { shopStory } from '#stories/shop-story.tsx'
import { SearchPanel } from './search-panel.tsx'

/** The panel slides down from its header. */
const HEADER = { position: 'relative', blockSize: '4.5rem' } as const

const meta = {
  title: 'Pages/Search panel',
  component: SearchPanel,
  args: { isOpen: true, onClose: fn() },
  ...shopStory,
  decorators: [
    (Story) => (
      <div style={HEADER}>
        <Story />
      </div>
    ),
    ...shopStory.decorators,
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Typing finds, the number is spoken, and Enter leads to the page of all results. */
export const Found: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'hand')
    await expect(await canvas.findByRole('link', { name: /Refillable Hand Wash/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/hand/)
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/search?q=hand')
    await userEvent.click(canvas.getByRole('button', { name: /close/i }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
