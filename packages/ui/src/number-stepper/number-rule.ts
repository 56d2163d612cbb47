export interface NumberRange {
  readonly min: number
  readonly max: number
}

/** The nearest whole number in the range. A range whose `max` is below its `min` contains only `min`. */
export const clampNumber = (value: number, { min, max }: NumberRange): number =>
  Math.max(min, Math.min(Math.trunc(value), max))

/** The typed text as a number in the range; a text that is no number becomes `min`. */
export function readNumber(text: string, range: NumberRange): number {
  const value = Number(text.trim())
  return text.trim() === '' || !Number.isFinite(value) ? range.min : clampNumber(value, range)
}
