import { type BundlePart, getBundleParts } from '../catalogue/bundle.ts'
import type { Minor, PlanDocument, ProductDocument, VariantDocument } from '../catalogue/documents.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import type { DeliveryService, OptionRecord, TotalsRecord } from '../order/records.ts'
import { convert, type Market } from '../store/market.ts'
import type { CartItemRow, CartRows } from './cart-rows.ts'
import { getChosenOptions } from './chosen-options.ts'
import { DEFAULT_SERVICE, getDelivery, getDeliveryMethods, needsDelivery } from './delivery.ts'
import { getGiftcardBalance } from './giftcards.ts'
import { getLinePrice } from './line-price.ts'
import { getLineTotals, getTotals, type LineTotals } from './totals.ts'

/** A line of a cart with its current price, in minor units of the market's currency. */
export interface PricedCartLine {
  readonly id: string
  readonly product: ProductDocument
  readonly variant: VariantDocument | undefined
  readonly plan: PlanDocument | undefined
  readonly options: readonly OptionRecord[]
  /** Of a bundle; none of any other product. */
  readonly parts: readonly BundlePart[]
  readonly quantity: number
  /** Price of one piece with its options; during a trial the price after it. */
  readonly price: Minor
  /** Price of a piece before the sale, or after the trial. */
  readonly origPrice: Minor | undefined
  /** 0 without a trial. */
  readonly trialDays: number
  readonly isTrial: boolean
  readonly totals: LineTotals
}

export interface PricedCart {
  readonly rows: CartRows
  /** The part of the discount that the coupon gives; a promotion gives the rest. */
  readonly couponTotal: Minor
  /** Language of the texts and currency of the charge. */
  readonly market: Market
  readonly lines: readonly PricedCartLine[]
  readonly needsDelivery: boolean
  /** Unset until a country or a delivery service is known, and if nothing is delivered. */
  readonly delivery: { readonly service: DeliveryService; readonly price: Minor } | undefined
  readonly totals: TotalsRecord
  /** The sum of the lines on trial after their trials. */
  readonly trialTotal: Minor
}

/** A cart is charged in the chosen currency, or in the store's own where the chosen one is for display only. */
function toChargeMarket(market: Market): Market {
  return market.currency.type === 'display' ? { ...market, currency: market.baseCurrency } : market
}

/**
 * Prices a cart from the catalogue as it is now. Lines whose product, variant or plan is gone are left out.
 * `accountGroup` opens the group's own price tiers. See docs/specification.md#cart.
 */
export function getPricedCart({
  rows,
  snapshot,
  market,
  accountGroup,
  promotionPercent = 0,
}: {
  readonly rows: CartRows
  readonly snapshot: CatalogueSnapshot
  readonly market: Market
  readonly accountGroup: string | null | undefined
  /** The percentage of an automatic promotion, beside a coupon. */
  readonly promotionPercent?: number
}): PricedCart {
  const charge = toChargeMarket(market)
  const couponPercent = rows.coupon?.discountPercent ?? 0
  const discountPercent = Math.min(100, couponPercent + promotionPercent)
  const products = rows.items.flatMap(({ productId }) => snapshot.productById.get(productId) ?? [])
  const offers = getCrossSellOffers(products)
  const lines = rows.items.flatMap((item) => {
    const product = snapshot.productById.get(item.productId)
    return product === undefined
      ? []
      : toPricedLines({ item, product, snapshot, offers, market: charge, accountGroup, discountPercent })
  })
  const isDelivered = lines.some(({ product }) => needsDelivery(product))
  const net = lines.reduce((sum, { totals }) => sum + totals.priceTotal - totals.discountTotal, 0)
  const delivery = isDelivered ? chooseDelivery(rows, net, charge) : undefined
  const couponTotal = sumDiscounts(lines, couponPercent)
  return {
    rows,
    couponTotal,
    market: charge,
    lines,
    needsDelivery: isDelivered,
    delivery,
    totals: getTotals({
      lines,
      discountPercent,
      shipmentTotal: delivery?.price ?? 0,
      giftcardBalance: getGiftcardBalance(rows.giftcards, charge),
    }),
    trialTotal: lines.reduce((sum, line) => sum + (line.isTrial ? line.price * line.quantity : 0), 0),
  }
}

function sumDiscounts(lines: readonly PricedCartLine[], percent: number): Minor {
  return lines.reduce((sum, line) => sum + getLineTotals(line, percent).discountTotal, 0)
}

/** Undefined for a line whose variant or plan no longer exists. */
function toPricedLines({
  item,
  product,
  snapshot,
  offers,
  market,
  accountGroup,
  discountPercent,
}: {
  readonly item: CartItemRow
  readonly product: ProductDocument
  readonly snapshot: CatalogueSnapshot
  readonly offers: CrossSellOffers
  readonly market: Market
  readonly accountGroup: string | null | undefined
  readonly discountPercent: number
}): readonly PricedCartLine[] {
  const variant = product.variants.find(({ id }) => id === item.variantId)
  const plan = product.purchaseOptions.subscription?.plans.find(({ id }) => id === item.planId)
  if ((item.variantId !== null && variant === undefined) || (item.planId !== null && plan === undefined))
    return []
  const options = getChosenOptions({ product, variant, chosen: item.options }, market)
  const alone = getLinePrice(
    { product, variant, plan, options, quantity: item.quantity, accountGroup },
    market,
  )
  const offered = plan === undefined ? (offers.get(product.slug) ?? []) : []
  const price = getOfferedPrice(alone.price, offered, market)
  const origPrice = price < alone.price ? (alone.origPrice ?? alone.price) : alone.origPrice
  const trialDays = plan?.billingSchedule.trialDays ?? 0
  const isTrial = trialDays > 0
  const { quantity, id } = item
  const totals = getLineTotals({ quantity, price, isTrial }, discountPercent)
  const parts = getBundleParts(product, snapshot)
  const line = { id, product, variant, plan, options, parts, quantity }
  return [{ ...line, price, origPrice, trialDays, isTrial, totals }]
}

function chooseDelivery({ cart }: CartRows, net: Minor, market: Market): PricedCart['delivery'] {
  const { country, service } = cart.shipping ?? {}
  if (country === undefined && service === undefined) return undefined
  return getDelivery(
    getDeliveryMethods({ country: country ?? 'GB', net }, market),
    service ?? DEFAULT_SERVICE,
  )
}

type CrossSell = ProductDocument['crossSells'][number]

/** The cross-sell discounts of a cart, by the slug of the product that gets cheaper. */
type CrossSellOffers = ReadonlyMap<string, readonly CrossSell[]>

/** The offers that the products of a cart make. See docs/specification.md#related-products. */
function getCrossSellOffers(products: readonly ProductDocument[]): CrossSellOffers {
  return Map.groupBy(
    products.flatMap(({ crossSells }) => crossSells),
    ({ slug }) => slug,
  )
}

/** A piece's price with the best of its offers, in minor units of the market's currency; never below 0. */
function getOfferedPrice(price: Minor, offers: readonly CrossSell[], market: Market): Minor {
  return Math.min(price, ...offers.map((offer) => Math.max(0, price - getReduction(price, offer, market))))
}

function getReduction(
  price: Minor,
  { discountType, discountPercent, discountAmount }: CrossSell,
  market: Market,
): Minor {
  return discountType === 'percent'
    ? Math.round((price * (discountPercent ?? 0)) / 100)
    : convert(discountAmount ?? 0, market)
}
