import { kitStyle } from '../style/kit-style.ts'
import { MEDIA, TOUCH_TARGET } from '../style/media.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, radius, motion, space, fontSize, fontWeight } = themeContract

export const chip = kitStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space['8'],
  maxInlineSize: '100%',
  minBlockSize: '2.5rem',
  paddingBlock: space['4'],
  paddingInline: componentVar('chip', 'padding', space['16']),
  border: `1px solid ${surface.control}`,
  // More is not seen on one line, and would cut into the words of several.
  borderRadius: `min(${componentVar('chip', 'radius', radius.button)}, 1.375rem)`,
  background: surface.background,
  color: surface.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background ${motion.state}, color ${motion.state}`,
  selectors: {
    '&:hover': { background: surface.soft, borderColor: surface.heading },
    '&[aria-pressed="true"], &[data-selected]': {
      background: surface.heading,
      borderColor: surface.heading,
      color: surface.background,
    },
    '&:disabled': { cursor: 'not-allowed', color: surface.body, borderColor: surface.divider },
  },
  '@media': {
    [MEDIA.touch]: { minBlockSize: TOUCH_TARGET },
    [MEDIA.forcedColors]: {
      selectors: { '&[aria-pressed="true"], &[data-selected]': { outline: '2px solid Highlight' } },
    },
  },
})
