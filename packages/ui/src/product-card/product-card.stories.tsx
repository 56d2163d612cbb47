import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Price } from '../price/price.tsx'
import { atExtremes, doAndDont, inEachState, atMost } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { Grid } from '../grid/grid.tsx'
import { numbered, pictures, products } from '../stories/samples.ts'
import { SampleCard, toCardProps } from '../stories/sample-card.tsx'
import { ProductCard } from './product-card.tsx'

const [wash, soap, washcloth, diffuser] = [
  toCardProps(products[0]),
  toCardProps(products[1]),
  toCardProps(products[2]),
  toCardProps(products[3]),
] as const

const meta = {
  title: 'Components/Product card',
  component: ProductCard,
  args: { ...wash, level: 2 },
  decorators: [atMost('20rem')],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

/** The link is the name; it covers the card, and the keyboard stops once. */
export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Refillable Hand Wash' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    const { left, top } = canvas.getByRole('article').getBoundingClientRect()
    await expect(document.elementFromPoint(left + 20, top + 120)).toBe(link)
  },
}

/** Reduced: the price now, and the one before. */
export const Sale: Story = { args: diffuser }

/** Nothing can be added, and the badge says so. */
export const SoldOut: Story = { args: { ...washcloth, badge: <Badge>Sold out</Badge> } }

/** Five dots, and how many more there are. */
export const Colours: Story = {
  args: {
    ...washcloth,
    colors: {
      label: 'Colour: oat, sage, terracotta, slate, stone, chestnut',
      values: ['#e8dcc4', '#9aa888', '#c98f6b', '#3d4a5c', '#d8d4cc', '#7a4b3a'],
    },
  },
  play: async ({ canvas }) => {
    const colors = canvas.getByRole('img', { name: /^Colour: oat/ })
    await expect(colors).toHaveTextContent(/^\+1$/)
    await expect(colors.children).toHaveLength(5)
  },
}

/** The action comes after the link for the keyboard, and over the picture for the eye. */
export const WithAction: Story = {
  args: {
    ...soap,
    priority: 'high',
    action: (
      <div style={{ padding: '12px' }}>
        <Button variant="raised" fullWidth>
          Quick add
        </Button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const [button, picture] = [canvas.getByRole('button'), canvas.getByRole('article').querySelector('img')]
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(
      picture?.getBoundingClientRect().bottom ?? 0,
    )
  },
}

/** A second picture under the pointer. */
export const SecondPicture: Story = { args: { ...soap, secondPicture: pictures.soapWrapped } }

export const OnlyAName: Story = {
  args: { badge: undefined, description: undefined, picture: undefined, price: undefined, rating: undefined },
}

export const InEachState: Story = inEachState(ProductCard, ['hover', 'focus'], {
  width: 'natural',
  props: { ...soap, secondPicture: pictures.soapWrapped },
})

export const Extremes: Story = atExtremes(ProductCard, {
  width: 'natural',
  long: {
    name: 'Wiederbefüllbare Handwaschlotionsgroßpackung mit Eukalyptus und wilder Minze',
    description:
      'Nachfüllpackungen für wiederverwendbare Handwaschlotionsflaschen aus recyceltem Glas, nichts davon in Plastik.',
    badge: <Badge>Wiederbefüllbar</Badge>,
    price: <Price now="1.234,56 €" before="2.345,67 €" beforeLabel="Vorher" nowLabel="Jetzt" />,
  },
  many: {
    colors: {
      label: 'Colour: forty of them',
      values: numbered(40, (number) => `hsl(${(number - 1) * 9} 40% 60%)`),
    },
  },
  missingPicture: { picture: { ...pictures.missing, alt: 'Soap' } },
  rightToLeft: {
    name: 'صابون الشوفان والعسل',
    description: 'معصور على البارد بالشوفان والعسل.',
    badge: <Badge>تخفيضات</Badge>,
    price: <Price now="٢١ ر.س" before="٢٨ ر.س" beforeLabel="كان" nowLabel="الآن" />,
  },
})

/** A row of products. */
export const Composition: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(70rem, 90vw)' }}>{Story()}</div>],
  render: () => (
    <Grid columns={{ base: 2, desktop: 4 }} rowGap="32">
      {products.map((product) => (
        <SampleCard key={product.id} product={product} level={2} />
      ))}
    </Grid>
  ),
}

export const DoAndDont: Story = doAndDont(ProductCard, {
  good: soap,
  goodWhy: 'A picture, the name, a fact and the price.',
  bad: {
    ...soap,
    name: 'BUY NOW: best soap ever!',
    badge: (
      <>
        <Badge>SALE!</Badge> <Badge tone="error">Hot</Badge>
      </>
    ),
  },
  badWhy: 'Two badges compete, and a name in capitals says nothing about the product.',
})
