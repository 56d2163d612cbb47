import { kitStyle } from '../style/kit-style.ts'

/** The pen is here and not in the drawings: a page has many of them. */
export const line = kitStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const fill = kitStyle({ flex: 'none', fill: 'currentColor', stroke: 'none' })
export const mirrored = kitStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })
