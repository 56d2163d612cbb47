'use client'

import { type CartItem } from '@sorrel/domain/cart'
import { isMembership } from '@sorrel/domain/cart-line'
import { getPlanTerms } from '@sorrel/domain/plan'
import { Text } from '@sorrel/ui/text'
import { getDeliveryLabel, getPlanTitle, getPlanLabels } from '#shop/plan-labels.ts'
import type { Shop } from '#shop/shop.ts'
import { useShop } from '#shop/shop-context.tsx'

export interface LineTermsProps {
  readonly item: CartItem
  /** ISO 4217 code of its amounts. */
  readonly currency: string
}

/** A line's unit price or its plan's charges, in the texts of the product's page. */
export function LineTerms({ item, currency }: LineTermsProps) {
  const shop = useShop()
  return getTerms(item, shop, currency).map((term) => (
    <Text key={term} size="sm">
      {term}
    </Text>
  ))
}

function getTerms(item: CartItem, shop: Shop, currency: string): readonly string[] {
  const { purchaseOption, quantity } = item
  const price = shop.formatPrice(item.price, currency)
  if (purchaseOption.type === 'standard') return quantity > 1 ? [shop.t('cart.price_each', { price })] : []
  const { planName, billingSchedule, orderSchedule } = purchaseOption
  if (billingSchedule === undefined) return [`${planName} · ${price}`]
  const decimals = shop.getDecimals(currency)
  const terms = getPlanTerms({ price: item.price, decimals, billingSchedule, orderSchedule, quantity })
  const title = getPlanTitle(terms, shop)
  return [
    isMembership(item) ? title : `${title} · ${getDeliveryLabel(terms, shop, currency)}`,
    getPlanLabels(terms, shop, { currency }),
  ]
}
