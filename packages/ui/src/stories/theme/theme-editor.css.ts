import { kitStyle } from '../../style/kit-style.ts'
import { themeContract } from '../../theme/theme-contract.css.ts'

const { surface, space } = themeContract

const WIDE = '(min-width: 60rem)'

export const page = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100vh',
  color: surface.body,
  backgroundColor: surface.background,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 1fr)', alignItems: 'start' } },
})
export const desk = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['24'],
  padding: space['24'],
  overflowWrap: 'anywhere',
  '@media': { [WIDE]: { borderInlineEnd: `1px solid ${surface.divider}`, minBlockSize: '100vh' } },
})
export const setting = kitStyle({ display: 'grid', gap: space['4'] })
export const preview = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['32'],
  padding: space['24'],
})
