'use client'

import { type CartItem } from '@sorrel/domain/cart'
import { isMembership } from '@sorrel/domain/cart-line'
import { getPlanTerms } from '@sorrel/domain/plan'
import { Text } from '@sorrel/ui/text'
import { getDeliveryLabel, getPaymentLabel, getPlanLabels, getPlanTitle } from '#shop/plan-labels.ts'
import type { Shop } from '#shop/shop.ts'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './cart.css.ts'

export interface LineTermsProps {
  readonly item: CartItem
  /** ISO 4217 code of its amounts. */
  readonly currency: string
}

/**
 * A line's unit price, or its plan in one line, with its charges folded below it. A trial's end and a membership's charge
 * are never folded: what is paid later is not what the line costs now.
 */
export function LineTerms({ item, currency }: LineTermsProps) {
  const shop = useShop()
  const { lines, details } = getTerms(item, shop, currency)
  return (
    <>
      {lines.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
      {details.length > 0 && (
        <details className={styles.terms}>
          <summary className={styles.termsSummary} aria-label={shop.t('cart.plan_details_name', item)}>
            {shop.t('cart.plan_details')}
          </summary>
          {details.map((detail) => (
            <Text key={detail} size="sm">
              {detail}
            </Text>
          ))}
        </details>
      )}
    </>
  )
}

interface Terms {
  readonly lines: readonly string[]
  /** Folded. */
  readonly details: readonly string[]
}

function getTerms(item: CartItem, shop: Shop, currency: string): Terms {
  const { purchaseOption, quantity } = item
  const price = shop.formatPrice({ amount: item.price, currency })
  if (purchaseOption.type === 'standard')
    return { lines: quantity > 1 ? [shop.t('cart.price_each', { price })] : [], details: [] }
  const { planName, billingSchedule, orderSchedule } = purchaseOption
  if (billingSchedule === undefined) return { lines: [`${planName} · ${price}`], details: [] }
  const decimals = shop.getDecimals(currency)
  const terms = getPlanTerms({ price: item.price, decimals, billingSchedule, orderSchedule, quantity })
  const title = getPlanTitle(terms, item, shop)
  const sentence = getPlanLabels(terms, shop, { currency })
  if (isMembership(item) || terms.trialDays > 0) return { lines: [title, sentence], details: [] }
  return {
    lines: [`${title} · ${getPaymentLabel(terms, shop, { currency, tense: 'running' })}`],
    details: [getDeliveryLabel(terms, shop, currency), sentence],
  }
}
