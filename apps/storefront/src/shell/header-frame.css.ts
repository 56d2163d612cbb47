import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, motion, overlay } = themeContract

// Separate from the shell's styles, because these names load with every page.

/** Over the page, while a panel is open under the header. A press on it closes the panel. */
export const scrim = style({
  position: 'fixed',
  zIndex: 19,
  inset: 0,
  visibility: 'hidden',
  opacity: 0,
  backgroundColor: overlay,
  transition: `opacity ${motion.leave} ${motion.easing}, visibility ${motion.leave}`,
  selectors: {
    '&[data-open]': { visibility: 'visible', opacity: 1, transitionDuration: motion.enter },
  },
})

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  backgroundColor: surface.background,
  borderBlockEnd: `1px solid ${surface.divider}`,
  transition: `transform ${motion.enter} ${motion.easing}`,
  selectors: {
    '&[data-site-header="hidden"]:not(:has(:focus-visible))': { transform: 'translateY(-101%)' },
  },
  '@media': { [BREAKPOINTS.reducedMotion]: { transition: 'none' } },
})

export const scripted = style({ '@media': { [BREAKPOINTS.noScript]: { display: 'none' } } })
