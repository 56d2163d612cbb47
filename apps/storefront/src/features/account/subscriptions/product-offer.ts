import {
  getOptions,
  getVariants,
  type Picture,
  type Product,
  type ProductPreview,
  type SubscriptionPlan,
} from '@sorrel/domain/product'
import { getPrice } from '@sorrel/domain/money'
import { getStockStatus } from '@sorrel/domain/stock'
import { type BillingInterval, toBillingIntervalValue } from './billing-interval.ts'

export interface PlanOffer extends BillingInterval {
  /** Its billing interval, as a form sends it. */
  readonly value: string
  readonly name: string
  readonly price: number
}

/** What a subscription can be changed to, of one product. Amounts in the subscription's currency. */
export interface ProductOffer {
  readonly id: string
  readonly name: string
  readonly image?: Picture | undefined
  /** One piece, bought once. */
  readonly price: number
  /** One for each billing interval. */
  readonly plans: readonly PlanOffer[]
  readonly variants: readonly { readonly id: string; readonly name: string }[]
}

type AnyProduct = Product | ProductPreview

export function toProductOffer(product: AnyProduct, ownPlanId?: string): ProductOffer {
  const plans = product.purchaseOptions.subscription?.plans ?? []
  const ordered = [
    ...plans.filter(({ id }) => id === ownPlanId),
    ...plans.filter(({ id }) => id !== ownPlanId),
  ]
  const byBillingInterval = new Map(
    ordered
      .map(toPlanOffer)
      .toReversed()
      .map((plan) => [plan.value, plan]),
  )
  return {
    id: product.id,
    name: 'name' in product ? product.name : product.title,
    image: 'images' in product ? product.images[0] : product.image,
    price: getPrice(product).price,
    plans: plans.map(toPlanOffer).flatMap(({ value }) => takeOut(byBillingInterval, value)),
    variants: getVariants(product).map(({ id, name }) => ({ id, name })),
  }
}

function toPlanOffer({ name, price, billingSchedule }: SubscriptionPlan): PlanOffer {
  const { interval, intervalCount } = billingSchedule
  return { value: toBillingIntervalValue({ interval, intervalCount }), name, price, interval, intervalCount }
}

function takeOut(plans: Map<string, PlanOffer>, value: string): readonly PlanOffer[] {
  const plan = plans.get(value)
  plans.delete(value)
  return plan === undefined ? [] : [plan]
}

/** A product can take a subscription's place when it has plans and nothing but variants to choose. */
export function canTakePlace(product: AnyProduct): boolean {
  const plans = product.purchaseOptions.subscription?.plans ?? []
  return plans.length > 0 && getOptions(product).every(({ variant, required }) => variant || !required)
}

/** A product can come along when it is sold by the piece, is there, and leaves nothing to choose. */
export function canComeAlong(product: AnyProduct): boolean {
  return (
    product.purchaseOptions.standard !== undefined &&
    getOptions(product).every(({ variant, required }) => !variant && !required) &&
    getStockStatus(product) !== 'out-of-stock'
  )
}
