import type { Meta, StoryObj } from '@storybook/react-vite'
import { ACCEPT_ALL, DECLINE_ALL } from '@sorrel/contracts/storage'
import { expect, fn, screen } from 'storybook/test'
import { shopStory } from '#stories/shop-story.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentPreferences } from './consent-preferences.tsx'

const onChoose = fn()
const onManage = fn()
const onSave = fn()
const onCancel = fn()

const meta = {
  title: 'Patterns/Cookies',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Yes and no look the same and take one click each. */
export const Banner: Story = {
  render: () => <ConsentBanner policyHref="/cookies" onChoose={onChoose} onManage={onManage} />,
  tags: ['!test'],
}

export const BannerTest: Story = {
  ...Banner,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [decline, accept] = canvas.getAllByRole('button')
    await expect(decline?.getBoundingClientRect().width).toBe(accept?.getBoundingClientRect().width)
    if (decline) await userEvent.click(decline)
    await expect(onChoose).toHaveBeenLastCalledWith(DECLINE_ALL)
    if (accept) await userEvent.click(accept)
    await expect(onChoose).toHaveBeenLastCalledWith(ACCEPT_ALL)
  },
}

/** Only what the shop can’t work without is pre-ticked. */
export const Preferences: Story = {
  render: () => <ConsentPreferences consent={undefined} onSave={onSave} onCancel={onCancel} />,
  tags: ['!test'],
}

export const PreferencesTest: Story = {
  ...Preferences,
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const [necessary, analytics, marketing] = await screen.findAllByRole('checkbox')
    await expect(necessary).toBeChecked()
    await expect(necessary).toBeDisabled()
    await expect(analytics).not.toBeChecked()
    await expect(marketing).not.toBeChecked()
    if (analytics) await userEvent.click(analytics)
    const [, save] = screen.getAllByRole('button').slice(-2)
    if (save) await userEvent.click(save)
    await expect(onSave).toHaveBeenLastCalledWith({ necessary: true, analytics: true, marketing: false })
  },
}
