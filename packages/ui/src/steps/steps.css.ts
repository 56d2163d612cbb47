import { HIDDEN_RULE, kitStyle } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, space, fontSize, fontWeight, motion } = themeContract

export const list = kitStyle({ display: 'flex', gap: space['8'], inlineSize: '100%' })
export const step = kitStyle({
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: space['8'],
  borderBlockStart: `4px solid ${surface.track}`,
  color: surface.body,
  fontSize: fontSize.sm,
  lineHeight: 1.35,
  transition: `border-color ${motion.enter}`,
  selectors: {
    '&[data-state="done"], &[data-state="current"]': { borderBlockStartColor: surface.primaryMark },
    '&[data-state="current"]': { color: surface.heading, fontWeight: fontWeight.strong },
  },
  '@media': {
    [MEDIA.forcedColors]: {
      selectors: { '&[data-state="done"], &[data-state="current"]': { borderBlockStartColor: 'Highlight' } },
    },
  },
})
/** In narrow windows only the current step shows its text. */
export const textBlock = kitStyle({
  display: 'block',
  '@media': {
    [MEDIA.belowTablet]: {
      selectors: {
        [`${step}:not([data-state="current"]) > &`]: HIDDEN_RULE,
      },
    },
  },
})
