import type {
  SwellProductContent,
  SwellProductOption,
  SwellProductPurchaseOptions,
} from '../graphql/resolvers.gen.ts'
import type { Pictures } from '../media/pictures.ts'
import { getText, type Market } from '../store/market.ts'
import type { OptionDocument, PlanDocument, ProductDocument, ScheduleDocument } from './documents.ts'
import { toAmount, toPrices } from './price.ts'

/** An option as the service answers it; value prices in major units. See docs/commerce-service.md#products. */
export function toOption(option: OptionDocument, market: Market): SwellProductOption {
  return {
    id: option.id,
    attributeId: option.attributeId ?? null,
    name: getText(option.name, market),
    description: getText(option.description, market) ?? null,
    inputHint: getText(option.inputHint, market) ?? null,
    inputType: option.inputType ?? null,
    active: option.active ?? null,
    required: option.required ?? null,
    variant: option.variant ?? null,
    parentId: option.parentId ?? null,
    parentValueIds: option.parentValueIds ?? null,
    values: option.values.map(({ id, name, price, color }) => ({
      id,
      name: getText(name, market),
      price: toAmount(price, market),
      color: color ?? null,
      description: null,
    })),
  }
}

/** The ways to buy a product. */
export function toPurchaseOptions(
  product: ProductDocument,
  market: Market,
  group: string | null | undefined,
): SwellProductPurchaseOptions {
  const { standard, subscription } = product.purchaseOptions
  return {
    standard: standard
      ? { id: 'standard', active: true, name: null, description: null, ...toPrices(product, market, group) }
      : null,
    subscription:
      subscription === undefined
        ? null
        : {
            id: 'subscription',
            active: true,
            name: null,
            description: null,
            plans: subscription.plans.map((plan) => toPlan(plan, market)),
          },
  }
}

function toPlan(plan: PlanDocument, market: Market) {
  return {
    id: plan.id,
    active: true,
    name: getText(plan.name, market),
    description: null,
    price: toAmount(plan.price, market),
    billingSchedule: {
      ...toSchedule(plan.billingSchedule),
      trialDays: plan.billingSchedule.trialDays ?? null,
    },
    orderSchedule: plan.orderSchedule === undefined ? null : toSchedule(plan.orderSchedule),
  }
}

function toSchedule({ interval, intervalCount, limit }: ScheduleDocument) {
  return { interval, intervalCount, limit: limit ?? null }
}

/** The merchant's content fields of a product page. Unset fields are null: the storefront has the defaults. */
export async function toProductContent(
  { content }: ProductDocument,
  market: Market,
  pictures: Pictures,
): Promise<SwellProductContent> {
  const { showStockLevels, lowStockIndicator, enableProductCounter, layoutOptions } = content
  return {
    showStockLevels: showStockLevels ?? null,
    lowStockIndicator: lowStockIndicator ?? null,
    enableProductCounter: enableProductCounter ?? null,
    layoutOptions: layoutOptions ?? null,
    calloutTitle: getText(content.calloutTitle, market) ?? null,
    calloutDescription: getText(content.calloutDescription, market) ?? null,
    expandableDetails: content.expandableDetails.map(({ id, label, details }) => ({
      id,
      label: getText(label, market),
      details: getText(details, market),
    })),
    productHighlights: await Promise.all(
      content.productHighlights.map(async ({ id, label, icon, customIcon }) => ({
        id,
        label: getText(label, market),
        icon: icon ?? null,
        customIcon: customIcon === undefined ? null : ((await pictures.describe(customIcon)) ?? null),
      })),
    ),
  }
}
