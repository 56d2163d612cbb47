import type { Minor, ProductDocument } from '../catalogue/documents.ts'
import type { DeliveryService } from '../order/records.ts'
import { convert, type Market } from '../store/market.ts'

/** A way to deliver and what it costs, in minor units of the market's currency. */
export interface DeliveryMethod {
  readonly service: DeliveryService
  readonly price: Minor
}

/** Flat rates in pence. */
const UK_RATES = [
  { service: 'standard', price: 395 },
  { service: 'express', price: 695 },
] as const satisfies readonly DeliveryMethod[]
const ABROAD_RATES = [{ service: 'standard', price: 1200 }] as const satisfies readonly DeliveryMethod[]

export const DEFAULT_SERVICE: DeliveryService = 'standard'

/** Threshold for free standard delivery: whole pounds, or 1.25 times that number, rounded, in any other currency. */
const FREE_FROM = { uk: { pounds: 30, others: 38 }, abroad: { pounds: 100, others: 125 } } as const

/** Whether a country code names the United Kingdom, which some services call `UK`. */
export function isUk(country: string): boolean {
  return /^\s*(?:gb|uk)\s*$/i.test(country)
}

/**
 * Ways to deliver to a country, cheapest first. Standard delivery is free once `net`, the cart's subtotal less
 * discounts, reaches the amount that delivery is free from.
 */
export function getDeliveryMethods(
  { country, net }: { readonly country: string; readonly net: Minor },
  market: Pick<Market, 'currency' | 'baseCurrency'>,
): readonly DeliveryMethod[] {
  const { pounds, others } = FREE_FROM[isUk(country) ? 'uk' : 'abroad']
  const freeFrom = market.currency.code === 'GBP' ? pounds : others
  const isFree = net >= freeFrom * 10 ** market.currency.decimals
  return (isUk(country) ? UK_RATES : ABROAD_RATES).map(({ service, price }) => ({
    service,
    price: isFree && service === DEFAULT_SERVICE ? 0 : convert(price, market),
  }))
}

/** Price of a delivery service; of the first one if the country does not have it. */
export function getDelivery(
  methods: readonly DeliveryMethod[],
  service: DeliveryService,
): DeliveryMethod | undefined {
  return methods.find((method) => method.service === service) ?? methods[0]
}

/** Gift cards (sent by e-mail) and memberships are not delivered. */
export function needsDelivery(product: Pick<ProductDocument, 'delivery' | 'tags'>): boolean {
  if (product.tags.includes('membership')) return false
  return product.delivery === 'shipment' || product.delivery === 'subscription'
}
