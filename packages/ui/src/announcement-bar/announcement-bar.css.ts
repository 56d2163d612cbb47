import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontSize, gutter } = themeContract

export const bar = kitStyle({
  paddingBlock: space['8'],
  paddingInline: gutter,
  background: surface.background,
  color: surface.heading,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  letterSpacing: '0.01em',
  textAlign: 'center',
})
