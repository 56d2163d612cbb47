import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/stack.tsx'
import { Price } from './price.tsx'
import { Inline } from '../inline/inline.tsx'
import { ProductCard } from '../stories/shop-parts.tsx'
import { Grid } from '../grid/grid.tsx'
import { products } from '../stories/samples.ts'
import { atExtremes, doAndDont } from '../stories/matrix.tsx'

const meta = { title: 'Components/Price', component: Price, args: { current: '£6.50' } } satisfies Meta<
  typeof Price
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Reduced: Story = {
  render: () => <Price current="£21.00" original="£28.00" originalLabel="Was" currentLabel="Now" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Now £21.00Was £28.00')
  },
}

export const Scheduled: Story = { args: { current: '£5.85', suffix: 'every month' } }

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Price current="£7.00" size="sm" />
      <Price current="£7.00" size="md" />
      <Price current="£7.00" size="lg" />
      <Price
        current="1.234.567,89 €"
        original="2.345.678,90 €"
        originalLabel="Vorher"
        currentLabel="Jetzt"
        suffix="alle drei Monate"
        size="lg"
      />
    </Stack>
  ),
}
export const Extremes: Story = atExtremes(Price, {
  long: {
    current: '1.234.567,89 €',
    original: '2.345.678,90 €',
    originalLabel: 'Vorher',
    currentLabel: 'Jetzt',
    suffix: 'alle drei Monate',
  },
  zero: { current: 'Free' },
  many: { current: '£999,999.99' },
  rightToLeft: {
    current: '٥٫٨٥ £',
    original: '٦٫٥٠ £',
    originalLabel: 'كان',
    currentLabel: 'الآن',
    suffix: 'كل شهر',
  },
})

/** On cards: the prices of a row are on one line. */
export const Composition: Story = {
  render: () => (
    <Grid columns={{ base: 2, desktop: 4 }}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Grid>
  ),
}

export const DoAndDont: Story = doAndDont(Price, {
  good: { current: '£21.00', original: '£28.00', originalLabel: 'Was', currentLabel: 'Now' },
  goodWhy: 'The price to pay comes first, the old one is struck.',
  bad: (
    <Inline gap="8">
      <Price current="£28.00" />
      <Price current="£21.00" suffix="ONLY!!" />
    </Inline>
  ),
  badWhy: 'Two prices, and nobody knows which one applies.',
})
