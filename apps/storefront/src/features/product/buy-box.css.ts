import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { noticeInset } from '#shop/notice-inset.css.ts'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, fontWeight } = themeContract

export const form = style({ display: 'grid', gap: '24px' })

/** Words too long for one line take a line of their own. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'flex-start' })

export const add = style({ flex: '1 1 max-content' })

/** Appears once the main button has left the screen. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: noticeInset,
  zIndex: 9,
  display: 'flex',
  gap: '16px',
  alignItems: 'center',
  paddingInline: '16px',
  paddingBlock: '10px max(10px, env(safe-area-inset-bottom))',
  backgroundColor: surface.background,
  borderBlockStart: `1px solid ${surface.divider}`,
  transition: 'transform 220ms ease-out, visibility 220ms',
  transform: 'translateY(110%)',
  visibility: 'hidden',
  selectors: { '&[data-shown]': { transform: 'none', visibility: 'visible' } },
  '@media': {
    [BREAKPOINTS.desktop]: { display: 'none' },
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
  },
})

/** The end of the page can be scrolled above the bar, and what has the focus never hides behind it. */
globalStyle(`:root:has(${bar}[data-shown])`, {
  '@media': { [BREAKPOINTS.belowDesktop]: { scrollPaddingBlockEnd: `calc(${noticeInset} + 88px)` } },
})
globalStyle(`body:has(${bar})`, {
  '@media': { [BREAKPOINTS.belowDesktop]: { paddingBlockEnd: `calc(${noticeInset} + 72px)` } },
})

export const barPrice = style({ color: surface.heading, fontWeight: fontWeight.strong, whiteSpace: 'nowrap' })
