import { kitStyle } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontSize, fontWeight } = themeContract

export const root = kitStyle({ display: 'grid', gap: space['8'] })
export const head = kitStyle({ display: 'flex', justifyContent: 'space-between', gap: space['16'] })
export const label = kitStyle({
  color: surface.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
})
export const output = kitStyle({
  color: surface.heading,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
})
export const trackBox = kitStyle({
  position: 'relative',
  blockSize: '2.75rem',
  marginInline: '0.75rem',
  cursor: 'pointer',
})
const rail = {
  content: '""',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 2px)',
  blockSize: '4px',
  borderRadius: '2px',
} as const
export const rest = kitStyle({
  ...rail,
  insetInline: '-0.75rem',
  background: surface.track,
  '@media': { [MEDIA.forcedColors]: { background: 'GrayText', forcedColorAdjust: 'none' } },
})
export const fill = kitStyle({
  ...rail,
  background: surface.primaryMark,
  '@media': { [MEDIA.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
export const thumb = kitStyle({
  insetBlockStart: '50%',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  border: `2px solid ${surface.primaryMark}`,
  background: surface.background,
  cursor: 'grab',
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: '-0.75rem', borderRadius: '50%' },
    '&:has(:focus-visible)': { outline: `2px solid ${surface.focus}`, outlineOffset: '2px' },
    '&[data-dragging]': { cursor: 'grabbing', background: surface.primaryMark },
  },
})
