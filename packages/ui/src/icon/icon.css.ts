import { kitStyle } from '../style/kit-style.ts'

/** Stroke properties are here rather than in each icon, because a page has many icons. */
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
