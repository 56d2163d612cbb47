import type { ProductAttribute } from '@sorrel/domain/product'
import { getNetContent } from '@sorrel/domain/product-facts'
import { getUnitPrice } from '@sorrel/domain/unit-price'
import type { ShopView } from './shop.ts'

export interface PricedContent {
  readonly product: { readonly attributes: readonly ProductAttribute[]; readonly currency: string }
  /** Of one piece, in major units. */
  readonly price: number
}

/** `£2.40 / 100 ml`; undefined for a product without a stated content, and for a free one. */
export function getUnitPriceLabels(
  { product, price }: PricedContent,
  { t, formatPrice, getDecimals }: Pick<ShopView, 't' | 'formatPrice' | 'getDecimals'>,
): string | undefined {
  const content = getNetContent(product)
  if (content === undefined || price <= 0) return undefined
  const decimals = getDecimals(product.currency)
  const { per, price: unitPrice } = getUnitPrice(price, { content, decimals })
  return t('products.unit_price', {
    price: formatPrice(unitPrice),
    content: per.amount === 1 ? per.unit : `${per.amount} ${per.unit}`,
  })
}
