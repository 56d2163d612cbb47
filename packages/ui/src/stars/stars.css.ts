import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space } = themeContract

export const root = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['8'],
  verticalAlign: 'middle',
})
export const stars = kitStyle({ display: 'inline-flex', gap: '0.1em', color: surface.mark })
export const size = kitVariants({
  sm: { fontSize: '0.8125rem' },
  md: { fontSize: '1.125rem' },
  lg: { fontSize: '1.5rem' },
})
export const star = kitStyle({
  inlineSize: '1em',
  blockSize: '1em',
  fill: 'currentColor',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  selectors: { '&[data-state="empty"]': { fill: 'none' } },
})
