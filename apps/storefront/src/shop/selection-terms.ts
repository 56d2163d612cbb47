import { getShownPrice, multiplyMoney, type Price } from '@sorrel/domain/money'
import { type DeliveredGoods, getPlanTerms, type PlanTerms } from '@sorrel/domain/plan'
import type { SubscriptionPlan } from '@sorrel/domain/product'
import { getFact } from '@sorrel/domain/product-facts'
import { getSelectionPrice, type ProductSelectionState } from '@sorrel/domain/product-selection'
import type { ShopView } from './shop.ts'

/**
 * The terms of one of the plans for the current choice. `decimals` are the decimal places of amounts, here and below.
 */
export function toTerms(plan: SubscriptionPlan, state: ProductSelectionState, decimals: number): PlanTerms {
  const chosen = { ...state, purchaseOption: 'subscription', planId: plan.id } as const
  return getPlanTerms({
    ...plan,
    price: getShownPrice(getSelectionPrice(chosen, { decimals })).now.amount,
    decimals,
    quantity: state.quantity,
  })
}

/** The terms of the chosen plan; undefined where there is none. */
export function getSelectionTerms(state: ProductSelectionState, decimals: number): PlanTerms | undefined {
  const plans = state.product.purchaseOptions.subscription?.plans ?? []
  const plan = plans.find(({ id }) => id === state.planId) ?? plans[0]
  return plan && toTerms(plan, state, decimals)
}

/** What a plan delivers for the current choice. */
export function getSelectedGoods({ product, quantity }: ProductSelectionState): DeliveredGoods {
  return { name: product.name, quantity, pieceNames: getFact(product, 'piece') }
}

/** The one-time price of the chosen quantity. */
export function getOneTimePrice(state: ProductSelectionState, decimals: number): number {
  const { now } = getShownPrice(getSelectionPrice({ ...state, purchaseOption: 'standard' }, { decimals }))
  return multiplyMoney(now.amount, state.quantity)
}

/** The amount due now for the quantity: `£17.00`, or that a trial is free. */
export function getTotalLabels(
  { price, currency, trialDays }: Price,
  quantity: number,
  { t, formatPrice }: Pick<ShopView, 't' | 'formatPrice'>,
): string {
  return trialDays > 0
    ? t('products.free')
    : formatPrice({ amount: multiplyMoney(price, quantity), currency })
}
