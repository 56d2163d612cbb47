import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { motion } = themeContract

/** The element that React watches while a card opens: it takes no room. */
export const watched = style({ display: 'none' })

/**
 * Parts that a change of page or filters brings fade in; the rest keeps still. These styles come with the first
 * interaction, so that server-rendered content never fades. Only where a router changes pages: a story stands still.
 */
globalStyle('html[data-router] :is(main > *, main li > article)', {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: `opacity ${motion.enter} ${motion.easing}`,
      '@starting-style': { opacity: 0 },
    },
  },
})
