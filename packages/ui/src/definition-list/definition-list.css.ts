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
  // An amount that leaves no room for a word of its term stands below it.
  totals: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'baseline',
    columnGap: space['16'],
    minInlineSize: 0,
  },
  stacked: { display: 'grid', gap: '2px', overflowWrap: 'anywhere' },
  columns: { display: 'grid', gap: '2px', overflowWrap: 'anywhere' },
})
export const term = kitVariants({
  // An amount never wraps; a long term wraps beside it.
  totals: { flex: 1, maxInlineSize: '100%', color: surface.body },
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
