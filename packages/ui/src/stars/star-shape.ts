/** The ratings a shopper can give. */
export const STARS = [1, 2, 3, 4, 5] as const

/** A five-pointed star in a 24 × 24 box. */
export const STAR_PATH = 'M12 2.6l2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z'

/** The filled share of all stars, in percent: 4.4 fills 88. */
export const getFilledPercent = (value: number): number =>
  Math.round((Math.min(Math.max(value, 0), STARS.length) / STARS.length) * 100)
