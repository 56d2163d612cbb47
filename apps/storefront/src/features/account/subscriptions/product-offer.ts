import { isMembership } from '@sorrel/domain/cart-line'
import { isGiftCard } from '@sorrel/domain/gift-card'
import { addMoney, getPrice, sumMoney } from '@sorrel/domain/money'
import { getMissingOptions, getPricedValues, type SelectedOptions } from '@sorrel/domain/options'
import type {
  Picture,
  Product,
  ProductOption,
  ProductPreview,
  ProductVariant,
  Schedule,
  SubscriptionPlan,
} from '@sorrel/domain/product'
import { getStockStatus } from '@sorrel/domain/stock'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { type BillingInterval, toPlanValue, toProductValue } from './item-value.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'

export interface PlanOffer extends BillingInterval {
  readonly id: string
  /** As a form sends it. */
  readonly value: string
  readonly name: string
  readonly price: number
  /** How often it comes, where that is not with each charge. */
  readonly delivery?: Schedule | undefined
}

/** One way to have a product: a variant with values of its other required options. */
export interface OfferChoice {
  /** As a form sends it. */
  readonly value: string
  /** The chosen values, such as `Lavender`; empty where there is nothing to choose. */
  readonly name: string
  readonly image?: Picture | undefined
  /** Of one, bought once. */
  readonly price: number
  /** The price that the choices add to a plan. */
  readonly extra: number
}

/** A product that a subscription can be changed to. Amounts in the subscription's currency. */
export interface ProductOffer {
  readonly id: string
  readonly name: string
  readonly plans: readonly PlanOffer[]
  readonly variants: readonly { readonly id: string; readonly name: string }[]
  readonly choices: readonly OfferChoice[]
}

type AnyProduct = Product | ProductPreview

export function toProductOffer(
  product: AnyProduct,
  /** Digits of the amounts. */
  { decimals }: { readonly decimals: number },
): ProductOffer {
  const plans = product.purchaseOptions.subscription?.plans ?? []
  return {
    id: product.id,
    name: product.name,
    plans: plans.map(toPlanOffer),
    variants: product.variants.map(({ id, name }) => ({ id, name })),
    choices: getChoices(product).map((choice) => toChoice(product, choice, decimals)),
  }
}

function toPlanOffer({ id, name, price, billingSchedule, orderSchedule }: SubscriptionPlan): PlanOffer {
  const { interval, intervalCount } = billingSchedule
  const value = toPlanValue({ id, interval, intervalCount })
  return { id, value, name, price, interval, intervalCount, delivery: orderSchedule }
}

/** A product with more choices must be chosen on its own page. */
const CHOICES_MAX = 24

interface Choice {
  readonly variant: ProductVariant | undefined
  readonly selected: SelectedOptions
}

/** Every variant that is in stock with every value of the other required options; none where a text has to be typed. */
function getChoices(product: AnyProduct): readonly Choice[] {
  const { options, variants } = product
  const begun = variants.length === 0 ? [undefined] : variants
  const choices = begun
    .filter((variant) => getStockStatus({ ...product, ...toStock(variant) }) !== 'out-of-stock')
    .flatMap((variant) =>
      complete(options, getVariantValues(options, variant)).map((selected) => ({ variant, selected })),
    )
  return choices.length > CHOICES_MAX ? [] : choices
}

const toStock = (variant: ProductVariant | undefined) => variant && { stockLevel: variant.stockLevel }

function getVariantValues(
  options: readonly ProductOption[],
  variant: ProductVariant | undefined,
): SelectedOptions {
  const chosen = options.flatMap(({ id, values }) => {
    const value = values.find((each) => variant?.optionValueIds.includes(each.id))
    return value === undefined ? [] : [[id, value.id] as const]
  })
  return Object.fromEntries(chosen)
}

/** All complete selections that extend this one. */
function complete(options: readonly ProductOption[], selected: SelectedOptions): readonly SelectedOptions[] {
  const [missing] = getMissingOptions(options, selected)
  if (missing === undefined) return [selected]
  if (missing.inputType !== 'select') return []
  return missing.values.flatMap(({ id }) => complete(options, { ...selected, [missing.id]: id }))
}

