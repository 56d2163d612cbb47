import { toMajorUnits, toMinorUnits } from './money.ts'

/** The content of one piece. */
export interface NetContent {
  readonly amount: number
  readonly unit: 'g' | 'kg' | 'ml' | 'l' | 'm'
}

/** A price for an amount that can be compared. Major units. */
export interface UnitPrice {
  readonly price: number
  readonly per: NetContent
}

const CONTENT = /^(\d+(?:[.,]\d+)?)\s*(g|kg|ml|l|m)$/i
const UNITS: readonly NetContent['unit'][] = ['g', 'kg', 'ml', 'l', 'm']

/** Reads `500 ml`, `1.5 kg`; undefined for anything else. */
export function parseNetContent(text: string): NetContent | undefined {
  const [, number = '', symbol = ''] = CONTENT.exec(text.trim()) ?? []
  const amount = Number(number.replace(',', '.'))
  const unit = UNITS.find((known) => known === symbol.toLowerCase())
  return unit && amount > 0 ? { amount, unit } : undefined
}

const LARGE = { g: 'kg', ml: 'l' } as const
const LARGE_AMOUNT = 1000

/**
 * The price for 100 g or 100 ml; from 1000 g or 1000 ml on, and for contents in kg, l or m, for one of those, as
 * directive 98/6/EC has it. Rounded once to the currency's digits.
 *
 * @example
 * ```ts
 * import { getUnitPrice, parseNetContent } from '@sorrel/domain/unit-price'
 *
 * const content = parseNetContent('500 ml')
 * console.log(content && getUnitPrice(6.5, { content, decimals: 2 })) // { price: 1.3, per: { amount: 100, unit: 'ml' } }
 * ```
 */
export function getUnitPrice(
  price: number,
  { content, decimals }: { readonly content: NetContent; readonly decimals: number },
): UnitPrice {
  const per = getComparedAmount(content)
  const factor = per.unit === content.unit ? 1 : LARGE_AMOUNT
  const minor = (toMinorUnits(price, decimals) * per.amount * factor) / content.amount
  return { price: toMajorUnits(toMinorUnits(minor, 0), decimals), per }
}

function getComparedAmount({ amount, unit }: NetContent): NetContent {
  if (unit !== 'g' && unit !== 'ml') return { amount: 1, unit }
  return amount < LARGE_AMOUNT ? { amount: 100, unit } : { amount: 1, unit: LARGE[unit] }
}
