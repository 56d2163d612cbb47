import { getPrice, isOnSale } from '@sorrel/domain/money'
import type { ProductPreview } from '@sorrel/domain/product'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import { getStockStatus } from '@sorrel/domain/stock'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { ReviewSummary } from '@sorrel/reviews/react/static'
import { Badge } from '@sorrel/ui/badge'
import type { HeadingLevel } from '@sorrel/ui/heading'
import { ProductCard as KitProductCard } from '@sorrel/ui/product-card'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import type { ShopView } from '#shop/shop.ts'
import { ProductPrice } from '#shop/product-price.tsx'
import { useShop } from '#shop/use-shop'
import { hasColors } from './has-colors.ts'

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
  /** Over the picture's foot, such as quick-add. For the keyboard it comes after the card's link. */
  readonly action?: ReactNode
  /** `high` for cards of the first screen. */
  readonly priority?: 'high' | 'low'
}

/** A product in a list, as the kit's card. See docs/specification.md#product-cards. */
export function ProductCard({ product, headingLevel, ...props }: ProductCardProps) {
  const shop = useShop()
  const { rating, showPrice = true, showDescription = true } = props
  const [picture, secondPicture] = product.images
  const mark = getMark(product, shop)
  return (
    <KitProductCard
      name={product.name}
      href={shop.toHref(shopRoutes.product(product.slug))}
      link={shop.link}
      level={headingLevel}
      picture={picture}
      secondPicture={secondPicture}
      image={shop.image}
      sizes={props.sizes}
      priority={props.priority}
      badge={mark && <Badge>{mark}</Badge>}
      description={showDescription ? product.description : undefined}
      colors={getColors(product)}
      rating={rating && <ReviewSummary rating={rating} app={shop} href="" />}
      price={showPrice && (props.price || <CardPrice product={product} unitPrice={props.unitPrice} />)}
      action={props.action}
    />
  )
}

function getColors({ options }: ProductPreview) {
  const option = options.find(hasColors)
  return (
    option && {
      label: `${option.name}: ${option.values.map(({ name }) => name).join(', ')}`,
      values: option.values.map(({ color }) => color ?? ''),
    }
  )
}

function getMark(product: ProductPreview, { t }: ShopView): string | undefined {
  if (getStockStatus(product) === 'out-of-stock') return t('products.stock_status.out_of_stock')
  if (isOnSale(product)) return t('products.sale')
  const { bundle } = product
  return bundle && t('products.set', { count: bundle.reduce((pieces, part) => pieces + part.quantity, 0) })
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
