import { isRecord, parseFlag, parseList, parseText, type Untrusted } from '@sorrel/contracts/untrusted'
import type { Priced, PurchaseOptions, SubscriptionPlan } from '@sorrel/domain/product'
import type { PurchaseFieldsFragment } from '../generated/catalog/graphql.ts'
import { toList, type MapContext } from '../wire/to-list.ts'
import { toBillingSchedule, toSchedule } from '../wire/to-schedule.ts'
import type { Entry, Wire } from '../wire/wire.ts'
import { parseAmount, toPriced } from './to-priced.ts'

type Standard = NonNullable<PurchaseFieldsFragment['standard']>
type Subscription = NonNullable<PurchaseFieldsFragment['subscription']>
type Plan = Entry<Subscription['plans']>

function toPlan(value: Wire<Plan>): SubscriptionPlan | undefined {
  const id = parseText(value.id)
  const price = parseAmount(value.price)
  const billingSchedule = toBillingSchedule(value.billingSchedule)
  if (!id || price === undefined || !billingSchedule) return undefined
  return {
    id,
    name: parseText(value.name) ?? '',
    price,
    billingSchedule,
    orderSchedule: toSchedule(value.orderSchedule),
  }
}

function isOffered({ active }: { readonly active: unknown }): boolean {
  return parseFlag(active) !== false
}

function toStandard(value: Untrusted<Standard>, { own, context }: Source): Priced | undefined {
  return isRecord(value) && isOffered(value) ? (toPriced(value, context) ?? own) : undefined
}

function toSubscription(
  value: Untrusted<Subscription>,
  context: MapContext,
): PurchaseOptions['subscription'] {
  if (!isRecord(value) || !isOffered(value)) return undefined
  const offered = parseList(value.plans).filter(isOffered)
  const plans = toList(offered, { name: 'plan', context, toItem: toPlan })
  return plans.length > 0 ? { plans } : undefined
}

interface Source {
  /** The product's own prices, for a standard purchase without a price. */
  readonly own: Priced | undefined
  readonly context: MapContext
}

/** The ways a product can be bought. Without purchase options it is a standard purchase; a subscription without a usable plan is dropped. */
export function toPurchaseOptions(value: Untrusted<PurchaseFieldsFragment>, source: Source): PurchaseOptions {
  const { own, context } = source
  if (!isRecord(value)) return own ? { standard: own } : {}
  return {
    standard: toStandard(value.standard, source),
    subscription: toSubscription(value.subscription, context),
  }
}
