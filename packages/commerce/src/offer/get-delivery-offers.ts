import type { DayRange, DeliveryZone } from '@sorrel/contracts/settings'
import { isDelivered } from '@sorrel/domain/cart-line'
import { type FreeDeliveryRules, getFreeDeliveryThreshold } from '@sorrel/domain/free-delivery'
import type { Product } from '@sorrel/domain/product'
import { getCurrencyDigits, toMajorUnits, toMinorUnits } from '@sorrel/domain/money'
import type { Store } from '@sorrel/domain/store'

/** Countries that a piece is sent to for the same price. */
export interface DeliveryOffer {
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
  /** Price of a parcel with just this piece, in major units; 0 if delivery is free. */
  readonly price: number
  /** Price below `freeFrom`. */
  readonly fullPrice: number
  /** Sum of goods from which delivery is free. */
  readonly freeFrom: number
  readonly handlingDays?: DayRange | undefined
  readonly transitDays?: DayRange | undefined
}

export interface DeliveryQuestion {
  readonly zones: readonly DeliveryZone[]
  readonly store: Pick<Store, 'currency' | 'currencies'>
  /** ISO 4217, of the answer's amounts. */
  readonly currency: string
  /** Thresholds for free delivery. Default: those of `getFreeDeliveryThreshold`. */
  readonly freeDelivery?: FreeDeliveryRules | undefined
}

/**
 * Delivery costs of one piece, by country. Empty for what is not delivered, and for a currency whose rate is
 * unknown.
 */
export function getDeliveryOffers(
  piece: { readonly price: number } & Pick<Product, 'tags' | 'isDigital'>,
  { zones, store, currency, freeDelivery }: DeliveryQuestion,
): readonly DeliveryOffer[] {
  const rate = getRate(store, currency)
  if (rate === undefined || !isDelivered(piece)) return []
  const decimals = getCurrencyDigits(currency, store.currencies)
  return zones.flatMap(({ countries, price, handlingDays, transitDays }) => {
    const fullPrice = toMajorUnits(toMinorUnits(price * rate, decimals), decimals)
    const byThreshold = Map.groupBy(countries, (countryCode) =>
      getFreeDeliveryThreshold({ countryCode, currency }, freeDelivery),
    )
    return Array.from(byThreshold, ([freeFrom, group]): DeliveryOffer => {
      const due = piece.price >= freeFrom ? 0 : fullPrice
      return { countries: group, price: due, fullPrice, freeFrom, handlingDays, transitDays }
    })
  })
}

/** Units of a currency for one unit of the store's own. */
function getRate(
  { currency: own, currencies }: DeliveryQuestion['store'],
  currency: string,
): number | undefined {
  return currency === own ? 1 : currencies.find(({ code }) => code === currency)?.rate
}
