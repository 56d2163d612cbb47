import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { motion } = themeContract

/** What React watches while a card opens: it takes no room. */
export const watched = style({ display: 'none' })

/**
 * What a change of page or of filters brings fades in; what stays keeps still. These styles come with the first sign of
 * a visitor, so that what the server drew never fades. Only where a router changes pages: a part that is shown by itself
 * stands still.
 */
globalStyle('html[data-router] :is(main > *, main li > article)', {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: `opacity ${motion.enter} ${motion.easing}`,
      '@starting-style': { opacity: 0 },
    },
  },
})
