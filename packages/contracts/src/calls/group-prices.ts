import type { Priced, PriceTier } from '@sorrel/domain/product'
import { isRecord } from '../untrusted.ts'
import type { Call } from './send.ts'

/** The price of one product for one customer. */
export interface GroupPrice extends Priced {
  /** Of the product or variant. */
  readonly id: string
  /** As a standard purchase, where that has prices of its own. */
  readonly standard?: Priced | undefined
}

export interface GroupPrices extends GroupPrice {
  readonly variants: readonly GroupPrice[]
}

/** Prices for the signed-in customer. Empty for visitors and for accounts without a group. */
export const groupPricesCall: Call<{ data: readonly GroupPrices[] }> = {
  method: 'GET',
  path: '/{store-api}/own-prices',
  readAnswer: (json) => {
    const data = isRecord(json) ? json.data : undefined
    return Array.isArray(data) && data.every(areGroupPrices) ? { data } : undefined
  },
}

function areGroupPrices(value: unknown): value is GroupPrices {
  return (
    isGroupPrice(value) &&
    'variants' in value &&
    Array.isArray(value.variants) &&
    value.variants.every(isGroupPrice)
  )
}

function isGroupPrice(value: unknown): value is GroupPrice {
  if (!isRecord(value)) return false
  const { id, standard } = value
  return typeof id === 'string' && isPriced(value) && (standard === undefined || isPriced(standard))
}

function isPriced(value: unknown): value is Priced {
  const { price, sale, salePrice, origPrice, prices } = isRecord(value) ? value : {}
  const amounts = [salePrice, origPrice]
  return (
    typeof price === 'number' &&
    typeof sale === 'boolean' &&
    amounts.every(isOptionalNumber) &&
    Array.isArray(prices) &&
    prices.every(isTier)
  )
}

function isTier(value: unknown): value is PriceTier {
  const { price, discountPercent, quantityMin, quantityMax } = isRecord(value) ? value : {}
  return isRecord(value) && [price, discountPercent, quantityMin, quantityMax].every(isOptionalNumber)
}

function isOptionalNumber(value: unknown): boolean {
  return value === undefined || typeof value === 'number'
}
