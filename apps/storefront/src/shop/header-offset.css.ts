import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { BREAKPOINTS } from './breakpoints.ts'

/** Height of the header at the top of the window, 0 while it is hidden. Only elements with the class `belowHeader` have it. */
export const headerOffset = createVar()

/** Of the header's row. It grows with the text. */
export const HEADER_HEIGHT = { narrow: 'max(56px, min(3.5rem, 17vw))', wide: 'max(72px, 4.5rem)' } as const

const HIDDEN = ':root:has([data-site-header="hidden"])'

/**
 * For an element that sticks below the header. Its height is no variable of the page, since all elements would inherit that:
 * the browser would compute the styles of each of them when the header hides while somebody scrolls.
 */
export const belowHeader = style({
  vars: { [headerOffset]: HEADER_HEIGHT.narrow },
  '@media': { [BREAKPOINTS.desktop]: { vars: { [headerOffset]: HEADER_HEIGHT.wide } } },
  selectors: { [`${HIDDEN} &`]: { vars: { [headerOffset]: '0px' } } },
})

globalStyle(':root', {
  scrollPaddingBlockStart: `calc(${HEADER_HEIGHT.narrow} + 16px)`,
  '@media': { [BREAKPOINTS.desktop]: { scrollPaddingBlockStart: `calc(${HEADER_HEIGHT.wide} + 16px)` } },
})

globalStyle(HIDDEN, { scrollPaddingBlockStart: '16px' })
