'use client'

import { getPrice, getShownPrice, getCurrencyDigits } from '@sorrel/domain/money'
import type { ProductPreview } from '@sorrel/domain/product'
import { Grid } from '@sorrel/ui/grid'
import { Link, type LinkComponent } from '@sorrel/ui/link'
import { Picture } from '@sorrel/ui/picture'
import { Price } from '@sorrel/ui/price'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { useMessages } from '../messages-context'

const SIZES = '(min-width: 960px) 25vw, (min-width: 640px) 33vw, 50vw'

interface ProductListProps {
  readonly products: readonly ProductPreview[]
  readonly toHref: (slug: string) => string
  readonly link?: LinkComponent
}

export function ProductList({ products, toHref, link = 'a' }: ProductListProps) {
  return (
    <Grid as="ul" columns={{ base: 2, tablet: 3, desktop: 4 }} rowGap="48">
      {products.map((product) => (
        <li key={product.slug}>
          <Card product={product} href={toHref(product.slug)} link={link} />
        </li>
      ))}
    </Grid>
  )
}

interface CardProps {
  readonly product: ProductPreview
  readonly href: string
  readonly link: LinkComponent
}

function Card({ product, href, link }: CardProps) {
  const { t, toMoney } = useMessages()
  const { title, image, currency } = product
  const { price, origPrice } = getShownPrice(getPrice(product, { decimals: getCurrencyDigits(currency, []) }))
  return (
    <Link as={link} href={href} variant="bare">
      <Stack gap="8">
        {image && <Picture {...image} alt="" sizes={SIZES} ratio="8/9" />}
        <Text weight="strong">{title}</Text>
        {origPrice === undefined ? (
          <Price current={toMoney(price, currency)} />
        ) : (
          <Price
            current={toMoney(price, currency)}
            original={toMoney(origPrice, currency)}
            currentLabel={t('products.price_now', { price: '' })}
            originalLabel={t('products.price_was', { price: '' })}
          />
        )}
      </Stack>
    </Link>
  )
}
