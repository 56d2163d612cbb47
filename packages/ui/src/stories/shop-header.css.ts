import { kitStyle } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { space, gutter, maxWidth, surface } = themeContract

export const header = kitStyle({
  position: 'relative',
  borderBlockEnd: `1px solid ${surface.divider}`,
  background: surface.background,
})
export const headerRow = kitStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  maxInlineSize: maxWidth,
  marginInline: 'auto',
  paddingInline: gutter,
  '@media': { [MEDIA.desktop]: { minBlockSize: '4.5rem' } },
})
export const headerEnd = kitStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space['8'],
})
export const wideOnly = kitStyle({ '@media': { [MEDIA.belowDesktop]: { display: 'none' } } })
export const narrowOnly = kitStyle({ '@media': { [MEDIA.desktop]: { display: 'none' } } })
