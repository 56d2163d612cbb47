import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCurrency, aLocale } from '@sorrel/domain/testing'
import { expect } from 'storybook/test'
import { shopStory } from '#stories/shop-story.tsx'
import { MarketSwitches } from './market-switches.tsx'

const meta = {
  title: 'Patterns/Market switches',
  component: MarketSwitches,
  args: {
    currencies: [aCurrency({ code: 'GBP', symbol: '£' }), aCurrency({ code: 'EUR', symbol: '€' })],
    locales: [aLocale({ code: 'en', name: 'English' }), aLocale({ code: 'de', name: 'Deutsch' })],
  },
  ...shopStory,
} satisfies Meta<typeof MarketSwitches>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('combobox')).toHaveLength(2),
}

/** One currency and one language leave nothing to switch. */
export const NothingToChoose: Story = {
  args: {
    currencies: [aCurrency({ code: 'GBP', symbol: '£' })],
    locales: [aLocale({ code: 'en', name: 'English' })],
  },
  play: ({ canvas }) => expect(canvas.queryByRole('combobox')).toBeNull(),
}
