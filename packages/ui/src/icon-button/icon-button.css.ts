import { globalStyle } from '@vanilla-extract/css'
import { kitLayer } from '../style/layers.css.ts'
import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { FITTING_TARGET, MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, motion, radius } = themeContract

export const iconButton = kitStyle({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  border: '1px solid transparent',
  borderRadius: radius.button,
  color: surface.heading,
  cursor: 'pointer',
  transition: `background ${motion.state} ${motion.easing}`,
  selectors: {
    '&:hover': { background: surface.soft },
    '&:disabled, &[aria-disabled="true"]': {
      cursor: 'not-allowed',
      color: surface.control,
      background: 'none',
    },
  },
})
/** The target grows with the text only as far as a row of targets fits; its icon keeps its share of it. */
globalStyle(`${iconButton} > svg`, {
  '@layer': { [kitLayer]: { maxInlineSize: '62%', maxBlockSize: '62%' } },
})
export const variant = kitVariants({
  quiet: {},
  secondary: { borderColor: surface.control, background: surface.background },
  raised: { background: surface.background, boxShadow: themeContract.shadow.overlay },
})
export const size = kitVariants({
  sm: {
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    '@media': { [MEDIA.touch]: { inlineSize: FITTING_TARGET, blockSize: FITTING_TARGET } },
  },
  md: { inlineSize: FITTING_TARGET, blockSize: FITTING_TARGET },
})
export const badge = kitStyle({ position: 'absolute', insetBlockStart: '2px', insetInlineEnd: '0' })
