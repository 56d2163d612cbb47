import {
  getOptions,
  getVariants,
  type Picture,
  type Product,
  type ProductPreview,
  type ScheduleInterval,
  type SubscriptionPlan,
} from '@sorrel/domain/product'
import { getPrice } from '@sorrel/domain/money'
import { getStockStatus } from '@sorrel/domain/stock'
import type { Subscription } from '@sorrel/domain/subscriptions'

/** How often a plan bills: every `intervalCount` intervals. */
export interface BillingInterval {
  readonly interval: ScheduleInterval
  readonly intervalCount: number
}

const INTERVALS: readonly ScheduleInterval[] = ['daily', 'weekly', 'monthly', 'yearly']

const PATTERN = /^(daily|weekly|monthly|yearly)-([1-9]\d{0,2})$/

/** A billing interval as a form sends it: `monthly-2`. */
export function toBillingIntervalValue({ interval, intervalCount }: BillingInterval): string {
  return `${interval}-${intervalCount}`
}

export function parseBillingInterval(text: string): BillingInterval | undefined {
  const [, interval, count] = PATTERN.exec(text) ?? []
  const known = INTERVALS.find((each) => each === interval)
  return known === undefined ? undefined : { interval: known, intervalCount: Number(count) }
}

export interface PlanOffer extends BillingInterval {
  /** Its billing interval, as a form sends it. */
  readonly value: string
  readonly name: string
  readonly price: number
}

/** A product that a subscription can be changed to. Amounts in the subscription's currency. */
export interface ProductOffer {
  readonly id: string
  readonly name: string
  readonly image?: Picture | undefined
  /** Of one, bought once. */
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
    plans: plans.map(toPlanOffer).flatMap(({ value }) => takePlan(byBillingInterval, value)),
    variants: getVariants(product).map(({ id, name }) => ({ id, name })),
  }
}

function toPlanOffer({ name, price, billingSchedule }: SubscriptionPlan): PlanOffer {
  const { interval, intervalCount } = billingSchedule
  return { value: toBillingIntervalValue({ interval, intervalCount }), name, price, interval, intervalCount }
}

function takePlan(plans: Map<string, PlanOffer>, value: string): readonly PlanOffer[] {
  const plan = plans.get(value)
  plans.delete(value)
  return plan === undefined ? [] : [plan]
}

/** A product can replace a subscription's when it has plans and no required choice besides its variant. */
export function canReplace(product: AnyProduct): boolean {
  const plans = product.purchaseOptions.subscription?.plans ?? []
  return plans.length > 0 && getOptions(product).every(({ variant, required }) => variant || !required)
}

/** A product can be added when it is sold once, is in stock, and leaves nothing to choose. */
export function canBeAdded(product: AnyProduct): boolean {
  return (
    product.purchaseOptions.standard !== undefined &&
    getOptions(product).every(({ variant, required }) => !variant && !required) &&
    getStockStatus(product) !== 'out-of-stock'
  )
}

/** One variant of a product that can replace the subscription's. */
export interface Swap {
  /** As the form sends it: `productId/variantId/billing interval`. */
  readonly value: string
  readonly name: string
  readonly plan: PlanOffer
}

const DAYS = { daily: 1, weekly: 7, monthly: 30, yearly: 365 } as const

const toDays = ({ interval, intervalCount }: BillingInterval) => DAYS[interval] * intervalCount

/** The plan whose billing interval is nearest. */
function findNearest(plans: readonly PlanOffer[], own: BillingInterval | undefined): PlanOffer | undefined {
  if (own === undefined) return plans[0]
  const toDistance = (plan: PlanOffer) => Math.abs(Math.log(toDays(plan) / toDays(own)))
  return plans.toSorted((left, right) => toDistance(left) - toDistance(right))[0]
}

/**
 * Every variant of every product, in the billing interval of the product that comes nearest to the subscription's own.
 */
export function getSwaps(
  offers: readonly ProductOffer[],
  { billingSchedule }: Pick<Subscription, 'billingSchedule'>,
): readonly Swap[] {
  return offers.flatMap(({ id, name, plans, variants }) => {
    const plan = findNearest(plans, billingSchedule)
    if (plan === undefined) return []
    if (variants.length === 0) return [{ value: `${id}//${plan.value}`, name, plan }]
    return variants.map((variant) => ({
      value: `${id}/${variant.id}/${plan.value}`,
      name: `${name}, ${variant.name}`,
      plan,
    }))
  })
}
