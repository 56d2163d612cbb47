import { kitStyle, resetInside } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontSize, fontWeight } = themeContract

export const root = kitStyle({ paddingBlock: space['8'], paddingInline: themeContract.gutter })
export const link = kitStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${surface.divider}`,
  color: surface.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.medium,
})
export const heading = kitStyle({
  paddingBlock: `${space['16']} ${space['4']}`,
  color: surface.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.strong,
})
export const columnLink = kitStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: surface.body,
})
export const title = kitStyle({ fontSize: fontSize.lg })

resetInside(root, 'ul')
