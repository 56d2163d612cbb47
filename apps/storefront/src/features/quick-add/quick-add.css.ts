import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, radius, shadow, motion, fontSize } = themeContract

/** At the bottom of the card's picture. With a pointer it is hidden until the card is hovered or focused. */
export const root = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: '8px',
  insetBlockEnd: '8px',
  selectors: { '&[data-open]': { zIndex: 15 } },
  '@media': {
    [BREAKPOINTS.tablet]: { insetInline: '12px', insetBlockEnd: '12px' },
    [BREAKPOINTS.hover]: {
      opacity: 0,
      transform: 'translateY(8px)',
      transition: `opacity ${motion.enter} ${motion.easing}, transform ${motion.enter} ${motion.easing}`,
      selectors: {
        'article:hover &, article:focus-within &, &[data-visible]': { opacity: 1, transform: 'none' },
      },
    },
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
    '(scripting: none)': { display: 'none' },
  },
})

/** On narrow windows a card is too small for the panel, so it is at the bottom of the window. */
export const panel = style({
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
    '(max-width: 39.99rem)': {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      padding: '16px',
      maxBlockSize: '70vh',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: '-6px -12px',
  marginInlineEnd: '-6px',
  fontSize: fontSize.xs,
})
