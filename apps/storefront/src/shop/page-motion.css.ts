import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { motion } = themeContract

/** The element that React watches while a card opens: it takes no room. */
export const watched = style({ display: 'none' })

/**
 * Content that appears after a change of page or filters fades in; the rest is not animated. These styles load at the
 * first interaction, so that server-rendered content never fades. Only where a router changes pages, so not in stories.
 */
globalStyle('html[data-router] :is(main > *, main li > article)', {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: `opacity ${motion.enter} ${motion.easing}`,
      '@starting-style': { opacity: 0 },
    },
  },
})
