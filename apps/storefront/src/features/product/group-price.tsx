'use client'

import { getPrice } from '@sorrel/domain/money'
import type { ProductPreview } from '@sorrel/domain/product'
import { getInitialPurchaseOption } from '@sorrel/domain/purchase'
import { useGroupPrices } from '#features/group-pricing/index.ts'
import { Text } from '@sorrel/ui/text'
import { ProductPrice } from '#shop/product-price.tsx'
import { useShop } from '#shop/shop-context.tsx'

export interface GroupPriceProps {
  readonly product: ProductPreview
  /** The public unit price in words. Default: none. */
  readonly unitPrice?: string | undefined
}

/** The price of a product with group prices: first the public one, then the customer's. */
export function GroupPrice({ product, unitPrice }: GroupPriceProps) {
  const shop = useShop()
  const card = { product, unitPrice }
  const own = useGroupPrices()?.getCard(card, shop) ?? card
  const purchaseOption = getInitialPurchaseOption(product)
  return (
    <>
      <ProductPrice
        price={getPrice(own.product, { purchaseOption, decimals: shop.getDecimals(product.currency) })}
      />
      {own.unitPrice !== undefined && <Text size="sm">{own.unitPrice}</Text>}
    </>
  )
}