function toChoice(product: AnyProduct, { variant, selected }: Choice, decimals: number): OfferChoice {
  const { options } = product
  const optionValues = getPricedValues(options, selected)
  const others = options.flatMap(({ id, variant: isVariant }) => {
    const valueId = isVariant ? undefined : selected[id]
    return typeof valueId === 'string' ? [{ id, valueId }] : []
  })
  const item = { ...product, ...(variant && toPrices(product, variant)) }
  return {
    value: toProductValue({
      productId: product.id,
      ...(variant && { variantId: variant.id }),
      options: others,
    }),
    name: [variant?.name, ...optionValues.map(({ name }) => name)].filter(Boolean).join(', '),
    image: variant?.images[0] ?? product.images[0],
    price: getPrice(item, { optionValues, decimals }).price,
    extra: sumMoney(optionValues.map(({ price }) => price)),
  }
}

/** A variant has prices of its own. */
function toPrices({ purchaseOptions }: AnyProduct, variant: ProductVariant) {
  const { price, sale, salePrice, origPrice, prices } = variant
  const standard = variant.purchaseOptions.standard ?? purchaseOptions.standard
  return { price, sale, salePrice, origPrice, prices, purchaseOptions: { ...purchaseOptions, standard } }
}

/** Gift cards and memberships are not parcels, so no subscription delivers them. */
const isParcel = (product: AnyProduct) =>
  !isGiftCard(product, SHOP_CONFIG.giftCategory) && !isMembership(product)

/** A product can replace a subscription's when it is sold by subscription, can be sent, and all its choices can be listed. */
export function canReplace(product: AnyProduct): boolean {
  const plans = product.purchaseOptions.subscription?.plans ?? []
  return plans.length > 0 && isParcel(product) && getChoices(product).length > 0
}

/** A product can be added when it is sold once, is in stock, can be sent, and all its choices can be listed. */
export function canBeAdded(product: AnyProduct): boolean {
  return product.purchaseOptions.standard !== undefined && isParcel(product) && getChoices(product).length > 0
}

/** One way to have a product that can replace the subscription's. */
export interface Swap {
  /** As the form sends it. */
  readonly value: string
  readonly name: string
  readonly image?: Picture | undefined
  readonly plan: PlanOffer
  /** Of one, for each charge. */
  readonly price: number
  /** Whether it is billed and comes as often as the subscription does now. */
  readonly isSameRhythm: boolean
}

type Rhythm = Pick<Subscription, 'billingSchedule' | 'orderSchedule'>

const DAYS = { daily: 1, weekly: 7, monthly: 30, yearly: 365 } as const

const toDays = ({ interval, intervalCount }: BillingInterval) => DAYS[interval] * intervalCount

const getDistance = (left: BillingInterval, right: BillingInterval) =>
  Math.abs(Math.log(toDays(left) / toDays(right)))

/** How far a plan's rhythm is from the subscription's: 0 where it is billed and sent alike. */
function getRhythmDistance(plan: PlanOffer, { billingSchedule, orderSchedule }: Rhythm): number {
  if (billingSchedule === undefined) return 0
  const delivery = getDistance(plan.delivery ?? plan, orderSchedule ?? billingSchedule)
  return delivery + getDistance(plan, billingSchedule)
}

/**
 * Every way to have each product, by the plan whose rhythm comes nearest to the subscription's own: those with the same
 * rhythm first.
 */
export function getSwaps(offers: readonly ProductOffer[], rhythm: Rhythm): readonly Swap[] {
  const swaps = offers.flatMap(({ name, plans, choices }) => {
    const [plan] = plans.toSorted(
      (left, right) => getRhythmDistance(left, rhythm) - getRhythmDistance(right, rhythm),
    )
    if (plan === undefined) return []
    return choices.map((choice) => ({
      value: `${choice.value}/${plan.value}`,
      name: toChoiceName(name, choice),
      image: choice.image,
      plan,
      price: addMoney(plan.price, choice.extra),
      isSameRhythm: getRhythmDistance(plan, rhythm) === 0,
    }))
  })
  return swaps.toSorted((left, right) => Number(right.isSameRhythm) - Number(left.isSameRhythm))
}

/** `Oat & Honey Soap Bar, Lavender`. */
export function toChoiceName(name: string, choice: OfferChoice): string {
  return choice.name === '' ? name : `${name}, ${choice.name}`
}
