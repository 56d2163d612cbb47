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
export const item = kitStyle({ display: 'grid', gap: space['8'], margin: 0 })
export const name = kitStyle({
  color: surface.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textTransform: 'capitalize',
})
export const window = kitStyle({
  inlineSize: '100%',
  blockSize: 'max(36rem, 70vh)',
  border: `1px solid ${surface.divider}`,
  background: surface.background,
})
