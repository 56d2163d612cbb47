import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, motion } = themeContract

/** Large text in a narrow window makes the stars smaller, so that all five stay in it. */
export const stars = kitStyle({
  display: 'inline-flex',
  maxInlineSize: 'calc(100% + 0.375rem)',
  marginInlineStart: '-0.375rem',
})
const full = { fill: 'currentColor' }
export const star = kitStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(2.75rem, 15vw)',
  blockSize: '2.75rem',
  borderRadius: '50%',
  color: surface.mark,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${surface.focus}`, outlineOffset: '-2px' } },
})
export const shape = kitStyle({
  inlineSize: '2rem',
  blockSize: '2rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  transition: `fill ${motion.state}`,
  selectors: {
    [`${star}:has(:checked) > &, ${star}:has(~ ${star} > :checked) > &`]: full,
    [`${stars}:hover ${star} > &`]: { fill: 'none' },
    [`${stars} ${star}:hover > &, ${stars} ${star}:has(~ ${star}:hover) > &`]: full,
  },
})
export const input = kitStyle({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  cursor: 'inherit',
  borderRadius: '50%',
  selectors: { '&:focus-visible': { outline: 'none' } },
})
