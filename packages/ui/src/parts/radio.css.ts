import { partStyle } from '../style/kit-style.ts'
import { MEDIA, TOUCH_TARGET } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, motion, space, fontSize, fontWeight } = themeContract

/** The circle of every radio button in the kit. */
export const dot = partStyle({
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.15em',
  border: `1.5px solid ${surface.control}`,
  borderRadius: '50%',
  background: surface.background,
  cursor: 'inherit',
  transition: `border-width ${motion.state} ${motion.easing}, border-color ${motion.state}`,
  selectors: {
    '&:checked': { borderWidth: '6px', borderColor: surface.primaryMark },
    '&:disabled': { opacity: 0.55 },
  },
  '@media': { [MEDIA.forcedColors]: { selectors: { '&:checked': { borderColor: 'Highlight' } } } },
})
/** Surrounds a group whose options have a layout element of their own. */
export const frame = partStyle({ minInlineSize: 0 })
export const group = partStyle({ display: 'flex', flexDirection: 'column', gap: space['12'] })
export const legend = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space['12'],
  inlineSize: '100%',
  marginBlockEnd: space['12'],
  color: surface.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
})
export const chosen = partStyle({
  overflowWrap: 'anywhere',
  color: surface.body,
  fontWeight: fontWeight.body,
})
export const row = partStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['12'],
  color: surface.heading,
  cursor: 'pointer',
  paddingBlock: space['4'],
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: surface.body } },
  '@media': { [MEDIA.touch]: { minBlockSize: TOUCH_TARGET, paddingBlock: '0.6rem' } },
})
export const textBlock = partStyle({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  flex: 1,
  overflowWrap: 'anywhere',
})
