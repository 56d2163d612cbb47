import { globalStyle, style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'
import { noticeInset } from '#shop/notice-inset.css.ts'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

const { surface, fontWeight } = themeContract

export const form = style({ display: 'grid', gap: '20px' })

/** The price, with the stock at the end of its line where there is room. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '12px',
  // What is not sold has neither.
  selectors: { '&:empty': { display: 'none' } },
})

export const notes = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px' })

/** A button whose label is too long for the line takes a line of its own. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'flex-start' })

export const add = style({ flex: '1 1 max-content' })

/** Shown once the main button has left the screen; never with a button that cannot be pressed. */
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
  selectors: {
    '&[data-shown]': { transform: 'none', visibility: 'visible' },
    '&:not(:has(:enabled))': { display: 'none' },
  },
  '@media': {
    [BREAKPOINTS.desktop]: { display: 'none' },
    [BREAKPOINTS.reducedMotion]: { transition: 'none' },
  },
})

/** Space below the page, so that neither its end nor the focused element is covered by the bar. */
globalStyle(`:root:has(${bar}[data-shown])`, {
  '@media': { [BREAKPOINTS.belowDesktop]: { scrollPaddingBlockEnd: `calc(${noticeInset} + 88px)` } },
})
globalStyle(`body:has(${bar} :enabled)`, {
  '@media': { [BREAKPOINTS.belowDesktop]: { paddingBlockEnd: `calc(${noticeInset} + 72px)` } },
})

export const barPrice = style({ color: surface.heading, fontWeight: fontWeight.strong, whiteSpace: 'nowrap' })
