import type { Meta, StoryObj } from '@storybook/react-vite'
import { DefinitionList } from './definition-list.tsx'
import { atExtremes, doAndDont, drawn } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Stack } from '../stack/stack.tsx'
import { toSum } from '../stories/samples.ts'

const meta = {
  title: 'Components/Definition list',
  component: DefinitionList,
  args: { items: toSum({ Subtotal: '£24.50', Discount: '−£2.45', Delivery: 'Free', Total: '£22.05' }) },
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
export const Extremes: Story = atExtremes(DefinitionList, {
  long: {
    items: toSum({
      'Versandkostenpauschale für Lieferungen außerhalb Großbritanniens': '1.234.567,89 €',
      'Gesamtbetrag einschließlich Mehrwertsteuer': '2.345.678,90 €',
    }),
  },
  zero: { items: toSum({ Total: '£0.00' }) },
  many: { items: [{ term: 'Items', value: '999+' }] },
  rightToLeft: { items: toSum({ 'المجموع الفرعي': '٢٤٫٥٠ £', المجموع: '٢٢٫٠٥ £' }) },
})

/** In the footer of a cart, above its buttons. */
export const Composition: Story = drawn((args) => (
  <Card border="line">
    <Stack gap="24">
      <DefinitionList {...args} />
      <Button fullWidth>Checkout</Button>
    </Stack>
  </Card>
))

export const DoAndDont: Story = doAndDont(DefinitionList, {
  good: { items: toSum({ Subtotal: '£24.50', Total: '£22.05' }) },
  goodWhy: 'One strong line: the sum.',
  bad: {
    items: [
      { term: 'Your subtotal is:', value: '£24.50', emphasis: 'strong' },
      { term: 'And your total is:', value: '£22.05', emphasis: 'strong' },
    ],
  },
  badWhy: 'If everything is bold, nothing is emphasised; terms are nouns, not sentences.',
})
