import { getPrice, isOnSale } from '@sorrel/domain/money'
import type { ProductPreview } from '@sorrel/domain/product'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import { getStockStatus } from '@sorrel/domain/stock'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { ReviewSummary } from '@sorrel/reviews/react/static'
import { Badge } from '@sorrel/ui/badge'
import { Heading, type HeadingLevel } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import type { ShopView } from '#shop/shop.ts'
import { ProductPrice } from '#shop/product-price.tsx'
import { useShop } from '#shop/use-shop'
import * as styles from './product-card.css.ts'

export interface ProductCardProps {
  readonly product: ProductPreview
  readonly headingLevel: HeadingLevel
  /** The product's rating. Default: none. */
  readonly rating?: ReturnType<NonNullable<ShopView['getRating']>>
  /** In place of the price. */
  readonly price?: ReactNode
  /** The price of 100 ml in words. Default: none. */
  readonly unitPrice?: string | undefined
  /** Width the picture takes, as in HTML. */
  readonly sizes: string
  /** Default true. */
  readonly showPrice?: boolean
  /** Default true. */
  readonly showDescription?: boolean
  /** Over the picture's foot, such as quick-add. */
  readonly action?: ReactNode
  /** `high` for cards of the first screen. */
  readonly priority?: 'high' | 'low'
}

/** A product in a list: the picture first, then name, one line or two, and the price. See docs/specification.md#product-cards. */
export function ProductCard({ product, headingLevel, action, ...props }: ProductCardProps) {
  const shop = useShop()
  const { rating, showPrice = true, showDescription = true } = props
  const Anchor = shop.link
  return (
    <article className={styles.card}>
      <CardPictures product={product} {...props}>
        {action}
      </CardPictures>
      <div className={styles.textBlock}>
        <Heading level={headingLevel} size="md" variant="plain" clamp="2">
          <Anchor href={shop.toHref(shopRoutes.product(product.slug))} className={styles.target}>
            {product.title}
          </Anchor>
        </Heading>
        {showDescription && product.description !== '' && (
          <Text size="sm" clamp="2">
            {product.description}
          </Text>
        )}
        {rating && <ReviewSummary rating={rating} app={shop} href="" />}
      </div>
      <div className={styles.price}>
        {showPrice && (props.price || <CardPrice product={product} {...props} />)}
      </div>
    </article>
  )
}

interface CardPicturesProps extends Pick<ProductCardProps, 'product' | 'sizes' | 'priority'> {
  /** Over the picture's foot. */
  readonly children: ReactNode
}

function CardPictures({ product, sizes, priority, children }: CardPicturesProps) {
  const shop = useShop()
  const { image, secondImage } = product
  const mark = getMark(product, shop)
  return (
    <div className={styles.media}>
      {image && <Picture {...image} ratio="8/9" sizes={sizes} priority={priority} image={shop.image} />}
      {secondImage && (
        <span className={styles.second} aria-hidden="true">
          <Picture {...secondImage} alt="" ratio="8/9" sizes={sizes} image={shop.image} />
        </span>
      )}
      {mark && (
        <span className={styles.mark}>
          <Badge>{mark}</Badge>
        </span>
      )}
      {children}
    </div>
  )
}

function getMark(product: ProductPreview, { t }: ShopView): string | undefined {
  if (getStockStatus(product) === 'out-of-stock') return t('products.stock_status.out_of_stock')
  return isOnSale(product) ? t('products.sale') : undefined
}

function CardPrice({ product, unitPrice }: Pick<ProductCardProps, 'product' | 'unitPrice'>) {
  const { t, getDecimals } = useShop()
  const purchaseOption = getInitialPurchaseOption(product)
  if (purchaseOption === 'none') return <Text size="sm">{t('products.purchase.none')}</Text>
  const decimals = getDecimals(product.currency)
  return (
    <>
      <ProductPrice price={getPrice(product, { purchaseOption, decimals })} />
      {unitPrice !== undefined && <Text size="sm">{unitPrice}</Text>}
    </>
  )
}
