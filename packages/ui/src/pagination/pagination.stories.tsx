import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './pagination.tsx'
import { Stack } from '../stack/stack.tsx'
import { SampleCards } from '../stories/sample-card.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'

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
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true'),
}

export const Last: Story = { args: { page: 12 } }

export const InEachState: Story = inEachState(Pagination, ['hover', 'focus'], {
  target: 'a:not([aria-current])',
  props: (state) => ({ label: state, page: 2, pageCount: 4 }),
})

export const Extremes: Story = atExtremes(Pagination, {
  many: { label: 'Many pages', page: 500, pageCount: 1000 },
  rightToLeft: { label: 'الصفحات', previousLabel: 'السابق', nextLabel: 'التالي', page: 2, pageCount: 5 },
})

/** Under a list. */
export const Composition: Story = drawn((args) => (
  <Stack gap="48">
    <SampleCards />
    <Pagination {...args} />
  </Stack>
))

export const DoAndDont: Story = doAndDont(Pagination, {
  good: { label: 'Good pages', page: 2, pageCount: 4 },
  goodWhy: 'Few pages, each with an address.',
  bad: { label: 'Bad pages', page: 40, pageCount: 120 },
  badWhy: 'Nobody pages through 120 pages: offer filters first.',
})
