import { getFreeDeliveryThreshold } from '@sorrel/domain/free-delivery'
import { isUk } from '@sorrel/domain/location'
import type { Minor, ProductDocument } from '../catalogue/documents.ts'
import type { DeliveryService } from '../order/records.ts'
import { convert, type Lens, toMajor } from '../store/lens.ts'

/** A way to deliver and what it costs, in minor units of the lens's currency. */
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
 * Ways to deliver to a country, cheapest first. Standard delivery is free once `net`, the bag's subtotal less
 * discounts, reaches the free-delivery threshold. Specification section 9 "Free delivery", decisions "Catalogue".
 */
export function getDeliveryMethods(
  { country, net }: { readonly country: string; readonly net: Minor },
  lens: Pick<Lens, 'currency' | 'baseCurrency'>,
): readonly DeliveryMethod[] {
  const threshold = getFreeDeliveryThreshold({ countryCode: country, currency: lens.currency.code })
  const isFree = toMajor(net, lens.currency) >= threshold
  return (isUk(country) ? UK_RATES : ABROAD_RATES).map(({ service, price }) => ({
    service,
    price: isFree && service === DEFAULT_SERVICE ? 0 : convert(price, lens),
  }))
}

/** Price of a service; of the first one where the country does not have it. */
export function getDelivery(
  methods: readonly DeliveryMethod[],
  service: DeliveryService,
): DeliveryMethod | undefined {
  return methods.find((method) => method.service === service) ?? methods[0]
}

/** Gift cards go by e-mail and memberships are not things: neither is delivered. */
export function needsDelivery(product: Pick<ProductDocument, 'delivery' | 'tags'>): boolean {
  if (product.tags.includes('membership')) return false
  return product.delivery === 'shipment' || product.delivery === 'subscription'
}
