import { getTierPrice, toMinorUnits } from '@sorrel/domain/money'
import type { PriceTier } from '@sorrel/domain/product'
import type {
  Minor,
  PlanDocument,
  PriceTierDocument,
  ProductDocument,
  VariantDocument,
} from '../catalogue/documents.ts'
import { convert, type Lens, toMajor } from '../store/lens.ts'
import { getProductPrice, getVariantPrice } from '../catalogue/price.ts'
import { getOptionsPrice } from './chosen-options.ts'

/** Everything the price of one piece depends on. */
interface LinePriceQuestion {
  readonly product: ProductDocument
  readonly variant: VariantDocument | undefined
  readonly plan: PlanDocument | undefined
  /** Choices with their prices in the lens's currency. */
  readonly options: readonly { readonly price: Minor }[]
  readonly quantity: number
  readonly accountGroup: string | null | undefined
}

/**
 * Price of one piece in minor units of the lens's currency: the plan's, else the best price list step that matches
 * the quantity and the account group, else the variant's, else the product's; plus the chosen options.
 * `origPrice` is what it cost before the sale, or will cost after the trial. Specification sections 3 and 4.
 */
export function getLinePrice(
  question: LinePriceQuestion,
  lens: Lens,
): { readonly price: Minor; readonly origPrice: Minor | undefined } {
  const { product, variant, plan, options } = question
  const extra = getOptionsPrice(options)
  if (plan !== undefined) return getPlanPrice(plan, extra, lens)
  const base = (variant && getVariantPrice(variant, lens)) ?? getProductPrice(product, lens)
  const price = getSteppedPrice(base, question, lens) ?? base
  const before =
    product.sale && product.origPrice !== undefined ? convert(product.origPrice, lens) : undefined
  return { price: price + extra, origPrice: before === undefined ? undefined : before + extra }
}

/** A trial costs nothing now: the line says so, its piece keeps the price it will have. */
function getPlanPrice(plan: PlanDocument, extra: Minor, lens: Lens): ReturnType<typeof getLinePrice> {
  const price = convert(plan.price, lens) + extra
  return { price, origPrice: (plan.billingSchedule.trialDays ?? 0) > 0 ? price : undefined }
}

function getSteppedPrice(base: Minor, question: LinePriceQuestion, lens: Lens): Minor | undefined {
  const { product, variant, quantity } = question
  const { decimals } = lens.currency
  const prices = (variant?.prices ?? product.prices).map((tier) => toPriceTier(tier, lens))
  const accountGroup = question.accountGroup ?? undefined
  const priced = { price: toMajor(base, lens.currency), sale: false, prices }
  const stepped = getTierPrice(priced, { quantity, accountGroup, decimals })
  return stepped === undefined ? undefined : toMinorUnits(stepped, decimals)
}

function toPriceTier(tier: PriceTierDocument, lens: Lens): PriceTier {
  const { price, ...rest } = tier
  return price === undefined ? rest : { ...rest, price: toMajor(convert(price, lens), lens.currency) }
}
