import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontSize, fontWeight } = themeContract

export const list = kitStyle({ display: 'grid' })
export const layout = kitVariants({
  totals: { gap: space['8'] },
  stacked: { gap: space['16'] },
  columns: {
    gap: space['16'],
    '@media': { [MEDIA.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
})
export const row = kitVariants({
  totals: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space['16'] },
  stacked: { display: 'grid', gap: '2px' },
  columns: { display: 'grid', gap: '2px' },
})
export const term = kitVariants({
  // An amount never wraps; a long term wraps beside it.
  totals: { flex: 1, color: surface.body },
  stacked: { color: surface.body, fontSize: fontSize.sm },
  columns: { color: surface.body, fontSize: fontSize.sm },
})
export const value = kitStyle({
  color: surface.heading,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: 0,
})
export const strong = kitStyle({
  paddingBlockStart: space['12'],
  marginBlockStart: space['4'],
  borderBlockStart: `1px solid ${surface.divider}`,
})
export const strongTextBlock = kitStyle({
  color: surface.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
})
