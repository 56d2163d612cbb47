import { getPrice, getShownPrice } from '@sorrel/domain/money'
import type { ProductPreview } from '@sorrel/domain/product'
import { getShortLine } from '@sorrel/domain/product-facts'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import type { ShopView } from '#shop/shop.ts'
import { getUnitPriceLabels } from '#shop/unit-price-labels.ts'

export interface CardLabels {
  /** In place of the product's whole description. */
  readonly description: string
  readonly unitPrice?: string | undefined
}

/** A card's texts besides name and price. They are formed on the server, so that pages load no code for them. */
export function toCardLabels(
  product: ProductPreview,
  shop: Pick<ShopView, 't' | 'formatPrice' | 'getDecimals'>,
): CardLabels {
  const purchaseOption = getInitialPurchaseOption(product)
  const decimals = shop.getDecimals(product.currency)
  const { now } = getShownPrice(getPrice(product, { purchaseOption, decimals }))
  return {
    description: getShortLine(product),
    unitPrice: getUnitPriceLabels({ product, price: now }, shop),
  }
}
