import { globalStyle, style } from '@vanilla-extract/css'
import { noticeInset } from '#shop/notice-inset.css.ts'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

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

/** Above a notice at the window's foot. */
const bar = '[data-part="add-bar"]'
globalStyle(bar, { insetBlockEnd: noticeInset })

/** Space below the page, so that neither its end nor the focused element is covered by the bar. */
globalStyle(`:root:has(${bar}:not([data-away="no"]))`, {
  '@media': { [BREAKPOINTS.belowDesktop]: { scrollPaddingBlockEnd: `calc(${noticeInset} + 88px)` } },
})
globalStyle(`body:has(${bar} :enabled)`, {
  '@media': { [BREAKPOINTS.belowDesktop]: { paddingBlockEnd: `calc(${noticeInset} + 72px)` } },
})
