import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, radius, fontSize, fontWeight, motion } = themeContract

export const zone = kitStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space['8'],
  padding: space['24'],
  border: `1.5px dashed ${surface.control}`,
  borderRadius: radius.input,
  color: surface.heading,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '&:hover, &[data-drop]': { background: surface.soft, borderColor: surface.heading },
    '&:has(:focus-visible)': { outline: `2px solid ${surface.focus}`, outlineOffset: '2px' },
    '&:has([aria-invalid="true"])': { borderColor: surface.error },
    '&:has(:disabled)': { background: surface.soft, color: surface.body, cursor: 'not-allowed' },
  },
})
export const input = kitStyle({ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', fontSize: 0 })
export const list = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: space['12'],
})
export const item = kitStyle({ position: 'relative', display: 'grid', gap: space['4'], minInlineSize: 0 })
export const preview = kitStyle({
  inlineSize: '100%',
  aspectRatio: '1 / 1',
  objectFit: 'cover',
  borderRadius: radius.input,
  background: surface.soft,
})
export const name = kitStyle({
  overflow: 'hidden',
  color: surface.body,
  fontSize: fontSize.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const remove = kitStyle({
  position: 'absolute',
  insetBlockStart: space['4'],
  insetInlineEnd: space['4'],
})
