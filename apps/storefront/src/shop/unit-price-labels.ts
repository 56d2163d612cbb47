import type { Money } from '@sorrel/domain/money'
import type { ProductAttribute } from '@sorrel/domain/product'
import { getNetContent } from '@sorrel/domain/product-facts'
import { getUnitPrice } from '@sorrel/domain/unit-price'
import type { ShopView } from './shop.ts'

export interface PricedContent {
  readonly product: { readonly attributes: readonly ProductAttribute[] }
  /** Of one piece. */
  readonly price: Money
}

/** `£2.40 / 100 ml`; undefined for a product without a stated content, and for a free one. */
export function getUnitPriceLabels(
  { product, price }: PricedContent,
  { t, formatPrice, getDecimals }: Pick<ShopView, 't' | 'formatPrice' | 'getDecimals'>,
): string | undefined {
  const content = getNetContent(product)
  const { amount, currency } = price
  if (content === undefined || amount <= 0) return undefined
  const { per, price: ofUnit } = getUnitPrice(amount, { content, decimals: getDecimals(currency) })
  return t('products.unit_price', {
    price: formatPrice({ amount: ofUnit, currency }),
    content: per.amount === 1 ? per.unit : `${per.amount} ${per.unit}`,
  })
}
