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
export const variant = kitVariants({
  quiet: {},
  outlined: { borderColor: surface.control, background: surface.background },
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
