import { kitStyle } from '../../style/kit-style.ts'
import { themeContract } from '../../theme/theme-contract.css.ts'

const { surface, space, fontFamily, fontSize } = themeContract

const WIDE = '(min-width: 60rem)'

/** In narrow windows the kit comes right after the settings, then the lists of problems. */
export const page = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: "'desk' 'preview' 'report'",
  minBlockSize: '100vh',
  color: surface.body,
  backgroundColor: surface.background,
  fontFamily: fontFamily.body,
  fontSize: fontSize.md,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: "'desk preview' 'report preview'",
    },
  },
})
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space['24'],
  padding: space['24'],
  overflowWrap: 'anywhere',
} as const
export const desk = kitStyle({ ...column, gridArea: 'desk' })
export const report = kitStyle({ ...column, gridArea: 'report' })
export const setting = kitStyle({ display: 'grid', gap: space['4'] })
export const preview = kitStyle({
  gridArea: 'preview',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space['32'],
  padding: space['24'],
  '@media': { [WIDE]: { borderInlineStart: `1px solid ${surface.divider}` } },
})
