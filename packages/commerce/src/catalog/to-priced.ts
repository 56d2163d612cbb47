import type { Priced, PriceTier } from '@sorrel/domain/product'
import { parseCount, parseFlag, parseList, parseNumber, parseText, parseWire } from '../wire/parse.ts'

/** An amount in major units; negative ones are no amounts. */
export function parseAmount(value: unknown): number | undefined {
  const amount = parseNumber(value)
  return amount !== undefined && amount >= 0 ? amount : undefined
}

function parsePercent(value: unknown): number | undefined {
  const percent = parseNumber(value)
  return percent !== undefined && percent > 0 && percent <= 100 ? percent : undefined
}

function toPriceTier(value: unknown): readonly PriceTier[] {
  const tier = parseWire(value)
  const price = parseAmount(tier.price)
  const discountPercent = parsePercent(tier.discountPercent)
  if (price === undefined && discountPercent === undefined) return []
  return [
    {
      price,
      discountPercent,
      quantityMin: parseCount(tier.quantityMin),
      quantityMax: parseCount(tier.quantityMax, 1),
      accountGroup: parseText(tier.accountGroup),
    },
  ]
}

/** Prices of a product, variant or purchase option; nothing when it names no price. Specification section 3. */
export function toPriced(value: unknown): Priced | undefined {
  const wire = parseWire(value)
  const salePrice = parseAmount(wire.salePrice)
  const price = parseAmount(wire.price) ?? salePrice
  if (price === undefined) return undefined
  return {
    price,
    sale: parseFlag(wire.sale) ?? false,
    salePrice,
    origPrice: parseAmount(wire.origPrice),
    prices: parseList(wire.prices).flatMap(toPriceTier),
  }
}
