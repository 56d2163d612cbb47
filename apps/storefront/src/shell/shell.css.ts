import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { BREAKPOINTS } from '#shop/breakpoints.ts'
import { headerHeight } from '#shop/header-offset.css.ts'

const { surface, gutter, maxWidth, fontSize, fontWeight } = themeContract

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
  // Where text is enlarged on the page alone the window stays wide: menu and tools wrap beside the logo, and the bar grows.
  gridTemplateColumns: 'minmax(min-content, 1fr) auto minmax(min-content, 1fr)',
  alignItems: 'center',
  minBlockSize: headerHeight,
  inlineSize: '100%',
  maxInlineSize: maxWidth,
  marginInline: 'auto',
  paddingInline: gutter,
})

export const narrow = style({
  display: 'grid',
  justifyItems: 'start',
  marginInlineStart: '-10px',
  '@media': { [BREAKPOINTS.desktop]: { display: 'none' } },
})

export const menu = style({ display: 'none', '@media': { [BREAKPOINTS.desktop]: { display: 'block' } } })

export const wide = style({ display: 'none', '@media': { [BREAKPOINTS.desktop]: { display: 'contents' } } })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
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
