import type { Subscription } from '@sorrel/domain/subscriptions'
import type { PlanOffer, ProductOffer } from './product-offer.ts'
import type { BillingInterval } from './billing-interval.ts'

/** One product, in one of its choices, that can take a subscription's place. */
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
 * Every choice of every product, in the billing interval of the product that comes nearest to the subscription's own.
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
