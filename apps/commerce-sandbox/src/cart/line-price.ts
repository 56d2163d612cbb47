import type { Minor, PlanDocument, PriceTierDocument, ProductDocument, VariantDocument } from '../catalogue/documents.ts'
import { convert, type Lens } from '../store/lens.ts'
import { getOptionsPrice } from './chosen-options.ts'

/** Everything the price of one piece depends on. */
export interface PriceQuestion {
  readonly product: ProductDocument
  readonly variant: VariantDocument | undefined
  readonly plan: PlanDocument | undefined
  /** Choices with their prices in the lens's currency. */
  readonly options: readonly { readonly price: Minor }[]
  readonly quantity: number
  readonly accountGroup: string | null | undefined
}

type Money = Pick<Lens, 'currency' | 'baseCurrency'>

/**
 * Price of one piece in minor units of the lens's currency: the plan's, else the best price list step that matches
 * the quantity and the account group, else the variant's, else the product's; plus the chosen options.
 * `origPrice` is what it cost before the sale. Specification sections 3 and 4.
 */
export function getLinePrice(
  question: PriceQuestion,
  money: Money,
): { readonly price: Minor; readonly origPrice: Minor | undefined } {
  const { product, variant, plan } = question
  const extra = getOptionsPrice(question.options)
  if (plan !== undefined) return { price: convert(plan.price, money) + extra, origPrice: undefined }
  const base = getBasePrice(product, variant, money)
  const steps = (variant?.prices ?? product.prices).filter((tier) => isMatch(tier, question))
  const price = Math.min(...steps.map((tier) => getTierPrice(tier, base, money)), steps.length === 0 ? base : Infinity)
  const before = product.sale && product.origPrice !== undefined ? convert(product.origPrice, money) : undefined
  return { price: price + extra, origPrice: before === undefined ? undefined : before + extra }
}

function getBasePrice(product: ProductDocument, variant: VariantDocument | undefined, money: Money): Minor {
  if (variant?.price !== undefined) return convert(variant.price, money)
  const fixed = money.currency.priced ? product.currencyPrices?.[money.currency.code] : undefined
  return fixed ?? convert(product.price, money)
}

function isMatch(tier: PriceTierDocument, { quantity, accountGroup }: PriceQuestion): boolean {
  if (tier.accountGroup !== undefined && tier.accountGroup !== accountGroup) return false
  return quantity >= (tier.quantityMin ?? 1) && quantity <= (tier.quantityMax ?? Number.POSITIVE_INFINITY)
}

function getTierPrice(tier: PriceTierDocument, base: Minor, money: Money): Minor {
  if (tier.price !== undefined) return convert(tier.price, money)
  return Math.round((base * (100 - (tier.discountPercent ?? 0))) / 100)
}
