import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { motion } = themeContract

/** At the bottom of the card's picture. With a pointer it is hidden until the card is hovered or focused. */
export const root = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: '8px',
  insetBlockEnd: '8px',
  selectors: { '&[data-open]': { zIndex: 15 } },
  '@media': {
    // Above the header too.
    [BREAKPOINTS.belowTablet]: { selectors: { '&[data-open]': { zIndex: 25 } } },
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

/** Without a pointer that hovers it is always there: a round button with a plus in the corner, its words for ears alone. */
const corner = `${root}:not([data-open])`

globalStyle(corner, { '@media': { [BREAKPOINTS.touch]: { insetInlineStart: 'auto' } } })

globalStyle(`${corner} > button`, {
  '@media': {
    [BREAKPOINTS.touch]: {
      position: 'relative',
      inlineSize: '2.75rem',
      blockSize: '2.75rem',
      minInlineSize: 0,
      minBlockSize: 0,
      padding: 0,
      overflow: 'hidden',
      fontSize: 0,
    },
  },
})

globalStyle(`${corner} > button:not([aria-busy="true"])::after`, {
  content: 'none',
  '@media': {
    [BREAKPOINTS.touch]: {
      content: '"+"',
      position: 'absolute',
      insetInline: 0,
      fontSize: '1.5rem',
      fontWeight: 400,
      lineHeight: '2.75rem',
    },
  },
})

globalStyle(`${root}[data-visible] > button:not([aria-busy="true"])::after`, {
  '@media': { [BREAKPOINTS.touch]: { content: '"✓"' } },
})
