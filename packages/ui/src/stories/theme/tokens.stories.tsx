import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
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

/** Search names, variables and values; copy the results as CSS. */
export const Filtered: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    // A browser asks its reader before a page may copy.
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter tokens' }), 'space 64')
    await expect(canvas.getByText('space.64')).toBeVisible()
    await expect(canvas.getAllByRole('table')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as CSS' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied as CSS: 1'))
    await expect(write).toHaveBeenLastCalledWith('--sorrel-space-64: 4rem;')
  },
}
