import type { Subscription } from '@sorrel/domain/subscriptions'
import type { PlanOffer, ProductOffer } from './product-offer.ts'
import { toRhythmValue } from './rhythm.ts'

/** One product, in one of its choices, that can take a subscription's place. */
export interface Swap {
  /** As the form sends it: `productId/variantId/rhythm`. */
  readonly value: string
  readonly name: string
  readonly plan: PlanOffer
}

/** Every choice of every product, in the subscription's own rhythm where the product has it, else in its first. */
export function getSwaps(
  offers: readonly ProductOffer[],
  { billingSchedule }: Pick<Subscription, 'billingSchedule'>,
): readonly Swap[] {
  const own = billingSchedule && toRhythmValue(billingSchedule)
  return offers.flatMap(({ id, name, plans, variants }) => {
    const plan = plans.find(({ value }) => value === own) ?? plans[0]
    if (plan === undefined) return []
    if (variants.length === 0) return [{ value: `${id}//${plan.value}`, name, plan }]
    return variants.map((variant) => ({
      value: `${id}/${variant.id}/${plan.value}`,
      name: `${name}, ${variant.name}`,
      plan,
    }))
  })
}
