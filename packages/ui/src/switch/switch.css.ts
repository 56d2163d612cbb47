import { kitStyle } from '../style/kit-style.ts'
import { MEDIA, TOUCH_TARGET } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, motion, space } = themeContract

export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['16'],
  color: surface.heading,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: surface.body } },
  '@media': { [MEDIA.touch]: { minBlockSize: TOUCH_TARGET } },
})
export const track = kitStyle({
  appearance: 'none',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '1.625rem',
  padding: '2px',
  border: `1.5px solid ${surface.control}`,
  borderRadius: '999px',
  background: surface.background,
  cursor: 'inherit',
  transition: `background ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      blockSize: '100%',
      aspectRatio: '1 / 1',
      borderRadius: '50%',
      background: surface.control,
      transition: `margin ${motion.enter} ${motion.easing}, background ${motion.state}`,
    },
    '&:checked': { background: surface.primaryMark, borderColor: surface.primaryMark },
    '&:checked::before': { marginInlineStart: '1.125rem', background: surface.background },
    '&:disabled': { opacity: 0.55 },
  },
  '@media': {
    [MEDIA.forcedColors]: {
      selectors: { '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' } },
    },
  },
})
