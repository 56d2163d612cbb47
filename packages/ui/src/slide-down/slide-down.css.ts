import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, motion, shadow } = themeContract

export const root = kitStyle({
  position: 'absolute',
  zIndex: 30,
  insetBlockStart: '100%',
  insetInline: 0,
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  background: surface.background,
  color: surface.body,
  transitionProperty: 'grid-template-rows, visibility',
  transitionTimingFunction: motion.easing,
  selectors: {
    // Visible from the first frame, so that the focus can move in immediately; hidden only after the sheet has slid
    // out.
    '&[data-open]': {
      gridTemplateRows: '1fr',
      visibility: 'visible',
      transitionProperty: 'grid-template-rows',
      boxShadow: shadow.overlay,
    },
    ':root[data-motion="reduced"] &': { transitionDuration: '0.01ms' },
  },
})
/** Duration: 1000 ms for the menu, 700 ms for the search. */
export const pace = kitVariants({
  menu: {
    transitionDuration: '1000ms',
    '@media': { [MEDIA.reducedMotion]: { transitionDuration: '0.01ms' } },
  },
  search: {
    transitionDuration: '700ms',
    '@media': { [MEDIA.reducedMotion]: { transitionDuration: '0.01ms' } },
  },
})
export const clip = kitStyle({ minBlockSize: 0, overflow: 'hidden' })
export const body = kitStyle({
  // Always leaves some of the page visible below, to click on.
  maxBlockSize: 'max(50dvh, 100dvh - 10rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
