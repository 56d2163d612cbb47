import type { Minor, PlanDocument, ProductDocument, VariantDocument } from '../catalogue/documents.ts'
import { convert, type Market } from '../store/market.ts'
import { getProductPrice, getTierPrice, getVariantPrice } from '../catalogue/price.ts'
import { getOptionsPrice } from './chosen-options.ts'

/** Everything on which the price of one piece depends. */
interface LinePriceQuestion {
  readonly product: ProductDocument
  readonly variant: VariantDocument | undefined
  readonly plan: PlanDocument | undefined
  /** Choices with their prices in the market's currency. */
  readonly options: readonly { readonly price: Minor }[]
  readonly quantity: number
  readonly accountGroup: string | null | undefined
}

/**
 * Price of one piece in minor units of the market's currency: the plan's, else the best price list step that matches
 * the quantity and the account group, else the variant's, else the product's; plus the chosen options.
 * `origPrice` is what it cost before the sale, or will cost after the trial.
 */
export function getLinePrice(
  question: LinePriceQuestion,
  market: Market,
): { readonly price: Minor; readonly origPrice: Minor | undefined } {
  const { product, variant, plan, options } = question
  const extra = getOptionsPrice(options)
  if (plan !== undefined) return getPlanPrice(plan, extra, market)
  const base = (variant && getVariantPrice(variant, market)) ?? getProductPrice(product, market)
  const before =
    product.sale && product.origPrice !== undefined ? convert(product.origPrice, market) : undefined
  return {
    price: getSteppedPrice(base, question, market) + extra,
    origPrice: before === undefined ? undefined : before + extra,
  }
}

/** During a trial the line costs 0, but the price of a piece is the price after the trial. */
function getPlanPrice(plan: PlanDocument, extra: Minor, market: Market): ReturnType<typeof getLinePrice> {
  const price = convert(plan.price, market) + extra
  return { price, origPrice: (plan.billingSchedule.trialDays ?? 0) > 0 ? price : undefined }
}

/** The cheapest step that applies to the quantity and the account group; the base price if none does. */
function getSteppedPrice(
  base: Minor,
  { product, variant, quantity, accountGroup }: LinePriceQuestion,
  market: Market,
): Minor {
  const steps = variant?.prices?.length ? variant.prices : product.prices
  const prices = steps
    .filter((step) => quantity >= (step.quantityMin ?? 0) && quantity <= (step.quantityMax ?? Infinity))
    .filter((step) => !step.accountGroup || step.accountGroup === accountGroup)
    .map((step) => getTierPrice(step, base, market))
  return prices.length === 0 ? base : Math.min(...prices)
}
