import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'
import { headerHeight } from '#shop/header-offset.css.ts'

const { surface, gutter, maxWidth, fontSize, fontWeight, motion } = themeContract

/** Over the page, while a panel is open under the header. A press on it closes the panel. */
export const scrim = style({
  position: 'fixed',
  zIndex: 19,
  inset: 0,
  visibility: 'hidden',
  opacity: 0,
  backgroundColor: themeContract.overlay,
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

/** A currency that is only a guide says so above the bar. */
export const note = style({
  paddingBlock: '6px',
  paddingInline: gutter,
  textAlign: 'center',
  fontSize: fontSize.sm,
  color: surface.body,
  borderBlockEnd: `1px solid ${surface.divider}`,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  blockSize: headerHeight,
  inlineSize: '100%',
  maxInlineSize: maxWidth,
  marginInline: 'auto',
  paddingInline: gutter,
})

export const narrow = style({
  marginInlineStart: '-10px',
  '@media': { [BREAKPOINTS.desktop]: { display: 'none' } },
})

export const scripted = style({ '@media': { [BREAKPOINTS.noScript]: { display: 'none' } } })

export const menu = style({ display: 'none', '@media': { [BREAKPOINTS.desktop]: { display: 'block' } } })

export const wide = style({ display: 'none', '@media': { [BREAKPOINTS.desktop]: { display: 'contents' } } })

export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  marginInlineEnd: '-10px',
  '@media': { [BREAKPOINTS.desktop]: { gap: '8px', marginInlineEnd: 0 } },
})

export const menuCard = style({
  display: 'grid',
  gap: '12px',
  color: surface.heading,
  textDecoration: 'none',
})

export const menuCardLabel = style({
  fontWeight: fontWeight.medium,
  textUnderlineOffset: '0.3em',
  selectors: { [`${menuCard}:hover &`]: { textDecoration: 'underline' } },
})

export const main = style({ minBlockSize: '60vh', outline: 'none' })
