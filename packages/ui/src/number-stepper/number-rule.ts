export interface NumberRange {
  readonly min: number
  readonly max: number
}

/** The nearest whole number in the range. A range whose `max` is below its `min` contains only `min`. */
export const clampNumber = (value: number, { min, max }: NumberRange): number =>
  Math.max(min, Math.min(Math.trunc(value), max))
