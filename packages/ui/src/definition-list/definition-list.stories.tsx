import type { Meta, StoryObj } from '@storybook/react-vite'
import { DefinitionList } from './definition-list.tsx'

const meta = {
  title: 'Components/Definition list',
  component: DefinitionList,
  args: {
    items: [
      { term: 'Subtotal', value: '£24.50' },
      { term: 'Discount', value: '−£2.45' },
      { term: 'Delivery', value: 'Free' },
      { term: 'Total', value: '£22.05', emphasis: 'strong' },
    ],
  },
} satisfies Meta<typeof DefinitionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const facts = [
  { term: 'Plan', value: 'Every month' },
  { term: 'Next delivery', value: '3 December 2026' },
  { term: 'Card', value: 'Visa ending in 4242' },
  { term: 'Address', value: '12 Mill Lane, Totnes TQ9 5EH' },
]

export const Stacked: Story = { args: { layout: 'stacked', items: facts } }
export const Columns: Story = { args: { layout: 'columns', items: facts } }
