import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontSize, motion } = themeContract

export const root = kitStyle({
  display: 'grid',
  gap: space['12'],
  justifyItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  marginInline: 'auto',
})
export const count = kitStyle({
  color: surface.body,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
export const track = kitStyle({
  inlineSize: '100%',
  blockSize: '2px',
  background: surface.track,
  forcedColorAdjust: 'none',
})
export const fill = kitStyle({
  display: 'block',
  blockSize: '100%',
  background: surface.primaryMark,
  transition: `inline-size ${motion.enter} ${motion.easing}`,
})
export const way = kitStyle({ paddingBlockStart: space['4'] })
