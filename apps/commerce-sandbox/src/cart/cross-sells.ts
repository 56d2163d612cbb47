import type { Minor, ProductDocument } from '../catalogue/documents.ts'
import { convert, type Market } from '../store/market.ts'

type CrossSell = ProductDocument['crossSells'][number]

/** What the products of a cart take off each other, by the slug of the product that gets cheaper. */
export type CrossSellOffers = ReadonlyMap<string, readonly CrossSell[]>

/** The offers that the products of a cart make. See docs/specification.md#related-products. */
export function getCrossSellOffers(products: readonly ProductDocument[]): CrossSellOffers {
  return Map.groupBy(
    products.flatMap(({ crossSells }) => crossSells),
    ({ slug }) => slug,
  )
}

/** A piece's price with the best of its offers, in minor units of the market's currency; never below 0. */
export function getOfferedPrice(price: Minor, offers: readonly CrossSell[], market: Market): Minor {
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
