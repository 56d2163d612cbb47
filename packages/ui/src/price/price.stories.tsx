import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/stack.tsx'
import { Price } from './price.tsx'
import { Inline } from '../inline/inline.tsx'
import { SampleCard } from '../stories/sample-card.tsx'
import { Grid } from '../grid/grid.tsx'
import { products } from '../stories/samples.ts'
import { atExtremes, doAndDont } from '../stories/matrix.tsx'

const meta = {
  title: 'Components/Price',
  component: Price,
  parameters: { controls: { exclude: ['beforeLabel', 'nowLabel'] } },
  args: { now: '£6.50' },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Reduced: Story = {
  render: () => <Price now="£21.00" before="£28.00" beforeLabel="Was" nowLabel="Now" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Now £21.00Was £28.00')
  },
}

export const Scheduled: Story = { args: { now: '£5.85', suffix: 'every month' } }

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Price now="£7.00" size="sm" />
      <Price now="£7.00" size="md" />
      <Price now="£7.00" size="lg" />
      <Price
        now="1.234.567,89 €"
        before="2.345.678,90 €"
        beforeLabel="Vorher"
        nowLabel="Jetzt"
        suffix="alle drei Monate"
        size="lg"
      />
    </Stack>
  ),
}
export const Extremes: Story = atExtremes(Price, {
  long: {
    now: '1.234.567,89 €',
    before: '2.345.678,90 €',
    beforeLabel: 'Vorher',
    nowLabel: 'Jetzt',
    suffix: 'alle drei Monate',
  },
  zero: { now: 'Free' },
  many: { now: '£999,999.99' },
  rightToLeft: {
    now: '٥٫٨٥ £',
    before: '٦٫٥٠ £',
    beforeLabel: 'كان',
    nowLabel: 'الآن',
    suffix: 'كل شهر',
  },
})

/** On cards: the prices of a row are on one line. */
export const Composition: Story = {
  render: () => (
    <Grid columns={{ base: 2, desktop: 4 }}>
      {products.map((product) => (
        <SampleCard key={product.id} product={product} />
      ))}
    </Grid>
  ),
}

export const DoAndDont: Story = doAndDont(Price, {
  good: { now: '£21.00', before: '£28.00', beforeLabel: 'Was', nowLabel: 'Now' },
  goodWhy: 'The price to pay comes first; the original is struck through.',
  bad: (
    <Inline gap="8">
      <Price now="£28.00" />
      <Price now="£21.00" suffix="ONLY!!" />
    </Inline>
  ),
  badWhy: 'Two prices, and it is unclear which one applies.',
})
