import { kitStyle } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, motion, space } = themeContract

export const root = kitStyle({ display: 'flex', flexDirection: 'column', gap: space['4'] })
const mark = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M3.5 8.4l3 3 6-6.8" fill="none" stroke="#000" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)
export const box = kitStyle({
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  marginBlockStart: '0.1em',
  display: 'grid',
  border: `1.5px solid ${surface.control}`,
  borderRadius: `min(6px, ${radius.input})`,
  background: surface.background,
  cursor: 'inherit',
  transition: `background ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '&::before': {
      content: '""',
      background: surface.background,
      mask: `url("data:image/svg+xml,${mark}") center / contain no-repeat`,
      transform: 'scale(0)',
      transition: `transform ${motion.state} ${motion.easing}`,
    },
    '&:checked': { background: surface.primaryMark, borderColor: surface.primaryMark },
    '&:checked::before': { transform: 'scale(1)' },
    '&:disabled': { opacity: 0.55 },
    '&[aria-invalid="true"]': { borderColor: surface.error },
  },
  '@media': {
    [MEDIA.forcedColors]: {
      selectors: { '&::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})
export const textBlock = kitStyle({ display: 'grid', gap: '2px', overflowWrap: 'anywhere', lineHeight: 1.5 })
