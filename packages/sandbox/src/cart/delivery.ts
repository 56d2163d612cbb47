import { getFreeDeliveryThreshold } from '@sorrel/domain/free-delivery'
import { isUk } from '@sorrel/domain/location'
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

/**
 * Ways to deliver to a country, cheapest first. Standard delivery is free once `net`, the cart's subtotal less
 * discounts, reaches the amount that the shop announces.
 */
export function getDeliveryMethods(
  { country, net }: { readonly country: string; readonly net: Minor },
  market: Pick<Market, 'currency' | 'baseCurrency'>,
): readonly DeliveryMethod[] {
  const { code, decimals } = market.currency
  const isFree = net >= getFreeDeliveryThreshold({ countryCode: country, currency: code }) * 10 ** decimals
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
