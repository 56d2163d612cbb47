import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    page: 4,
    pageCount: 12,
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    toPageLabel: (page) => `Page ${page}`,
    toHref: (page) => `?page=${page}`,
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=5')
  },
}

export const First: Story = {
  args: { page: 1, pageCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Last: Story = { args: { page: 12 } }
