import { getPlanTerms } from '@sorrel/domain/plan'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { getPlanTitle, getPlanLabels } from '#shop/plan-labels.ts'
import type { ShopView } from '#shop/shop.ts'

/** A subscription's plan in the texts of product and cart: what comes, how often, and its charges. */
export function getPlanLines(
  subscription: Subscription,
  shop: Pick<ShopView, 't' | 'formatPrice' | 'getDecimals'>,
): readonly string[] {
  const { billingSchedule, orderSchedule, planName, price, quantity, currency } = subscription
  if (billingSchedule === undefined) return planName === undefined ? [] : [planName]
  const decimals = shop.getDecimals(currency)
  const terms = getPlanTerms({ price, decimals, billingSchedule, orderSchedule, quantity })
  const tense = subscription.status === 'trial' ? 'before' : 'running'
  return [`${getPlanTitle(terms, subscription, shop)} · ${getPlanLabels(terms, shop, { currency, tense })}`]
}
