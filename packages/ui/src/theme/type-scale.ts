/** Step of each size on the scale; `display` is for a single line in a hero. */
export const TYPE_STEPS = {
  '3xs': -4,
  '2xs': -3,
  xs: -2,
  sm: -1,
  md: 0,
  lg: 1,
  xl: 2,
  '2xl': 3,
  '3xl': 4,
  '4xl': 5,
  '5xl': 6,
  '6xl': 7,
  '7xl': 8,
  '8xl': 9,
  display: 11,
} as const

export type TypeSize = keyof typeof TYPE_STEPS

/** First step whose size depends on the window. */
const FLUID_FROM = 3
/** Exponent factor for the narrowest window, where the scale is flatter. */
const NARROW_SHARE = 0.62
const NARROW_REM = 22.5
const WIDE_REM = 80
/**
 * Upper limits in rem, in the narrowest window and at 1280 px, so that a word of ten letters fits on a line with any
 * scale.
 */
const NARROW_MAX_REM = 3.25
const WIDE_MAX_REM = 6
/** Upper limit of a hero title, which keeps growing with the window. */
const HERO_REM = 120

const round = (value: number): number => Math.round(value * 1000) / 1000

/** Size of one step in rem: base / 16 × scaling ^ step, three decimals. */
export const getTypeSize = (base: number, scaling: number, step: number): number =>
  round((base / 16) * scaling ** step)

/**
 * The CSS value of a step. Sizes from 2xl up grow with the window from 360 px to 1280 px, up to the step's size;
 * `display` grows until 1920 px. Part of the value is in rem, so that the reader's text size has an effect.
 */
export function toTypeCss(base: number, scaling: number, step: number): string {
  const full = Math.min(getTypeSize(base, scaling, step), WIDE_MAX_REM)
  const narrow = Math.min(getTypeSize(base, scaling, step * NARROW_SHARE), NARROW_MAX_REM)
  if (step < FLUID_FROM || full - narrow < 0.01) return `${full}rem`
  const slope = (full - narrow) / (WIDE_REM - NARROW_REM)
  const most = step === TYPE_STEPS.display ? round(narrow + slope * (HERO_REM - NARROW_REM)) : full
  return `clamp(${narrow}rem, ${round(narrow - slope * NARROW_REM)}rem + ${round(slope * 100)}vw, ${most}rem)`
}
