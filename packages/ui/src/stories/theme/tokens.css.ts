import { kitStyle } from '../../style/kit-style.ts'
import { themeContract } from '../../theme/theme-contract.css.ts'

const { surface, radius, space } = themeContract

export const sample = kitStyle({
  display: 'inline-block',
  inlineSize: '4rem',
  blockSize: '2rem',
  border: `1px solid ${surface.divider}`,
  borderRadius: `min(${radius.input}, 8px)`,
})
export const bar = kitStyle({
  display: 'inline-block',
  blockSize: '0.5rem',
  backgroundColor: surface.primaryMark,
})
export const word = kitStyle({
  display: 'inline-block',
  maxInlineSize: '14rem',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: surface.heading,
})
export const name = kitStyle({ display: 'grid', gap: space['4'], overflowWrap: 'anywhere' })
