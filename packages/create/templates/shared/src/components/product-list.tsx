'use client'

import { routes } from '@sorrel/contracts/routes'
import { getPrice, getShownPrice } from '@sorrel/domain/money'
import type { ProductPreview } from '@sorrel/domain/product'
import { Grid } from '@sorrel/ui/grid'
import { ProductCard } from '@sorrel/ui/product-card'
import { RouterLink } from '../link'
import { useMessages } from '../messages-context'
import { ShopImage } from '../shop-image'
import { ProductPrice } from './product-price'

const SIZES = '(min-width: 960px) 25vw, (min-width: 640px) 33vw, 50vw'

/** Products as cards, which lead to their pages. */
export function ProductList({ products }: { readonly products: readonly ProductPreview[] }) {
  return (
    <Grid as="ul" columns={{ base: 2, tablet: 3, desktop: 4 }} rowGap="48">
      {products.map((product, index) => (
        <li key={product.slug}>
          <Card product={product} isFirst={index < 4} />
        </li>
      ))}
    </Grid>
  )
}

interface CardProps {
  readonly product: ProductPreview
  /** Of the first screen, whose pictures are loaded at once. */
  readonly isFirst: boolean
}

function Card({ product, isFirst }: CardProps) {
  const { toHref } = useMessages()
  return (
    <ProductCard
      name={product.name}
      href={toHref(routes.product(product.slug))}
      level={2}
      picture={product.images[0]}
      sizes={SIZES}
      priority={isFirst ? 'high' : 'low'}
      price={<ProductPrice price={getShownPrice(getPrice(product))} />}
      link={RouterLink}
      image={ShopImage}
    />
  )
}
