import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, fontSize, fontFamily, fontWeight } = themeContract

export const heading = kitStyle({
  color: surface.heading,
  fontFamily: fontFamily.headings,
  fontWeight: fontWeight.headings,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [MEDIA.largeText]: { hyphens: 'auto' } },
})
/** Small headings in the body's font: names in cards, titles of reviews. */
export const plain = kitStyle({
  color: surface.heading,
  fontFamily: fontFamily.body,
  fontWeight: fontWeight.strong,
})
export const size = kitVariants({
  sm: { fontSize: fontSize.sm, lineHeight: 1.4 },
  md: { fontSize: fontSize.md, lineHeight: 1.35 },
  lg: { fontSize: fontSize.lg, lineHeight: 1.3 },
  xl: { fontSize: fontSize.xl, lineHeight: 1.25 },
  '2xl': { fontSize: fontSize['2xl'], lineHeight: 1.22 },
  '3xl': { fontSize: fontSize['3xl'], lineHeight: 1.18 },
  '4xl': { fontSize: fontSize['4xl'], lineHeight: 1.16 },
  '5xl': { fontSize: fontSize['5xl'], lineHeight: 1.14 },
  '6xl': { fontSize: fontSize['6xl'], lineHeight: 1.12 },
  '7xl': { fontSize: fontSize['7xl'], lineHeight: 1.1 },
  '8xl': { fontSize: fontSize['8xl'], lineHeight: 1.08 },
  display: { fontSize: fontSize.display, lineHeight: 1.06 },
})
export const align = kitVariants({ start: { textAlign: 'start' }, center: { textAlign: 'center' } })
