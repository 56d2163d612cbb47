import { isDelivered } from '@sorrel/domain/cart-line'
import { type FreeDeliveryRules, getFreeDeliveryThreshold } from '@sorrel/domain/free-delivery'
import type { Product } from '@sorrel/domain/product'
import { Text } from '@sorrel/ui/text'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { useShop } from '#shop/use-shop'
import * as styles from './product-screen.css.ts'

export interface BuyingRulesProps {
  readonly product: Product
  /** Default: the shop's rules. */
  readonly freeDelivery?: FreeDeliveryRules | undefined
}

/** The word on tax, and from which amount delivery is free where something is delivered. */
export function BuyingRules({ product, freeDelivery = SHOP_CONFIG.freeDelivery }: BuyingRulesProps) {
  const { t, formatPrice } = useShop()
  const { currency } = product
  const toThreshold = (countryCode: string) => {
    const amount = formatPrice({
      amount: getFreeDeliveryThreshold({ countryCode, currency }, freeDelivery),
      currency,
    })
    return amount.replace(/[.,]00(?!\d)/, '')
  }
  const delivery = t('products.delivery_rule', { uk: toThreshold('GB'), elsewhere: toThreshold('FR') })
  const words = [t('cart.tax_included'), ...(isDelivered(product) ? [delivery] : [])]
  return (
    <div className={styles.part}>
      <Text size="sm">{words.join(' ')}</Text>
    </div>
  )
}
