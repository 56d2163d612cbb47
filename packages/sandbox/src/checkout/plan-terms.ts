import type { Translate } from '@sorrel/i18n/message'
import type { PricedCartLine } from '../cart/priced-cart.ts'
import { getPieceNames, getPlanTitle } from '../catalogue/plan-title.ts'
import { getText, type Market, toMoney } from '../store/market.ts'

interface Words {
  readonly market: Market
  readonly t: Translate
}

/** What comes by a line's plan and how often; undefined for a one-time purchase. */
export function getLineTitle(
  { plan, product, quantity }: PricedCartLine,
  { market, t }: Words,
): string | undefined {
  const goods = { name: getText(product.name, market), quantity, pieceNames: getPieceNames(product, market) }
  return plan && getPlanTitle(plan, goods, t)
}

/** What a line's plan charges, in the words of the shop's bag; undefined for a one-time purchase. */
export function getPlanTermsText(
  { plan, price, quantity, trialDays }: PricedCartLine,
  { market, t }: Words,
): string | undefined {
  if (plan === undefined) return undefined
  const { interval, intervalCount } = plan.billingSchedule
  const every = t(`products.every.${interval}`, { count: intervalCount })
  const words = { price: toMoney(price * quantity, market), every }
  return trialDays > 0
    ? t('products.plan.trial', { count: trialDays, ...words })
    : t('products.plan.today', words)
}
