import { Badge } from '../badge/badge.tsx'
import { Grid } from '../grid/grid.tsx'
import { Price } from '../price/price.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import { Stars } from '../stars/stars.tsx'
import { Text } from '../text/text.tsx'
import { products, type SampleProduct } from './samples.ts'

export interface SampleCardProps {
  readonly product: SampleProduct
  readonly level?: 2 | 3
}

/** The props of a card of the demo shop. */
export function toCardProps({ id, name, text, picture, price, original, mark, ...product }: SampleProduct) {
  return {
    name,
    href: `#${id}`,
    picture: { ...picture, alt: '' },
    sizes: '(min-width: 60rem) 25vw, 50vw',
    description: text,
    badge: mark && <Badge>{mark}</Badge>,
    rating: product.rating && (
      <Stars value={product.rating} label={`${product.rating} out of 5`}>
        <Text as="span" size="sm">
          {product.ratingText}
        </Text>
      </Stars>
    ),
    price: original ? (
      <Price now={price} before={original} beforeLabel="Was" nowLabel="Now" />
    ) : (
      <Price now={price} />
    ),
  }
}

/** A product of the demo shop, for stories that show it beside others. */
export function SampleCard({ product, level = 3 }: SampleCardProps) {
  return <ProductCard {...toCardProps(product)} level={level} />
}

/** The products of the demo shop in a row, for stories of what stands around them. */
export function SampleCards({ level = 3 }: Pick<SampleCardProps, 'level'>) {
  return (
    <Grid columns={{ base: 2, desktop: 4 }}>
      {products.map((product) => (
        <SampleCard key={product.id} product={product} level={level} />
      ))}
    </Grid>
  )
}
