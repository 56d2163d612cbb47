import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, fontSize, fontWeight, space } = themeContract

export const price = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['8'],
  color: surface.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
})
export const size = kitVariants({
  sm: { fontSize: fontSize.sm },
  md: { fontSize: fontSize.md },
  lg: { fontSize: fontSize.xl },
})
export const now = kitStyle({ fontWeight: componentVar('price', 'fontWeight', fontWeight.strong) })
export const sale = kitStyle({ color: surface.error })
export const before = kitStyle({ color: surface.body, textDecorationThickness: '1px' })
export const suffix = kitStyle({ color: surface.body, fontSize: '0.875em' })
