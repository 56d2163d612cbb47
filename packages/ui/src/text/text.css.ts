import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, fontSize, fontWeight } = themeContract

export const size = kitVariants({
  '2xs': { fontSize: fontSize['2xs'], lineHeight: 1.4 },
  xs: { fontSize: fontSize.xs, lineHeight: 1.45 },
  sm: { fontSize: fontSize.sm, lineHeight: 1.5 },
  md: { fontSize: fontSize.md, lineHeight: 1.55 },
  lg: { fontSize: fontSize.lg, lineHeight: 1.5 },
  xl: { fontSize: fontSize.xl, lineHeight: 1.45 },
})
export const tone = kitVariants({
  body: { color: surface.body },
  heading: { color: surface.heading },
  success: { color: surface.success },
  warning: { color: surface.warning },
  error: { color: surface.error },
})
export const weight = kitVariants({
  regular: { fontWeight: fontWeight.body },
  medium: { fontWeight: fontWeight.medium },
  strong: { fontWeight: fontWeight.strong },
})
export const align = kitVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})
const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const
export const clamp = kitVariants({ '1': clamped(1), '2': clamped(2), '3': clamped(3), '4': clamped(4) })
export const eyebrow = kitStyle({
  fontSize: fontSize.xs,
  fontWeight: fontWeight.strong,
  letterSpacing: '0.1em',
  lineHeight: 1.4,
  textTransform: 'uppercase',
})
export const numeric = kitStyle({ fontVariantNumeric: 'tabular-nums' })
