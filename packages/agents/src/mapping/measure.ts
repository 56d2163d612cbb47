import type { NetContent } from '@sorrel/domain/unit-price'
import type { UcpVersion } from '../model/capabilities.ts'
import type { UcpMeasure, UcpProduct } from '../model/wire.ts'

/** Codes of UN/CEFACT Rec20. */
const CODES = { g: 'GRM', kg: 'KGM', ml: 'MLT', l: 'LTR', m: 'MTR' } as const satisfies Record<
  NetContent['unit'],
  string
>

/** Small units in one of their large ones. */
const PARTS = 1000

/** More digits than any content has, and fewer than a division's error shows in. */
const PRECISION = 12

/** An amount in whole steps of a unit: of its own, or of the large one that it is part of. */
export function toMeasure({ amount, unit }: NetContent, target: NetContent['unit']): UcpMeasure {
  const given = Number((unit === target ? amount : amount / PARTS).toPrecision(PRECISION))
  const scale = String(given).split('.')[1]?.length ?? 0
  const value = Math.round(given * 10 ** scale)
  return { value, ...(scale > 0 && { scale }), unit: CODES[target], display_text: target }
}

/** A product as a release of the protocol writes it: before 2026-08-25 a measure was a number with a free unit. */
export function toReleasedProduct(product: UcpProduct, version: UcpVersion): object {
  if (version !== '2026-04-08') return product
  const variants = product.variants.map(({ unit_price: price, ...variant }) => ({
    ...variant,
    ...(price && {
      unit_price: { ...price, measure: toPlain(price.measure), reference: toPlain(price.reference) },
    }),
  }))
  return { ...product, variants }
}

const toPlain = ({ value, scale = 0, display_text: unit }: UcpMeasure) => ({
  value: Number((value / 10 ** scale).toPrecision(PRECISION)),
  unit,
})
