import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/stack.tsx'
import { Price } from './price.tsx'
import { Inline } from '../inline/inline.tsx'
import { ProductCard } from '../stories/shop-parts.tsx'
import { Grid } from '../grid/grid.tsx'
import { AtExtremes } from '../stories/at-extremes.tsx'
import { Advice } from '../stories/advice.tsx'
import { products } from '../stories/samples.ts'

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
export const Extremes: Story = {
  render: () => (
    <AtExtremes
      long={
        <Price
          current="1.234.567,89 €"
          original="2.345.678,90 €"
          originalLabel="Vorher"
          currentLabel="Jetzt"
          suffix="alle drei Monate"
        />
      }
      zero={<Price current="Free" />}
      many={<Price current="£999,999.99" />}
      rightToLeft={
        <Price current="٥٫٨٥ £" original="٦٫٥٠ £" originalLabel="كان" currentLabel="الآن" suffix="كل شهر" />
      }
    />
  ),
}

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

export const DoAndDont: Story = {
  render: () => (
    <Advice
      good={<Price current="£21.00" original="£28.00" originalLabel="Was" currentLabel="Now" />}
      goodWhy="The price to pay comes first, the old one is struck."
      bad={
        <Inline gap="8">
          <Price current="£28.00" />
          <Price current="£21.00" suffix="ONLY!!" />
        </Inline>
      }
      badWhy="Two prices, and nobody knows which one applies."
    />
  ),
}
