import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, radius, shadow, motion, fontSize } = themeContract

/** On narrow windows a card is too small for the panel, so it is at the bottom of the window. */
export const panel = style({
  position: 'relative',
  display: 'grid',
  gap: '12px',
  padding: '12px',
  maxBlockSize: '22rem',
  overflowY: 'auto',
  borderRadius: `max(0px, calc(${radius.image} - 6px))`,
  color: surface.body,
  backgroundColor: surface.background,
  boxShadow: shadow.overlay,
  '@media': {
    [BREAKPOINTS.belowTablet]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      padding: '16px',
      paddingBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
      maxBlockSize: '85vh',
      borderEndStartRadius: 0,
      transition: `transform ${motion.enter} ${motion.easing}`,
      '@starting-style': { transform: 'translateY(100%)' },
      borderEndEndRadius: 0,
    },
    // It comes to a card that the pointer only rests on: gently.
    [BREAKPOINTS.tablet]: {
      transition: `opacity ${motion.enter} ${motion.easing}, transform ${motion.enter} ${motion.easing}`,
      '@starting-style': { opacity: 0, transform: 'translateY(8px)' },
    },
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
  },
})

/** Behind the sheet. A press on it closes the sheet. */
export const scrim = style({
  display: 'none',
  '@media': {
    [BREAKPOINTS.belowTablet]: {
      display: 'block',
      position: 'fixed',
      inset: 0,
      backgroundColor: themeContract.overlay,
      transition: `opacity ${motion.enter} ${motion.easing}`,
      '@starting-style': { opacity: 0 },
    },
  },
})

/** On wide windows the card itself shows it. */
export const product = style({
  display: 'none',
  '@media': {
    [BREAKPOINTS.belowTablet]: {
      display: 'grid',
      gridTemplateColumns: '56px minmax(0, 1fr)',
      alignItems: 'center',
      gap: '12px',
      flex: 1,
      minInlineSize: 0,
    },
  },
})

export const productText = style({
  display: 'grid',
  color: surface.heading,
  fontSize: fontSize.md,
  overflowWrap: 'anywhere',
})

export const step = style({ whiteSpace: 'nowrap' })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  marginBlock: '-6px -12px',
  marginInlineEnd: '-6px',
  fontSize: fontSize.xs,
  '@media': { [BREAKPOINTS.belowTablet]: { marginBlock: 0 } },
})
