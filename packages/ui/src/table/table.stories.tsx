import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { Table } from './table.tsx'

const meta = { title: 'Components/Table' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Table
      caption="Your orders"
      columns={[
        { key: 'number', header: 'Order' },
        { key: 'date', header: 'Date' },
        { key: 'status', header: 'Status' },
        { key: 'total', header: 'Total', align: 'end' },
        { key: 'action', header: 'Action', headerDisplay: 'hidden', align: 'end' },
      ]}
      rows={[
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
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your orders' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
    await expect(canvas.getByRole('cell', { name: '£22.05' })).toBeVisible()
  },
}
