import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { Table } from './table.tsx'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Heading } from '../heading/heading.tsx'
import { Link } from '../link/link.tsx'
import { Stack } from '../stack/stack.tsx'
import { toColumns } from '../stories/samples.ts'

const meta = {
  title: 'Components/Table',
  component: Table,
  args: {
    caption: 'Your orders',
    columns: [
      ...toColumns({ number: 'Order', date: 'Date', status: 'Status', total: 'Total' }, 'total'),
      { key: 'action', header: 'Action', headerDisplay: 'hidden', align: 'end' },
    ],
    rows: [
      {
        id: '1042',
        cells: {
          number: '1042',
          date: '3 October 2026',
          status: <StatusBadge tone="success">Complete</StatusBadge>,
          total: '£22.05',
          action: <Link href="#1042">Order 1042</Link>,
        },
      },
      {
        id: '1017',
        cells: {
          number: '1017',
          date: '12 August 2026',
          status: <StatusBadge tone="warning">Zahlung ausstehend</StatusBadge>,
          total: '£1,204.90',
          action: <Link href="#1017">Order 1017</Link>,
        },
      },
    ],
  },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your orders' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
    await expect(canvas.getByRole('cell', { name: '£22.05' })).toBeVisible()
  },
}
const columns = toColumns({ name: 'Product', count: 'Pieces' }, 'count')

export const Extremes: Story = atExtremes(Table, {
  long: {
    caption: 'Long',
    columns: toColumns(
      { name: 'Nachfüllpackungsbezeichnung', count: 'Gesamtbetrag einschließlich Mehrwertsteuer' },
      'count',
    ),
    rows: [{ id: '1', cells: { name: 'Wiederbefüllbare Handwaschlotion', count: '1.234.567,89 €' } }],
  },
  empty: { caption: 'Empty', columns, rows: [] },
  many: { caption: 'Many', columns, rows: [{ id: '1', cells: { name: 'Soap bar', count: '999+' } }] },
  rightToLeft: {
    caption: 'طلبات',
    columns: toColumns({ name: 'المنتج', count: 'العدد' }, 'count'),
    rows: [{ id: '1', cells: { name: 'صابون', count: '٣' } }],
  },
})

/** At twice the text size the columns have no space: the table folds, and nothing is wider than the page. */
export const LargeText: Story = {
  ...Default,
  globals: { textSize: '200' },
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(getComputedStyle(table).display).toBe('block')
  },
}

/** Under the heading of a page. */
export const Composition: Story = drawn(() => (
  <Stack gap="24">
    <Heading level={2}>In this box</Heading>
    <Table
      caption="In this box"
      columns={columns}
      rows={[
        { id: '1', cells: { name: 'Soap bar', count: '2' } },
        { id: '2', cells: { name: 'Cotton washcloth', count: '1' } },
      ]}
    />
  </Stack>
))

export const DoAndDont: Story = doAndDont(Table, {
  good: { caption: 'Good', columns, rows: [{ id: '1', cells: { name: 'Soap bar', count: '2' } }] },
  goodWhy: 'Headers are nouns; amounts align at the end.',
  bad: {
    caption: 'Bad',
    columns: toColumns({ a: 'What is it?', b: 'How many do you have?' }),
    rows: [{ id: '1', cells: { a: 'It is a soap bar', b: 'You have two (2) of them' } }],
  },
  badWhy: 'Sentences in cells cannot be compared.',
})
