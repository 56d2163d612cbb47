import type { Priced, PurchaseOptions, SubscriptionPlan } from '@sorrel/domain/product'
import { isWire, parseFlag, parseList, parseText, parseWire } from '../wire/parse.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import { toBillingSchedule, toSchedule } from '../wire/to-schedule.ts'
import { parseAmount, toPriced } from './to-priced.ts'

function toPlan(value: unknown): SubscriptionPlan | undefined {
  const wire = parseWire(value)
  const id = parseText(wire.id)
  const price = parseAmount(wire.price)
  const billingSchedule = toBillingSchedule(wire.billingSchedule)
  if (!id || price === undefined || !billingSchedule) return undefined
  return {
    id,
    name: parseText(wire.name) ?? '',
    price,
    billingSchedule,
    orderSchedule: toSchedule(wire.orderSchedule),
  }
}

function isOffered(value: unknown): boolean {
  return isWire(value) && parseFlag(value.active) !== false
}

function toStandard(value: unknown, own: Priced | undefined): Priced | undefined {
  if (!isOffered(value)) return undefined
  return toPriced(value) ?? own
}

function toSubscription(value: unknown, context: MapContext): PurchaseOptions['subscription'] {
  if (!isOffered(value)) return undefined
  const offered = parseList(parseWire(value).plans).filter(isOffered)
  const plans = toList(offered, { name: 'plan', context, toItem: toPlan })
  return plans.length > 0 ? { plans } : undefined
}

interface Source {
  /** The product's own prices: what a standard purchase costs that names none. */
  readonly own: Priced | undefined
  readonly context: MapContext
}

/**
 * The ways a product can be bought. A service that says nothing at all sells it the standard way; a subscription
 * without a usable plan is none. Specification section 3.
 */
export function toPurchaseOptions(value: unknown, { own, context }: Source): PurchaseOptions {
  if (!isWire(value)) return own ? { standard: own } : {}
  return {
    standard: toStandard(value.standard, own),
    subscription: toSubscription(value.subscription, context),
  }
}
