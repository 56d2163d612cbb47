import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TokenTable } from './token-table.tsx'

/**
 * The theme's variables, in the theme of the toolbar. In CSS they are `var(--sorrel-surface-heading)`, set by
 * `tokens.css` or by the text that `toThemeCss` gives; in TypeScript `themeContract.surface.heading`.
 */
const meta = { title: 'Foundations/Tokens', component: TokenTable } satisfies Meta<typeof TokenTable>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('table', { name: 'primary' }))
    await expect(page.getByText('--sorrel-primary-heading')).toBeVisible()
    await expect(page.getAllByText(/ : 1 on primary\.background$/).length).toBeGreaterThan(6)
    await expect(canvas.queryByText(/needs (4\.5|3) : 1/)).not.toBeInTheDocument()
  },
}
