import type { Meta, StoryObj } from '@storybook/react-vite'
import { ACCEPT_ALL, DECLINE_ALL } from '@sorrel/contracts/storage'
import { expect, fn, screen, within } from 'storybook/test'
import { shopStory } from '#stories/shop-story.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentPreferences } from './consent-preferences.tsx'

const meta = {
  title: 'Pages/Cookie notice',
  ...shopStory,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const settle = fn()

/** Yes and no weigh the same; the page above stays usable. */
export const Banner: Story = {
  render: () => <ConsentBanner policyHref="/privacy" onChoose={settle} onManage={() => undefined} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /decline/i }))
    await expect(settle).toHaveBeenLastCalledWith(DECLINE_ALL)
    await userEvent.click(canvas.getByRole('button', { name: /accept/i }))
    await expect(settle).toHaveBeenLastCalledWith(ACCEPT_ALL)
  },
}

/** Nothing is ticked beforehand but what the shop cannot do without. */
export const Preferences: Story = {
  render: () => <ConsentPreferences consent={undefined} onSave={settle} onCancel={() => undefined} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox', { name: /analytics/i }))
    await userEvent.click(dialog.getByRole('button', { name: /save/i }))
    await expect(settle).toHaveBeenLastCalledWith({ ...DECLINE_ALL, analytics: true })
  },
}
