import { kitStyle } from '../../style/kit-style.ts'
import { themeContract } from '../../theme/theme-contract.css.ts'

const { surface, space, fontSize, fontWeight } = themeContract

export const page = kitStyle({ display: 'grid', gap: space['24'], padding: space['24'] })
export const grid = kitStyle({
  display: 'grid',
  gap: space['24'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 100rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
/** Phones are narrow enough for all four in one row. */
export const phones = kitStyle({
  '@media': { '(min-width: 56rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const item = kitStyle({ display: 'grid', gap: space['8'], margin: 0 })
export const name = kitStyle({
  color: surface.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textTransform: 'capitalize',
})
/** Keeps the height of the row, whatever the window inside measures; a smaller window stays at its left edge. */
export const place = kitStyle({
  blockSize: 'max(28rem, 70vh)',
  overflow: 'hidden',
  direction: 'ltr',
  border: `1px solid ${surface.divider}`,
  background: surface.background,
})
export const window = kitStyle({
  display: 'block',
  border: 0,
  background: surface.background,
  transformOrigin: '0 0',
})
