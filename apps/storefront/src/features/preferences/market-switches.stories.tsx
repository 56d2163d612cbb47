import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCurrency, aLocale } from '@sorrel/domain/testing'
import { expect, within } from 'storybook/test'
import { shopStory } from '#stories/shop-story.tsx'
import { MarketSwitches } from './market-switches.tsx'

const meta = {
  title: 'Patterns/Market switches',
  component: MarketSwitches,
  args: {
    currencies: [aCurrency({ code: 'GBP', symbol: '£' }), aCurrency({ code: 'EUR', symbol: '€' })],
    locales: [aLocale({ code: 'en', name: 'English' }), aLocale({ code: 'de', name: 'Deutsch' })],
    panel: 'over',
  },
  ...shopStory,
} satisfies Meta<typeof MarketSwitches>

export default meta
type Story = StoryObj<typeof meta>

/** One button shows both; it opens the choices, and Escape returns the focus to it. */
export const Both: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'English · GBP' })
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const languages = await canvas.findByRole('group', { name: 'Language' })
    await expect(within(languages).getByRole('button', { name: 'English' })).toHaveAttribute('aria-current')
    await userEvent.tab()
    await expect(within(languages).getByRole('button', { name: 'English' })).toHaveFocus()
    await expect(canvas.getByRole('group', { name: 'Currency' })).toBeVisible()
  },
}

/** In a menu the choices open in place. */
export const WithinAMenu: Story = {
  args: { panel: 'within' },
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('English · GBP'))
    await expect(await canvas.findByRole('button', { name: 'Deutsch' })).toBeVisible()
  },
}

/** A store with one language only offers currencies. */
export const OneLanguage: Story = {
  args: { locales: [aLocale({ code: 'en', name: 'English' })] },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'GBP' })).toBeVisible(),
}

/** With one currency and one language there is nothing to switch. */
export const NothingToChoose: Story = {
  args: {
    currencies: [aCurrency({ code: 'GBP', symbol: '£' })],
    locales: [aLocale({ code: 'en', name: 'English' })],
  },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
