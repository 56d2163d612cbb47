import { kitStyle } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { space, gutter, maxWidth, surface } = themeContract

export const card = kitStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space['4'],
})
export const frame = kitStyle({ position: 'relative', marginBlockEnd: space['8'] })
export const mark = kitStyle({
  position: 'absolute',
  insetBlockStart: space['12'],
  insetInlineStart: space['12'],
})
export const quickAdd = kitStyle({
  position: 'absolute',
  insetInline: space['12'],
  insetBlockEnd: space['12'],
})
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
export const hero = kitStyle({ position: 'relative', display: 'grid' })
export const heroPicture = kitStyle({ gridArea: '1 / 1', minBlockSize: '36rem' })
export const heroTextBlock = kitStyle({
  gridArea: '1 / 1',
  position: 'relative',
  alignSelf: 'start',
  paddingBlockStart: space['64'],
})
export const heroText = kitStyle({ maxInlineSize: '27rem' })
export const product = kitStyle({
  display: 'grid',
  gap: space['24'],
  '@media': { [MEDIA.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: '8.33%' } },
})
export const split = kitStyle({
  display: 'grid',
  '@media': { [MEDIA.desktop]: { gridTemplateColumns: '1fr 1fr' } },
})
export const line = kitStyle({
  display: 'grid',
  gridTemplateColumns: '6.75rem minmax(0, 1fr)',
  gap: space['16'],
  paddingBlock: '1.125rem',
  paddingInline: space['24'],
  borderBlockEnd: `1px solid ${surface.divider}`,
})
export const recommendation = kitStyle({
  display: 'grid',
  gridTemplateColumns: '3.125rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['12'],
})
