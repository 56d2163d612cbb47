import { kitStyle } from '../style/kit-style.ts'

export const line = kitStyle({ flex: 'none', fill: 'none', stroke: 'currentColor' })
export const fill = kitStyle({ flex: 'none', fill: 'currentColor', stroke: 'none' })
export const mirrored = kitStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })
