import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from './price.tsx'
import { SampleCards } from '../stories/sample-card.tsx'
import { atExtremes, doAndDont, inAColumn, inARow } from '../stories/matrix.tsx'

const meta = {
  title: 'Components/Price',
  component: Price,
  parameters: { controls: { exclude: ['beforeLabel', 'nowLabel'] } },
  args: { now: '£6.50' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const GERMAN = {
  now: '1.234.567,89 €',
  before: '2.345.678,90 €',
  beforeLabel: 'Vorher',
  nowLabel: 'Jetzt',
  suffix: 'alle drei Monate',
}

export const Reduced: Story = {
  render: () => <Price now="£21.00" before="£28.00" beforeLabel="Was" nowLabel="Now" />,
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Now £21.00Was £28.00'),
}

export const Scheduled: Story = { args: { now: '£5.85', suffix: 'every month' } }

export const Sizes: Story = inAColumn(Price, [
  { now: '£7.00', size: 'sm' },
  { now: '£7.00', size: 'md' },
  { now: '£7.00', size: 'lg' },
  { ...GERMAN, size: 'lg' },
])
export const Extremes: Story = atExtremes(Price, {
  width: 'natural',
  long: GERMAN,
  zero: { now: 'Free' },
  many: { now: '£999,999.99' },
  rightToLeft: { now: '٥٫٨٥ £', before: '٦٫٥٠ £', beforeLabel: 'كان', nowLabel: 'الآن', suffix: 'كل شهر' },
})

/** On cards: the prices of a row are on one line. */
export const Composition: Story = { render: () => <SampleCards /> }

export const DoAndDont: Story = doAndDont(Price, {
  good: { now: '£21.00', before: '£28.00', beforeLabel: 'Was', nowLabel: 'Now' },
  goodWhy: 'The price to pay comes first; the original is struck through.',
  bad: inARow(Price, { gap: '8' }, [{ now: '£28.00' }, { now: '£21.00', suffix: 'ONLY!!' }]),
  badWhy: 'Two prices, and it is unclear which one applies.',
})
