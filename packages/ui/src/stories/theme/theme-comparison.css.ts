import { style } from '@vanilla-extract/css'
import { kitStyle } from '../../style/kit-style.ts'
import { themeContract } from '../../theme/theme-contract.css.ts'

const { surface, space, fontFamily, fontSize } = themeContract

const WIDE = '(min-width: 60rem)'

export const page = kitStyle({ display: 'grid', gap: space['24'] })
export const choice = kitStyle({ padding: `${space['24']} ${space['24']} 0` })
export const grid = kitStyle({
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** Each at half its size: so two in a row are as wide as the window that their media queries ask about. */
export const screens = style({})
export const item = kitStyle({ display: 'grid', gridTemplateRows: 'auto 1fr', margin: 0 })
export const name = kitStyle({ padding: `${space['4']} ${space['24']}`, fontSize: fontSize.sm })
/** Holds what is fixed to a window, such as a drawer. */
export const scope = kitStyle({
  contain: 'layout paint',
  overflow: 'auto',
  minBlockSize: '14rem',
  color: surface.body,
  fontFamily: fontFamily.body,
  fontSize: fontSize.md,
  selectors: { [`${screens} &`]: { blockSize: '100vh' } },
  '@media': { [WIDE]: { selectors: { [`${screens} &`]: { zoom: 0.5 } } } },
})
/** The room that Storybook leaves around a story. */
export const padded = kitStyle({ padding: '1rem' })
