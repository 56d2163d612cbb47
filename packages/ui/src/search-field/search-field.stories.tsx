import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Components/Search field',
  component: SearchField,
  args: {
    label: 'Search',
    placeholder: 'Search by product name or SKU',
    clearLabel: 'Clear search',
    onSearch: fn(),
    onValueChange: fn(),
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' })
    await userEvent.type(field, 'soap{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('soap')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'brush{Escape}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
  },
}

export const Filled: Story = { args: { defaultValue: 'hand wash', variant: 'outlined' } }
