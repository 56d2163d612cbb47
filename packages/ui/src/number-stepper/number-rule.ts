export interface NumberRange {
  readonly min: number
  readonly max: number
}

/** The nearest whole number inside the range. A range that ends before it begins holds only `min`. */
export const clampNumber = (value: number, { min, max }: NumberRange): number =>
  Math.max(min, Math.min(Math.trunc(value), max))

/** What was typed as a number of the range; what is no number becomes `min`. */
export function readNumber(text: string, range: NumberRange): number {
  const value = Number(text.trim())
  return text.trim() === '' || !Number.isFinite(value) ? range.min : clampNumber(value, range)
}
