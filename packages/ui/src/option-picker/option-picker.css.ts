import { kitStyle } from '../style/kit-style.ts'
import { MEDIA, TOUCH_TARGET } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, motion, space, fontSize, fontWeight } = themeContract

export const options = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['12'],
  // The live region is there without an error too.
  selectors: { '&:has(+ :not(:empty))': { marginBlockEnd: space['8'] } },
})
export const option = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['8'],
  minBlockSize: '2.5rem',
  paddingInline: space['16'],
  border: `1px solid ${surface.control}`,
  borderRadius: radius.button,
  color: surface.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.2,
  cursor: 'pointer',
  transition: `background ${motion.state}, color ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '&:hover': { background: surface.soft, borderColor: surface.heading },
    '&:has(:checked)': {
      background: surface.heading,
      borderColor: surface.heading,
      color: surface.background,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${surface.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      background: 'none',
      borderColor: surface.divider,
      color: surface.body,
      cursor: 'not-allowed',
    },
    '&:has(:disabled), &[data-state~=sold-out]': { textDecorationLine: 'line-through' },
  },
  '@media': {
    [MEDIA.touch]: { minBlockSize: TOUCH_TARGET },
    [MEDIA.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})
export const input = kitStyle({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
})
/** A swatch needs less space to the edge than a text. */
export const swatch = kitStyle({ display: 'flex', marginInlineStart: `calc(${space['4']} * -1)` })
