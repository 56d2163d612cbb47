import { routes } from '@sorrel/contracts/routes'
import type { Price } from '@sorrel/domain/money'
import type { ProductPreview } from '@sorrel/domain/product'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import type { ReactNode } from 'react'
import { ProductPrice } from '#shop/product-price.tsx'
import { useShop } from '#shop/use-shop'
import * as styles from './offer-card.css.ts'

export interface OfferCardProps {
  readonly product: ProductPreview
  readonly price: Price
  /** In place of `price`, for a product whose price depends on who asks. */
  readonly groupPrice?: ReactNode
  /** Between name and price. */
  readonly children?: ReactNode
}

/** Another product in the column of the buy box: picture, name, price, in one row. */
export function OfferCard({ product, price, groupPrice, children }: OfferCardProps) {
  const [image] = product.images
  const shop = useShop()
  const Anchor = shop.link
  return (
    <>
      {image && <Picture {...image} ratio="1/1" corners="nested" sizes="96px" image={shop.image} />}
      <div className={styles.textBlock}>
        <Heading level={3} size="md" variant="plain">
          <Anchor href={shop.toHref(routes.product(product.slug))} className={styles.target}>
            {product.name}
          </Anchor>
        </Heading>
        {children}
        {groupPrice || <ProductPrice price={price} />}
      </div>
    </>
  )
}
